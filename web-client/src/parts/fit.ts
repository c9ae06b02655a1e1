// A text that does not fit its box takes a tighter step; what is still too long ends in dots (styles by data-step).
const steps = ['', 'tight', 'cut'];

function settle(box: HTMLElement): void {
  const body = box.firstElementChild as HTMLElement | null;
  for (const step of steps) {
    box.dataset['step'] = step;
    if (!body || body.offsetHeight <= box.clientHeight) return;
  }
}

// What the box holds and how wide it is are given so that it is looked at again when they change.
export const fit = (_text: string, _width: number) => (box: HTMLElement) => {
  settle(box);
  if (typeof ResizeObserver === 'undefined' || !box.firstElementChild) return;
  const sizes = new ResizeObserver(() => settle(box)); // the font of another language comes later
  sizes.observe(box.firstElementChild);
  sizes.observe(box); // it is another one when the buttons beside it are others
  return () => sizes.disconnect();
};
