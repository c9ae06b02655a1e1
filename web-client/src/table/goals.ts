// Which sides a match has and which of them is mine: what the sheet "How do I win?" lists.
import type { ModeEntry } from '../catalog/types';
import { Identity } from '../state/wire';

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
