// The shuffle of a replayed match, computed again: the commitment, the seed, and every first hand that this view shows.
import { mode } from '../catalog/catalog';
import { check_shuffle, dealt_to, type Checked } from '../state/shuffle';
import { Event_Kind, type Event } from '../state/wire';
import type { Course } from './course';

// What this browser added to that deal, if it was there.
export interface Own {
  seat: number;
  nonce: Uint8Array | null;
}

// Null: the seed was not shared, so there is nothing to check.
export function check_course(course: Course, own: Own): Checked | null {
  const { fair, match, config } = course.replay;
  if (!fair || fair.commitment.length === 0 || fair.secret.length === 0) return null;
  const opening = { match, commitment: fair.commitment, nonces: fair.nonces };
  const dealt = deal_of(course);
  const table = course.final;
  const seats = table.allSeeing ? table.seats.map((v) => v.seat) : [table.viewer];
  const all = seats.map((seat) =>
    check_shuffle(opening, fair.secret, {
      seat, nonce: seat === own.seat ? own.nonce : null, mode: mode(table.mode)?.id ?? '', sets: config?.sets ?? [], hand: dealt_to(seat, dealt),
    }),
  );
  return all.find((c) => c.fault !== null && c.fault !== 'missing') ?? all.find((c) => c.own) ?? all[0] ?? null;
}

// Everything up to the first turn.
function deal_of(course: Course): Event[] {
  const out: Event[] = [];
  for (let n = 0; n <= course.total; n++) {
    const events = course.events_at(n);
    out.push(...events);
    if (events.some((e) => e.kind === Event_Kind.TURN_BEGAN)) break;
  }
  return out;
}
