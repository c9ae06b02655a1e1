// What each seat has done so far, for the result.
import { Event_Kind as K, type Event, type Snapshot } from './wire';

export interface Moment {
  round: number;
  key: 'died' | 'saved' | 'identity' | 'reward' | 'chain';
  seat: number;
  by: number;
  ruling: number;
}

export interface Tally {
  whole: boolean; // counted from the first event on
  damage: Readonly<Record<number, number>>;
  moments: readonly Moment[];
}

export const empty_tally = (): Tally => ({ whole: false, damage: {}, moments: [] });

export function add_to_tally(before: Tally, events: readonly Event[], after: Snapshot): Tally {
  const damage = { ...before.damage };
  const moments = [...before.moments];
  const note = (key: Moment['key'], seat: number, by: number, ruling: number) =>
    moments.push({ round: after.round, key, seat, by, ruling });
  for (const e of events) {
    if (e.kind === K.DAMAGED && e.other > 0) damage[e.other] = (damage[e.other] ?? 0) + e.amount;
    else if (e.kind === K.DIED) note('died', e.seat, e.other, 15);
    else if (e.kind === K.SAVED) note('saved', e.seat, 0, 16);
    else if (e.kind === K.IDENTITY_SHOWN && e.flag && after.seats[e.seat - 1]?.alive) note('identity', e.seat, 0, 0);
    else if (e.kind === K.REWARDED && e.value === 2) note('reward', e.seat, e.other, 138);
  }
  return { ...before, damage, moments };
}

export function kills_of(s: Snapshot, seat: number): number {
  return s.seats.filter((o) => !o.alive && o.killer === seat).length;
}
