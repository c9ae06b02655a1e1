// Takes back the last step of a choice that is not sent yet.
import { nothing, type Selection } from './interaction';

export function step_back(s: Selection): Selection {
  if (s.number !== null) return { ...s, number: null };
  if (s.targets2.length > 0) return { ...s, targets2: s.targets2.slice(0, -1) };
  if (s.targets.length > 0) return { ...s, targets: s.targets.slice(0, -1) };
  if (s.cards.length > 0) return { ...s, cards: s.cards.slice(0, -1) };
  return nothing;
}
