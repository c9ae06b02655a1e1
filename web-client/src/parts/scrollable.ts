// What scrolls can be reached by the keyboard also when nothing in it can: it is a stop of its own then.
const reachable = ':is(button, input, select, textarea):enabled, [href], [tabindex="0"]';

export function scrollable(box: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = box.scrollHeight > box.clientHeight + 1 && ![...box.querySelectorAll<HTMLElement>(reachable)].some((e) => e.tabIndex >= 0 && e.getClientRects().length > 0);
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(box, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['disabled'] });
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
  sizes?.observe(box);
  return () => {
    changes.disconnect();
    sizes?.disconnect();
  };
}
