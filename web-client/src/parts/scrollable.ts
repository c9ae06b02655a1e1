// What scrolls can be reached by the keyboard also when nothing in it can: it is a stop of its own then.
export function scrollable(box: HTMLElement): (() => void) | undefined {
  const look = (): void => {
    const scrolls = box.scrollHeight > box.clientHeight + 1 && box.querySelector('button, [href], input, select, textarea, [tabindex="0"]') === null;
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  look();
  if (typeof ResizeObserver === 'undefined') return;
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  if (box.firstElementChild) sizes.observe(box.firstElementChild);
  return () => sizes.disconnect();
}
