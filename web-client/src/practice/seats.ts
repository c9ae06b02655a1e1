// Which seat somebody would take who plays on from a moment.
import type { Snapshot } from '../state/wire';

export interface Place {
  seat: number;
  hero: number; // 0 = none yet
  alive: boolean;
}

export const places_of = (table: Snapshot): Place[] => table.seats.map((v) => ({ seat: v.seat, hero: v.hero, alive: v.alive }));

// The seat whose view it is, as long as it lives; who sees everything or watches has to say. 0 = none.
export const first_place = (view: 'all' | number, places: readonly Place[]): number =>
  typeof view === 'number' && places.some((p) => p.seat === view && p.alive) ? view : 0;
