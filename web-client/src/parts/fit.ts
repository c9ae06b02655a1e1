// A text that does not fit its box takes a tighter step; what is still too long ends in dots (styles by data-step).
// Boxes are measured all at once, when the page is laid out anyhow: each one alone would have it laid out again.
const steps = ['', 'tight', 'cut'];
const boxes = new Map<Element, HTMLElement>(); // by what they hold
let sizes: ResizeObserver | undefined;

function to_step(box: HTMLElement, step: string): void {
  if (box.dataset['step'] !== step) box.dataset['step'] = step;
}

function settle(all: readonly HTMLElement[]): void {
  let left = all;
  for (const step of steps) {
    for (const box of left) to_step(box, step);
    left = left.filter((box) => (box.firstElementChild as HTMLElement).offsetHeight > box.clientHeight);
    if (left.length === 0) return;
  }
}

// What the box holds and how wide it is are given so that it is looked at again when they change.
export const fit = (_text: string, _width: number) => (box: HTMLElement) => {
  const body = box.firstElementChild;
  to_step(box, '');
  if (!body) return;
  if (typeof ResizeObserver === 'undefined') return settle([box]);
  // Told before the first picture, and again when the font of another language comes.
  sizes ??= new ResizeObserver((list) => settle(list.flatMap((e) => boxes.get(e.target) ?? [])));
  boxes.set(body, box);
  sizes.observe(body);
  return () => {
    boxes.delete(body);
    sizes?.unobserve(body);
  };
};
