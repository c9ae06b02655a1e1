// From clicks to an answer: progressive selection over the actions that a question offers. Pure; knows no rule of the game.
import { create } from '@bufbuild/protobuf';
import { card, is_red } from '../catalog/catalog';
import { AnswerSchema, CardRule, type Action, type Answer, type Question } from './wire';

// What distinguishes one way to answer from another, apart from the cards and seats chosen for it.
export interface Variant {
  verb: number;
  ability: number;
  card_type: number;
  option: number;
}

export interface Selection {
  variant: Variant | null; // chosen by a button; null = whatever the cards and seats allow
  cards: number[];
  targets: number[];
  targets2: number[];
  number: number | null; // null = the least
}

export const nothing: Selection = { variant: null, cards: [], targets: [], targets2: [], number: null };

export const variant_of = (a: Action): Variant => ({
  verb: a.verb,
  ability: a.ability,
  card_type: a.cardType,
  option: a.option,
});
export const same_variant = (a: Variant, b: Variant): boolean =>
  a.verb === b.verb && a.ability === b.ability && a.card_type === b.card_type && a.option === b.option;

export function is_empty(s: Selection): boolean {
  return !s.variant && s.cards.length + s.targets.length + s.targets2.length === 0 && s.number === null;
}

const suit = (n: number): string => card(n)?.suit ?? '';

// Do these cards satisfy what an action wants them to have in common?
export function cards_fit(rule: CardRule, cards: readonly number[]): boolean {
  const suits = cards.map(suit);
  switch (rule) {
    case CardRule.SAME_SUIT:
      return new Set(suits).size <= 1;
    case CardRule.SAME_COLOUR:
      return new Set(suits.map(is_red)).size <= 1;
    case CardRule.DIFFERENT_SUITS:
      return new Set(suits).size === suits.length;
    default:
      return true;
  }
}

const within = (chosen: readonly number[], offered: readonly number[], max: number): boolean =>
  chosen.length <= max && chosen.every((c) => offered.includes(c));

// Could the selection still become an answer by this action?
export function allows(a: Action, s: Selection): boolean {
  if (s.variant && !same_variant(s.variant, variant_of(a))) return false;
  if (!within(s.cards, a.cards, a.maxCards) || !cards_fit(a.rule, s.cards)) return false;
  if (!within(s.targets, a.targets, a.maxTargets)) return false;
  if (!within(s.targets2, a.targets2, a.maxTargets2)) return false;
  if (s.targets2.some((t) => s.targets.includes(t))) return false;
  if (s.number !== null && (a.maxNumber === 0 || s.number < a.minNumber || s.number > a.maxNumber)) return false;
  return true;
}

// Indices (from 1) of the actions that the selection can still become, as they are offered; but a card that was clicked is
// first of all itself, and only then what a skill makes of it or pays with it.
export function matching(q: Question, s: Selection): number[] {
  const open = q.actions.flatMap((a, i) => (allows(a, s) ? [i + 1] : []));
  if (s.variant || s.cards.length === 0) return open;
  const plain = (i: number): boolean => q.actions[i - 1]!.ability === 0;
  return [...open.filter(plain), ...open.filter((i) => !plain(i))];
}

export const action_at = (q: Question, index: number): Action | undefined => q.actions[index - 1];

const enough = (a: Action, s: Selection): boolean =>
  s.cards.length >= a.minCards &&
  s.targets.length >= a.minTargets &&
  s.targets2.length >= a.minTargets2;

// Do two ways differ in their cards, seats or option only?
export const same_subject = (a: Variant, b: Variant): boolean => a.verb === b.verb && a.ability === b.ability && a.card_type === b.card_type;

const seats_alone = (s: Selection): boolean => !s.variant && s.cards.length === 0 && s.targets.length + s.targets2.length > 0;

// Only seats were chosen so far, and more than one thing could be done to them: nothing may be done yet.
export function undecided(q: Question, s: Selection): boolean {
  if (!seats_alone(s)) return false;
  return several(q, matching(q, s));
}

function several(q: Question, open: readonly number[]): boolean {
  const first = open[0] === undefined ? undefined : variant_of(action_at(q, open[0])!);
  return first !== undefined && open.some((i) => !same_variant(first, variant_of(action_at(q, i)!)));
}

// The action that the selection answers by as it stands; 0 = none yet. A chosen variant or the first offered one wins, and
// what is asked about is always that first one: another one never answers in its place.
export function complete(q: Question, s: Selection): number {
  const open = matching(q, s);
  const first = action_at(q, open[0] ?? 0);
  if (!first || (seats_alone(s) && several(q, open))) return 0;
  return open.find((i) => same_subject(variant_of(first), variant_of(action_at(q, i)!)) && enough(action_at(q, i)!, s)) ?? 0;
}

export function answer_of(q: Question, s: Selection): Answer | null {
  const index = complete(q, s);
  const a = action_at(q, index);
  if (!a) return null;
  const number = a.maxNumber === 0 ? 0 : (s.number ?? a.minNumber);
  return create(AnswerSchema, {
    question: q.id,
    action: index,
    cards: s.cards,
    targets: s.targets,
    targets2: s.targets2,
    number,
  });
}

export const pass_of = (q: Question): Answer => create(AnswerSchema, { question: q.id, action: 0 });

// The ways that are still open, one entry for each, in the order in which they are offered.
export function variants(q: Question, s: Selection): { variant: Variant; action: Action; index: number }[] {
  const out: { variant: Variant; action: Action; index: number }[] = [];
  for (const index of matching(q, { ...s, variant: null })) {
    const action = action_at(q, index)!;
    const variant = variant_of(action);
    if (!out.some((o) => same_variant(o.variant, variant))) out.push({ variant, action, index });
  }
  return out;
}

