// How a seat looks at the moment: asked for, pointed at, dying, in turn. The stronger state wins.
import { action_at, click_seat, matching } from '../state/interaction';
import { Block_Reason, Resolution_Kind, type Block, type Question, type Resolution, type Snapshot } from '../state/wire';
import type { Selection } from '../state/interaction';

export type Choice = 'plain' | 'legal' | 'chosen' | 'blocked';

export interface SeatState {
  choice: Choice;
  turn: boolean;
  dying: number; // missing hit points; 0 = not dying
  aim: Resolution | null; // what points at it
  reason: Block | null; // why it cannot be chosen
}

// The use or attack that is being resolved, if it still stands: the innermost one with targets.
export function current_aim(s: Snapshot): Resolution | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const r = s.stack[i]!;
    const kind = r.kind;
    if (kind === Resolution_Kind.DISPEL) return aim_of_chain(s.stack, i);
    if (kind === Resolution_Kind.JUDGMENT || kind === Resolution_Kind.CARD_PLAY) continue;
    const aims = kind === Resolution_Kind.CARD_USE || kind === Resolution_Kind.SKILL_USE || kind === Resolution_Kind.ATTACK;
    if (aims && r.targets.length > 0 && !r.cancelled) return r;
  }
  return null;
}

// A chain of dispels is about what started it.
function aim_of_chain(stack: readonly Resolution[], top: number): Resolution | null {
  let i = top;
  while (i >= 2 && stack[i - 2]!.kind === Resolution_Kind.DISPEL) i -= 2;
  const start = stack[i - 1];
  return start && start.targets.length > 0 ? start : null;
}

export function missing_hp(s: Snapshot, seat: number): number {
  const dying = s.stack.some((r) => r.kind === Resolution_Kind.DYING && r.targets[0] === seat);
  return dying ? Math.max(1, 1 - (s.seats[seat - 1]?.hp ?? 0)) : 0;
}

// The reason that fits what is being chosen: a range only stops attacks.
function reason_for(q: Question, seat: number): Block | null {
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
      reason: blocked && q ? reason_for(q, seat) : null,
    };
  });
}

// The former objects where nothing changed, so that their seats are not drawn again.
export function keep_same(before: readonly SeatState[], now: readonly SeatState[]): SeatState[] {
  return now.map((n, i) => {
    const b = before[i];
    const same = b && b.choice === n.choice && b.turn === n.turn && b.dying === n.dying && b.aim === n.aim && b.reason === n.reason;
    return same ? b : n;
  });
}
