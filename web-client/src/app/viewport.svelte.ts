// The size of the window, or of what a page leaves of it to the table.
class Viewport {
  private outer_width = $state(innerWidth);
  private outer_height = $state(innerHeight);
  // What stands beside and below the table, in pixels.
  right = $state(0);
  bottom = $state(0);

  constructor() {
    addEventListener('resize', () => {
      this.outer_width = innerWidth;
      this.outer_height = innerHeight;
    });
  }

  get width(): number {
    return this.outer_width - this.right;
  }
  get height(): number {
    return this.outer_height - this.bottom;
  }
  // Of the whole window.
  get window_width(): number {
    return this.outer_width;
  }
  get window_height(): number {
    return this.outer_height;
  }

  get small(): boolean {
    return this.width < 600 || this.height < 500;
  }
}

export const viewport = new Viewport();
