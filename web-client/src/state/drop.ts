// What a card does that is dragged. Pure: the same clicks in another shape.
import { click_card, click_seat, type Selection } from './interaction';
import type { Question } from './wire';

// The choice with this card in it; null if it cannot be lifted.
export function lifted(q: Question, s: Selection, card: number): Selection | null {
  if (s.cards.includes(card)) return s;
  const next = click_card(q, s, card);
  return next.cards.includes(card) ? next : null;
}

// The choice with this seat in it as well; null if it takes no card now.
export function dropped(q: Question, s: Selection, seat: number): Selection | null {
  if (s.targets.includes(seat) || s.targets2.includes(seat)) return s;
  const next = click_seat(q, s, seat);
  return next.targets.includes(seat) || next.targets2.includes(seat) ? next : null;
}