// ---- clicks -------------------------------------------------------------------------------------------------------------

const toggled = (list: readonly number[], n: number): number[] =>
  list.includes(n) ? list.filter((x) => x !== n) : [...list, n];

// A click on a card: takes it back, adds it, or starts anew with it.
export function click_card(q: Question, s: Selection, n: number): Selection {
  if (s.cards.includes(n)) {
    const cards = toggled(s.cards, n);
    return settle(q, { ...s, cards, ...(cards.length === 0 ? { targets: [], targets2: [], number: null } : {}) });
  }
  const added = { ...s, cards: [...s.cards, n] };
  if (matching(q, added).length > 0) return settle(q, added);
  // The way that was chosen takes another card instead of the last one.
  const swapped = { ...s, cards: [...s.cards.slice(0, -1), n] };
  if (s.variant && s.cards.length > 0 && matching(q, swapped).length > 0) return settle(q, swapped);
  const without_seats = { ...swapped, targets: [], targets2: [] };
  if (s.variant && matching(q, without_seats).length > 0) return settle(q, without_seats);
  const fresh = { ...nothing, cards: [n] };
  return matching(q, fresh).length > 0 ? settle(q, fresh) : s;
}

// A click on a seat: first role, then the second role, as the actions want it.
export function click_seat(q: Question, s: Selection, seat: number): Selection {
  if (s.targets.includes(seat)) return settle(q, { ...s, targets: toggled(s.targets, seat), targets2: [] }, false);
  if (s.targets2.includes(seat)) return settle(q, { ...s, targets2: toggled(s.targets2, seat) }, false);
  const tries: Selection[] = [
    { ...s, targets: [...s.targets, seat] },
    { ...s, targets2: [...s.targets2, seat] },
    { ...s, targets2: [...s.targets2.slice(0, -1), seat] },
    { ...s, targets: [...s.targets.slice(0, -1), seat], targets2: [] },
  ];
  const found = tries.find((t) => matching(q, t).length > 0);
  return found ? settle(q, found) : s;
}

// A way is chosen by its button; what was selected stays as far as it fits.
export function choose_variant(q: Question, s: Selection, variant: Variant): Selection {
  const tries: Selection[] = [
    { ...s, variant },
    { ...s, variant, targets2: [] },
    { ...s, variant, targets: [], targets2: [], number: null },
    { ...nothing, variant },
  ];
  const found = tries.find((t) => matching(q, t).length > 0);
  return found ? settle(q, found) : s;
}

// Fills in what leaves no choice: the only way, forced cards, a forced seat.
export function settle(q: Question, s: Selection, fill = true): Selection {
  let next = s;
  if (next.variant && matching(q, next).length === 0) next = { ...next, variant: null };
  if (!fill) return next;
  const open = matching(q, next).map((i) => action_at(q, i)!);
  const only = open[0];
  if (open.length !== 1 || !only || is_empty(next)) return next;
  if (next.cards.length < only.minCards && only.minCards === only.cards.length) next = { ...next, cards: [...only.cards] };
  if (next.targets.length < only.minTargets && only.minTargets === only.targets.length) {
    next = { ...next, targets: [...only.targets] };
  }
  const free = only.targets2.filter((t) => !next.targets.includes(t));
  if (next.targets.length >= only.minTargets && next.targets2.length < only.minTargets2 && only.minTargets2 === free.length) {
    next = { ...next, targets2: free };
  }
  return next;
}

// ---- what to light ----------------------------------------------------------------------------------------------------

export interface Lights {
  cards: ReadonlySet<number>; // may be chosen now
  seats: ReadonlySet<number>;
  wants: 'cards' | 'seats' | 'seats2' | 'number' | 'nothing'; // the one thing that is asked for now
}

// Light only what the next click is wanted for; the rest stays clickable but dark.
export function lights(q: Question, s: Selection): Lights {
  // What is ready by its cards alone asks for nobody: seats of other ways stay dark.
  const ready = s.variant ? undefined : action_at(q, complete(q, s));
  const open = matching(q, s).map((i) => action_at(q, i)!).filter((a) => !ready || ready.maxTargets > 0 || same_subject(variant_of(a), variant_of(ready)));
  const cards = new Set<number>();
  const seats = new Set<number>();
  for (const a of open) {
    for (const c of a.cards) if (!s.cards.includes(c) && allows(a, { ...s, cards: [...s.cards, c] })) cards.add(c);
    if (s.cards.length < a.minCards) continue;
    for (const t of a.targets) if (!s.targets.includes(t) && allows(a, { ...s, targets: [...s.targets, t] })) seats.add(t);
    if (s.targets.length < a.minTargets) continue;
    for (const t of a.targets2) if (allows(a, { ...s, targets2: [...s.targets2, t] })) seats.add(t);
  }
  return { cards, seats, wants: wanted(open, s) };
}

// What one action still asks for.
export const wanted_by = (a: Action, s: Selection): Lights['wants'] => wanted([a], s);

function wanted(open: readonly Action[], s: Selection): Lights['wants'] {
  if (open.length === 0) return 'nothing';
  const lacks_cards = open.some((a) => s.cards.length < a.minCards);
  if (lacks_cards && !open.some((a) => s.cards.length >= a.minCards && (a.minCards > 0 || s.variant !== null))) return 'cards';
  if (open.some((a) => s.cards.length >= a.minCards && s.targets.length < a.minTargets)) return 'seats';
  if (open.some((a) => s.targets.length >= a.minTargets && s.targets2.length < a.minTargets2)) return 'seats2';
  if (open.some((a) => a.maxNumber > a.minNumber && s.number === null)) return 'number';
  return lacks_cards ? 'cards' : 'nothing';
}
