// What each seat has done so far, for the result.
import { Event_Kind as K, Outcome_Reason as Reason, type Event, type Snapshot } from './wire';

export interface Moment {
  round: number;
  key: 'died' | 'saved' | 'identity' | 'reward' | 'chain' | 'fate';
  seat: number;
  by: number;
  ruling: number;
}

export interface Tally {
  round: number; // of the last event
  damage: Readonly<Record<number, number>>;
  moments: readonly Moment[];
}

export const empty_tally = (): Tally => ({ round: 0, damage: {}, moments: [] });

export function add_to_tally(before: Tally, events: readonly Event[]): Tally {
  const damage = { ...before.damage };
  const moments = [...before.moments];
  let round = before.round;
  const note = (key: Moment['key'], seat: number, by: number, ruling: number) =>
    moments.push({ round, key, seat, by, ruling });
  const dead = new Set(moments.filter((m) => m.key === 'died').map((m) => m.seat));
  for (const e of events) {
    if (e.kind === K.TURN_BEGAN) round = e.value2;
    else if (e.kind === K.DAMAGED && e.other > 0) damage[e.other] = (damage[e.other] ?? 0) + e.amount;
    else if (e.kind === K.DIED) {
      note('died', e.seat, e.other, 15);
      dead.add(e.seat);
    }
    else if (e.kind === K.SAVED) note('saved', e.seat, 0, 16);
    else if (e.kind === K.IDENTITY_SHOWN && e.flag && !dead.has(e.seat)) note('identity', e.seat, 0, 0);
    else if (e.kind === K.MATCH_OVER && e.outcome?.reason === Reason.FATE) note('fate', e.outcome.winners[0] ?? 0, 0, 0);
    else if (e.kind === K.REWARDED && e.value === 2) note('reward', e.seat, e.other, 138);
  }
  return { round, damage, moments };
}

export function kills_of(s: Snapshot, seat: number): number {
  return s.seats.filter((o) => !o.alive && o.killer === seat).length;
}
