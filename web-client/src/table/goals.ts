// Which sides a match has and which of them is mine: what the sheet "How do I win?" lists.
import type { ModeEntry } from '../catalog/types';
import { mode } from '../catalog/catalog';
import type { Key } from '../i18n/keys';
import { Identity, type Snapshot } from '../state/wire';
import { side_of } from './sides';

export interface Side {
  identity: Identity;
  count: number;
}

export interface Goals {
  mine: Identity; // unknown for spectators
  others: Side[]; // the sides that are not mine
  two: boolean; // two neutrals may reach the fate at once
}

export function goals_of(sides: ModeEntry['identities'], mine: Identity): Goals {
  const all: Side[] = [
    { identity: Identity.SENTINEL, count: sides?.sentinel ?? 0 },
    { identity: Identity.SCOURGE, count: sides?.scourge ?? 0 },
    { identity: Identity.NEUTRAL, count: sides?.neutral ?? 0 },
  ];
  return { mine, others: all.filter((s) => s.count > 0 && s.identity !== mine), two: (sides?.neutral ?? 0) > 1 };
}

// How I win where no identities are, in one sentence about the seats that it concerns.
export interface Aim {
  key: Key;
  seats: Record<string, number[]>;
}

export function aim_of(s: Snapshot): Aim | null {
  const me = s.viewer;
  const all = s.seats.map((v) => v.seat);
  if (me === 0) return null;
  switch (mode(s.mode)?.id) {
    case 'fate2_1v1_rotation':
      return { key: 'goal.duel', seats: { who: all.filter((x) => x !== me) } };
    case 'fate2_1v1v1': {
      const by = (side: string): number[] => all.filter((x) => side_of(s, x) === side);
      const prey = by('prey');
      const hunter = by('hunter');
      if (prey.length === 0) return null;
      return hunter.length > 0 ? { key: 'goal.hunt', seats: { prey, hunter } } : { key: 'goal.hunt_two', seats: { prey } };
    }
    case 'fate2_2v2': {
      const mine = s.seats[me - 1]?.team ?? 0;
      if (mine === 0) return null;
      return { key: 'goal.team', seats: { mate: all.filter((x) => x !== me && s.seats[x - 1]?.team === mine), enemies: all.filter((x) => s.seats[x - 1]?.team !== mine) } };
    }
    default:
      return null;
  }
}
