// The groups of the table as the arrow keys see them, from the foot of the page to its head.
import { focus_on } from '../app/focus';

const order = ['me', 'hand', 'question', 'stage', 'seats'];

const stop_in = (zone: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] [tabindex="0"]`)].find((e) => !(e as HTMLButtonElement).disabled) ?? null;

const zone_of = (e: Element | null): string => e?.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? 'question';

export function enter_zone(zone: string): boolean {
  return focus_on(stop_in(zone));
}

// To the next group up (1) or down (-1) that has anything in it.
export function step_zone(by: 1 | -1): boolean {
  for (let at = order.indexOf(zone_of(document.activeElement)) + by; at >= 0 && at < order.length; at += by) {
    if (enter_zone(order[at]!)) return true;
  }
  return false;
}
