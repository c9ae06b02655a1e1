// A vote for a pause: more than half of the players who are there decide.
import { Occupant_Kind, type Room } from './wire';

export interface Votes {
  want: number;
  of: number;
}

export function pause_votes(room: Room | null): Votes {
  const there = (room?.seats ?? []).filter((o) => o.kind === Occupant_Kind.PLAYER && o.connected && !o.left);
  return { want: there.filter((o) => o.wantsPause).length, of: there.length };
}

export const pausing = (room: Room | null): boolean => room !== null && (room.paused || pause_votes(room).want > 0);

export const minutes = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};
