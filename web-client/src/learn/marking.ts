// Puts the coach's marks on what they mean: the attribute data-coach, which Coach.svelte lets glow.
import type { Mark } from './facts';

export function selectors_of(m: Mark): string {
  if ('card' in m) return `[data-card="${m.card}"]`;
  if ('seat' in m) return `.seat[data-seat="${m.seat}"] .plaque, .tile[data-seat="${m.seat}"], .me[data-seat="${m.seat}"] .art`;
  if ('fate' in m) return '[data-fate]';
  return `[data-act="${m.act}"]`;
}

// The first of each that can be seen.
export function put_marks(root: ParentNode, marks: readonly Mark[]): void {
  const wanted = new Set<Element>();
  for (const m of marks) {
    const found = [...root.querySelectorAll(selectors_of(m))].find((e) => e.getClientRects().length > 0);
    if (found) wanted.add(found);
  }
  for (const e of root.querySelectorAll('[data-coach]')) if (!wanted.has(e)) e.removeAttribute('data-coach');
  for (const e of wanted) if (!e.hasAttribute('data-coach')) e.setAttribute('data-coach', '');
}
