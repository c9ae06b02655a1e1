// How a seat looks at the moment: asked for, pointed at, dying, in turn. The stronger state wins.
import { action_at, click_seat, matching } from '../state/interaction';
import { card_type } from '../catalog/catalog';
import { Action_Verb as Verb, Block_Reason, Question_Kind, Resolution_Kind, type Block, type Question, type Resolution, type Snapshot } from '../state/wire';
import type { Selection } from '../state/interaction';

export type Choice = 'plain' | 'legal' | 'chosen' | 'blocked';

// Of something that deals with its targets one after another: the one it deals with now, those before and after it.
export type Part = 'none' | 'done' | 'now' | 'later';

export interface SeatState {
  choice: Choice;
  turn: boolean;
  dying: number; // missing hit points; 0 = not dying
  aim: Resolution | null; // what points at it
  part: Part; // of several targets, which one this is
  reason: Block | null; // why it cannot be chosen
}

const is_use = (r: Resolution): boolean => r.kind === Resolution_Kind.CARD_USE || r.kind === Resolution_Kind.SKILL_USE;

// The use or attack that is being resolved, if it still stands: the innermost one with targets. Dispels have none: a chain
// is about what started it.
export function current_aim(s: Snapshot): Resolution | null {
  const aims = s.stack.filter((r) => (is_use(r) || r.kind === Resolution_Kind.ATTACK) && r.targets.length > 0 && !r.cancelled);
  const last = aims.at(-1);
  if (!last || last.kind !== Resolution_Kind.ATTACK) return last ?? null;
  // An attack of several aims at all of them.
  const whole = aims.at(-2);
  return whole && whole.kind === Resolution_Kind.CARD_USE && whole.user === last.user && whole.targets.length > 1 && whole.targets.includes(last.targets[0]!) ? whole : last;
}

// Whom it deals with now: what was begun within it says so, or who is asked about it alone.
export function current_target(s: Snapshot, q: Question | null, aim: Resolution): number {
  const within = s.stack.slice(s.stack.lastIndexOf(aim) + 1);
  const inner = within.find((r) => r.kind === Resolution_Kind.ATTACK || r.kind === Resolution_Kind.DAMAGE);
  const by_stack = inner?.targets[0] ?? 0;
  if (aim.targets.includes(by_stack)) return by_stack;
  if (!q || q.kind === Question_Kind.DISPEL || within.some(is_use)) return 0;
  if (q.asked.length === 1 && aim.targets.includes(q.asked[0]!)) return q.asked[0]!;
  return aim.targets.includes(q.seat) ? q.seat : 0;
}

// Targets are dealt with in turn order from the user on; an effect that goes along the seats may go the other way round.
export function part_of(s: Snapshot, aim: Resolution, now: number, seat: number): Part {
  if (aim.targets.length < 2 || !aim.targets.includes(seat)) return 'none';
  if (now === 0) return 'later';
  const n = s.seats.length;
  const along = (t: number): number => (t - aim.user + n) % n;
  const against = (t: number): number => (aim.user - t + n) % n;
  const walks = card_type(aim.cardType)?.id === 'wild_axes';
  const back = walks && Math.min(...aim.targets.map(against)) < Math.min(...aim.targets.map(along));
  const rank = back ? against : along;
  return seat === now ? 'now' : rank(seat) < rank(now) ? 'done' : 'later';
}

export function missing_hp(s: Snapshot, seat: number): number {
  const dying = s.stack.some((r) => r.kind === Resolution_Kind.DYING && r.targets[0] === seat);
  return dying ? Math.max(1, 1 - (s.seats[seat - 1]?.hp ?? 0)) : 0;
}

// The reason that fits what is being chosen: a range only stops attacks, and monsters are no use of a card (R289).
function reason_for(q: Question, s: Selection, seat: number): Block | null {
  const verb = action_at(q, matching(q, s)[0] ?? 0)?.verb;
  if (verb === Verb.KILL || verb === Verb.PLACE) return null;
  const about = q.blocks.filter((b) => b.seat === seat);
  return about.find((b) => b.reason !== Block_Reason.OUT_OF_RANGE) ?? about[0] ?? null;
}

// Seats are asked for as soon as the cards of an action that has targets are there, also to change a choice.
function seats_wanted(q: Question, s: Selection): boolean {
  return matching(q, s).some((i) => {
    const a = action_at(q, i)!;
    return a.maxTargets > 0 && s.cards.length >= a.minCards && (a.minCards > 0 || s.variant !== null || a.cards.length === 0);
  });
}

function takes(q: Question, s: Selection, seat: number): boolean {
  const next = click_seat(q, s, seat);
  return next.targets.includes(seat) || next.targets2.includes(seat);
}

export function seat_states(s: Snapshot, q: Question | null, active: boolean, selection: Selection): SeatState[] {
  const asked = q && active ? q : null;
  const wants_seats = asked !== null && seats_wanted(asked, selection);
  const aim = current_aim(s);
  const now = aim && aim.targets.length > 1 ? current_target(s, q, aim) : 0;
  return s.seats.map((v) => {
    const seat = v.seat;
    const chosen = selection.targets.includes(seat) || selection.targets2.includes(seat);
    const legal = wants_seats && !chosen && takes(asked, selection, seat);
    const blocked = wants_seats && !legal && !chosen && v.alive;
    return {
      choice: chosen ? 'chosen' : legal ? 'legal' : blocked ? 'blocked' : 'plain',
      turn: s.turnSeat === seat,
      dying: missing_hp(s, seat),
      aim: aim && aim.targets.includes(seat) && aim.user !== seat ? aim : null,
      part: aim ? part_of(s, aim, now, seat) : 'none',
      reason: blocked && q ? reason_for(q, selection, seat) : null,
    };
  });
}

// The former objects where nothing changed, so that their seats are not drawn again.
export function keep_same(before: readonly SeatState[], now: readonly SeatState[]): SeatState[] {
  return now.map((n, i) => {
    const b = before[i];
    const same = b && b.choice === n.choice && b.turn === n.turn && b.dying === n.dying && b.aim === n.aim && b.part === n.part && b.reason === n.reason;
    return same ? b : n;
  });
}
