// How a seat looks at the moment: asked for, pointed at, dying, in turn. The stronger state wins.
import { lights } from '../state/interaction';
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
    if (kind === Resolution_Kind.DISPEL || kind === Resolution_Kind.JUDGMENT || kind === Resolution_Kind.CARD_PLAY) continue;
    const aims = kind === Resolution_Kind.CARD_USE || kind === Resolution_Kind.SKILL_USE || kind === Resolution_Kind.ATTACK;
    if (aims && r.targets.length > 0 && !r.cancelled) return r;
  }
  return null;
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

export function seat_states(s: Snapshot, q: Question | null, active: boolean, selection: Selection): SeatState[] {
  const lit = q && active ? lights(q, selection) : null;
  const wants_seats = lit !== null && (lit.wants === 'seats' || lit.wants === 'seats2');
  const aim = current_aim(s);
  return s.seats.map((v) => {
    const seat = v.seat;
    const chosen = selection.targets.includes(seat) || selection.targets2.includes(seat);
    const legal = wants_seats && lit.seats.has(seat);
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
