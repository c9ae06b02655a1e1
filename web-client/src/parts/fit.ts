// A text that does not fit its box takes a tighter step; what is still too long ends in dots (styles by data-step).
// Boxes are measured all at once, when the page is laid out anyhow: each one alone would have it laid out again.
const steps = ['', 'tight', 'cut'];
const boxes = new Map<Element, HTMLElement>(); // by themselves and what they hold
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
  sizes ??= new ResizeObserver((list) => settle([...new Set(list.flatMap((e) => boxes.get(e.target) ?? []))]));
  // The box is another one when the buttons beside it are others.
  for (const e of [body, box]) {
    boxes.set(e, box);
    sizes.observe(e);
  }
  return () => {
    for (const e of [body, box]) {
      boxes.delete(e);
      sizes?.unobserve(e);
    }
  };
};
