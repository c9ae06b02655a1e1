// Keeps the keyboard somewhere: what has the focus may go away under it.
import type { Attachment } from 'svelte/attachments';

const typing = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

export const is_typing = (e: Element | null): boolean => e !== null && typing.has(e.tagName);

export function focus_on(e: HTMLElement | null | undefined): boolean {
  if (!e) return false;
  if (!e.hasAttribute('tabindex') && e.tabIndex < 0) e.tabIndex = -1;
  e.focus({ preventScroll: true });
  return document.activeElement === e;
}

// The best place when nothing has the focus: the sheet above all, my question, what is left of the group, the page.
// False: there is no place yet, as while the next screen is loaded.
export function keep_focus(zone = ''): boolean {
  const find = (css: string): HTMLElement | null => document.querySelector<HTMLElement>(css);
  const sheets = document.querySelectorAll<HTMLElement>('[aria-modal="true"]');
  const places = sheets.length > 0
    ? [sheets[sheets.length - 1]]
    : [find('[data-question][data-mine="true"]'), zone ? find(`[data-zone="${zone}"] [tabindex="0"]`) : null, find('main')];
  return places.some(focus_on);
}

// Watches a part of the page, and looks for another place when the focused element is removed or switched off.
export const focus_keeper: Attachment<HTMLElement> = (root) => {
  let had: HTMLElement | null = null;
  let zone = '';

  const gone = (): boolean => had !== null && (!had.isConnected || (had as HTMLButtonElement).disabled === true);
  const check = (): void => {
    const now = document.activeElement;
    if (!gone() || (now !== null && now !== document.body && now !== had)) return;
    if (keep_focus(zone)) had = document.activeElement as HTMLElement;
  };
  const into = (e: FocusEvent): void => {
    had = e.target instanceof HTMLElement ? e.target : null;
    zone = had?.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '';
  };
  // Given up on purpose, as by a click elsewhere: then it is not looked after any more.
  const out = (e: FocusEvent): void => {
    if (e.relatedTarget) return;
    const left = e.target;
    setTimeout(() => {
      if (had === left && !gone()) had = null;
    });
  };
  root.addEventListener('focusin', into);
  root.addEventListener('focusout', out);
  const watch = new MutationObserver(check);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', into);
    root.removeEventListener('focusout', out);
  };
};
