// Who leaves, for whom a bot plays, who returns: from two states of the room, since no event of the match tells it.
import type { Key } from '../i18n/keys';
import type { IconName } from '../art/icons';
import { Occupant_Kind, Room_Stage, type Occupant, type Room } from './wire';

export interface Change {
  seat: number;
  key: Key;
  icon: IconName;
}

function change(was: Occupant, is: Occupant): Omit<Change, 'seat'> | null {
  const here = is.connected ? 1 : 0;
  const came = here - (was.connected ? 1 : 0);
  const bot = is.standIn;
  if (came < 0) return bot ? { key: 'log.left_bot', icon: 'vintage-robot' } : { key: 'log.offline', icon: 'unplugged' };
  if (came > 0) return bot ? { key: 'log.back_bot', icon: 'vintage-robot' } : { key: 'log.back', icon: 'check-mark' };
  if (bot === was.standIn) return null;
  return bot ? { key: 'log.bot_on', icon: 'vintage-robot' } : { key: 'log.bot_off', icon: 'check-mark' };
}

// Nothing before the first state, and nothing when a match begins or ends: then seats change for other reasons.
export function presence_changes(was: Room | null, is: Room | null): Change[] {
  if (!was || !is || was.code !== is.code || was.match !== is.match) return [];
  if (was.stage !== Room_Stage.PLAYING || is.stage !== Room_Stage.PLAYING) return [];
  const out: Change[] = [];
  for (const o of is.seats) {
    const before = was.seats.find((x) => x.seat === o.seat);
    if (before?.kind !== Occupant_Kind.PLAYER || o.kind !== Occupant_Kind.PLAYER) continue;
    const c = change(before, o);
    if (c) out.push({ seat: o.seat, ...c });
  }
  return out;
}
