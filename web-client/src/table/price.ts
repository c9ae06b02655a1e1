// What an answer is asked for, as far as the table and the log tell: which dodge of how many, which suits, what passing costs.
import { ability, card } from '../catalog/catalog';
import type { Arg, Entry } from '../state/log';
import { Question_Kind as Kind, Resolution_Kind, type Question, type Resolution, type Snapshot } from '../state/wire';

const ids = (number: number): string => {
  const a = ability(number);
  return a?.is === 'skill' ? a.skill.id : a?.is === 'card' ? a.type.id : '';
};

// What the innermost use on the stack is.
export const cause_of = (s: Snapshot | null, q: Question): Resolution | undefined =>
  s?.stack.findLast((r) => (r.kind === Resolution_Kind.CARD_USE || r.kind === Resolution_Kind.SKILL_USE) && (r.ability === q.ability || 1000 + r.cardType === q.ability));

// The attack that is under way.
export const attack_on = (s: Snapshot | null): Resolution | undefined => s?.stack.findLast((r) => r.kind === Resolution_Kind.ATTACK);

// Who is dying: of several the innermost one.
export const dying_of = (s: Snapshot | null, q: Question): number =>
  s?.stack.findLast((r) => r.kind === Resolution_Kind.DYING)?.targets[0] ?? q.seat;

const seat_of = (a: Arg | undefined): number => (typeof a === 'object' && 'seat' in a ? a.seat : 0);
const is_dodge = (a: Arg | undefined): boolean => typeof a === 'object' && 'type' in a && ids(1000 + a.type).endsWith('dodge');

// The dodge that is asked now among all of them: those that were used against the same thing are in the log.
export function dodge_count(log: readonly Entry[], q: Question, me: number): { k: number; of: number } {
  const start = log.findLastIndex((e) => e.key.startsWith('log.used') && !is_dodge(e.args['what']));
  const done = start < 0 ? 0 : log.slice(start + 1).filter((e) => /^log\.(used|played)/.test(e.key) && seat_of(e.args['who']) === me && is_dodge(e.args['what'])).length;
  return { k: done + 1, of: done + Math.max(1, q.amount) };
}

// Points of damage for whoever does not do what is asked; 0 = that is not all, or not known.
export function price_of(q: Question): number {
  switch (ids(q.ability)) {
    case 'laguna_blade':
      return Math.max(1, q.amount);
    case 'battle_hunger':
      return q.kind === Kind.USE_ATTACK ? 1 : 0;
    case 'wild_axes':
    case 'warpath':
    case 'tether':
    case 'enraged_wildkin':
      return q.kind === Kind.PLAY_CARD ? 1 : 0;
    case 'lunar_arrow':
    case 'plasma_field':
    case 'dark_troll_warlord':
    case 'curse_of_the_silent':
    case 'thundergods_wrath':
      return q.kind === Kind.DISCARD ? 1 : 0;
    default:
      return 0;
  }
}

// Whether the card to be discarded must be magic.
export const magic_asked = (q: Question): boolean => ids(q.ability) === 'curse_of_the_silent';

const suits = ['spade', 'heart', 'club', 'diamond'];

// What the card to be discarded must be, as in GUESSED; empty = anything.
export function marks_asked(log: readonly Entry[], q: Question): number[] {
  const id = ids(q.ability);
  if (id === 'lunar_arrow') {
    const mark = log.findLast((e) => e.key === 'log.named')?.args['mark'];
    return typeof mark === 'object' && 'mark' in mark ? [mark.mark] : [];
  }
  if (id === 'thundergods_wrath') return [12];
  if (id !== 'plasma_field') return [];
  // Suits that its price did not have.
  const start = log.findLastIndex((e) => e.key.startsWith('log.skill') && same_ability(e.args['what'], q.ability));
  const user = seat_of(log[start]?.args['who']);
  const paid = log.slice(start + 1).find((e) => e.key.startsWith('log.discarded') && seat_of(e.args['who']) === user)?.args['cards'];
  if (start < 0 || typeof paid !== 'object' || !('cards' in paid)) return [];
  const spent = paid.cards.map((c) => card(c)?.suit);
  return suits.flatMap((suit, i) => (spent.includes(suit as never) ? [] : [11 + i]));
}

const same_ability = (a: Arg | undefined, number: number): boolean => typeof a === 'object' && 'ability' in a && a.ability === number;
