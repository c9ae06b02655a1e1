// Who is with whom where no identities are: open teams, and the three who hunt in a ring.
import { hero, mode } from '../catalog/catalog';
import { session } from '../app/session.svelte';
import type { SeatView, Snapshot } from '../state/wire';

export type Side = 'none' | 'ally' | 'enemy' | 'prey' | 'hunter' | 'team_1' | 'team_2';

export const has_identities = (s: Snapshot | null): boolean => s !== null && mode(s.mode)?.identities !== undefined;

const mode_id = (s: Snapshot): string => mode(s.mode)?.id ?? '';

// The next or previous living seat.
function living(s: Snapshot, from: number, step: 1 | -1): number {
  const n = s.seats.length;
  for (let i = 1; i < n; i++) {
    const at = ((((from - 1 + step * i) % n) + n) % n) + 1;
    if (s.seats[at - 1]?.alive) return at;
  }
  return 0;
}

// How that seat stands to the one who looks; a spectator sees the teams by number.
export function side_of(s: Snapshot, seat: number): Side {
  const v = s.seats[seat - 1];
  const me = s.viewer;
  if (!v || has_identities(s)) return 'none';
  if (v.team > 0) {
    if (me === 0) return v.team === 1 ? 'team_1' : 'team_2';
    return v.team === s.seats[me - 1]?.team ? 'ally' : 'enemy';
  }
  if (seat === me || me === 0 || mode_id(s) !== 'fate2_1v1v1') return 'none';
  if (!s.seats[me - 1]?.alive || !v.alive) return 'none';
  // Two are left: each is the other's prey (R240).
  if (living(s, me, -1) === seat) return 'prey';
  return living(s, me, 1) === seat ? 'hunter' : 'none';
}

// In the rotation a character's figures are its player's, whatever it wears (R236).
export const rage_cap = (v: SeatView): number =>
  session.table && mode_id(session.table) === 'fate2_1v1_rotation' ? 3 : (hero(v.hero)?.rage_cap ?? 3);
