// One stop for Tab in a group, the arrow keys within it.
import type { Attachment } from 'svelte/attachments';

export interface Roving {
  items?: string; // what is stepped through
  axis?: 'x' | 'y' | 'both';
  press?: boolean; // what is reached is chosen, as in radio groups and tabs
  last?: boolean; // Tab enters at the end
}

const forward = { x: ['ArrowRight'], y: ['ArrowDown'], both: ['ArrowRight', 'ArrowDown'] };
const backward = { x: ['ArrowLeft'], y: ['ArrowUp'], both: ['ArrowLeft', 'ArrowUp'] };

export const stops = (box: Element, items = 'button'): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(items)].filter((e) => !(e as HTMLButtonElement).disabled);

export function roving({ items = 'button', axis = 'x', press = false, last = false }: Roving = {}): Attachment<HTMLElement> {
  return (box) => {
    let current: HTMLElement | null = null;

    const refresh = (): void => {
      const list = stops(box, items);
      const marked = press ? list.find((e) => e.getAttribute('aria-checked') === 'true' || e.getAttribute('aria-selected') === 'true') : undefined;
      current = marked ?? (current && list.includes(current) ? current : ((last ? list.at(-1) : list[0]) ?? null));
      for (const e of list) {
        const wanted = e === current ? '0' : '-1';
        if (e.getAttribute('tabindex') !== wanted) e.setAttribute('tabindex', wanted);
      }
    };
    const entered = (e: FocusEvent): void => {
      const item = e.target instanceof Element ? e.target.closest<HTMLElement>(items) : null;
      if (!item || item === current) return;
      current = item;
      refresh();
    };
    const key = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || !(e.target instanceof Element)) return;
      const list = stops(box, items);
      const at = list.findIndex((i) => i.contains(e.target as Element));
      if (at < 0) return;
      const to = forward[axis].includes(e.key) ? (at + 1) % list.length
        : backward[axis].includes(e.key) ? (at - 1 + list.length) % list.length
          : e.key === 'Home' ? 0 : e.key === 'End' ? list.length - 1 : -1;
      if (to < 0) return;
      e.preventDefault();
      list[to]!.focus();
      if (press && to !== at) list[to]!.click();
    };
    box.addEventListener('focusin', entered);
    box.addEventListener('keydown', key);
    const watch = new MutationObserver(refresh);
    watch.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'aria-checked', 'aria-selected'] });
    refresh();
    return () => {
      watch.disconnect();
      box.removeEventListener('focusin', entered);
      box.removeEventListener('keydown', key);
    };
  };
}
