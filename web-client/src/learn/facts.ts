// What a coach sees: the table, the open question, what is chosen so far, and what the log tells of the match. Pure.
import { ability, card_type, type_of } from '../catalog/catalog';
import type { Key } from '../i18n/keys';
import { action_at, complete, is_empty, matching, type Selection } from '../state/interaction';
import type { Arg, Entry } from '../state/log';
import { Action_Verb as Verb, Question_Kind as Kind, type Action, type Question, type SeatView, type Snapshot } from '../state/wire';

export interface Facts {
  s: Snapshot;
  q: Question | null;
  mine: boolean; // the question waits for my answer
  sel: Selection;
  log: readonly Entry[];
  read: ReadonlySet<Key>; // what was read and put away
}

// Where to look or click.
export type Mark = { card: number } | { seat: number } | { act: string } | { fate: true };

export interface Advice {
  key: Key;
  args?: Readonly<Record<string, number | { seat: number }>>;
  marks: readonly Mark[];
  read?: boolean; // nothing is to be done: it is put away by its button
}

export const pass: readonly Mark[] = [{ act: 'pass' }];

export const me = (f: Facts): SeatView => f.s.seats[(f.s.viewer || 1) - 1]!;
export const seat = (f: Facts, n: number): SeatView | undefined => f.s.seats[n - 1];
export const my_turn = (f: Facts): boolean => f.s.turnSeat === f.s.viewer;
export const asks = (f: Facts, kind: Kind): boolean => f.mine && f.q?.kind === kind;
export const holds = (f: Facts, type: string): boolean => me(f).hand.some((c) => type_of(c)?.id === type);

// ---- what the log tells -------------------------------------------------------------------------------------------------

const is = (a: Arg | undefined, what: 'seat' | 'type' | 'ability', id: number | string): boolean => {
  if (typeof a !== 'object' || !(what in a)) return false;
  const n = (a as Readonly<Record<string, number>>)[what]!;
  if (what === 'seat') return n === id;
  return (what === 'type' ? card_type(n)?.id : skill_id(n)) === id;
};
const skill_id = (n: number): string | undefined => {
  const a = ability(n);
  return a?.is === 'skill' ? a.skill.id : undefined;
};

export const used = (f: Facts, who: number, type: string): number =>
  f.log.filter((e) => /^log\.(used|played)/.test(e.key) && is(e.args['who'], 'seat', who) && is(e.args['what'], 'type', type)).length;
export const used_skill = (f: Facts, who: number, skill: string): boolean =>
  f.log.some((e) => /^log\.skill/.test(e.key) && is(e.args['who'], 'seat', who) && is(e.args['what'], 'ability', skill));
export const told = (f: Facts, key: Key, who: number): boolean => f.log.some((e) => e.key === key && is(e.args['who'], 'seat', who));
export const hurt = (f: Facts, who: number): boolean => f.log.some((e) => e.key.startsWith('log.damaged') && is(e.args['who'], 'seat', who));

// ---- one answer, click by click -----------------------------------------------------------------------------------------

export type Wanted = (a: Action) => boolean;

export const use_of =
  (...types: readonly string[]): Wanted =>
  (a) =>
    a.verb === Verb.USE && a.ability === 0 && types.includes(card_type(a.cardType)?.id ?? '');
export const skill_of =
  (id: string): Wanted =>
  (a) =>
    a.verb === Verb.SKILL && skill_id(a.ability) === id;

export const can = (f: Facts, wanted: Wanted, target = 0): boolean =>
  f.mine && f.q !== null && f.q.actions.some((a) => wanted(a) && (target === 0 || a.targets.includes(target)));

export type Stage = 'card' | 'seat' | 'confirm' | 'withdraw';

// The next click towards that answer, from whatever is chosen at the moment.
export function click(f: Facts, wanted: Wanted, target = 0): { stage: Stage; marks: readonly Mark[] } {
  const q = f.q!;
  const now = action_at(q, complete(q, f.sel));
  const aimed = target === 0 || (now !== undefined && now.maxTargets === 0) || f.sel.targets.includes(target);
  if (now && wanted(now) && aimed && !is_empty(f.sel)) return { stage: 'confirm', marks: [{ act: 'confirm' }] };
  const open = matching(q, f.sel).map((i) => action_at(q, i)!).find(wanted);
  if (!open) return { stage: 'withdraw', marks: [{ act: 'withdraw' }] };
  const free = open.cards.filter((c) => !f.sel.cards.includes(c));
  const card = me(f).hand.find((c) => free.includes(c)) ?? free[0]; // the first from the left
  if (f.sel.cards.length < open.minCards && card !== undefined) return { stage: 'card', marks: [{ card }] };
  const other = target || open.targets.find((t) => !f.sel.targets.includes(t));
  return other ? { stage: 'seat', marks: [{ seat: other }] } : { stage: 'confirm', marks: [{ act: 'confirm' }] };
}
