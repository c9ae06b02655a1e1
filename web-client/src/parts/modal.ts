// Whether a sheet lies over the page: the keys are its own then.
import type { Attachment } from 'svelte/attachments';
import { keep_focus } from '../app/focus';

export const sheet_is_open = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

const reachable = 'button, [href], input, select, textarea, [tabindex="0"]';

function ends(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(reachable)].filter((e) => !(e as HTMLButtonElement).disabled && e.tabIndex >= 0 && e.getClientRects().length > 0);
}

const panels: HTMLElement[] = []; // that are open, the upper one last

// Takes the focus, keeps it while Tab is pressed, and gives it back where it came from.
export function modal(onclose: () => void): Attachment<HTMLElement> {
  return (panel) => {
    const before = document.activeElement;
    panels.push(panel);
    panel.focus({ preventScroll: true });
    // No key that is pressed here means anything below. It is stopped at the document, which is where the framework
    // hears for the elements of the sheet, and not before: the page's own keys are heard at the window.
    const key = (e: KeyboardEvent): void => {
      if (panels.at(-1) !== panel || !(e.target instanceof Node) || !panel.contains(e.target)) return;
      e.stopPropagation();
      if (e.key === 'Escape') return onclose();
      if (e.key !== 'Tab') return;
      const list = ends(panel);
      const at = list.indexOf(document.activeElement as HTMLElement);
      const over = list.length === 0 || at === (e.shiftKey ? 0 : list.length - 1) || (e.shiftKey && at < 0);
      if (!over) return;
      e.preventDefault();
      (e.shiftKey ? list.at(-1) : list[0])?.focus();
    };
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('keydown', key);
      panels.splice(panels.indexOf(panel), 1);
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus({ preventScroll: true });
      else if (before !== document.body) keep_focus();
    };
  };
}
