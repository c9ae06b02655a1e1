// The size of the window.
class Viewport {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get small(): boolean {
    return this.width < 600 || this.height < 500;
  }
}

export const viewport = new Viewport();
