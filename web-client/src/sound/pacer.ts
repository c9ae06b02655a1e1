// Never a flood: of the cues of one message the weightiest, one after the other; while those before them are still to be
// heard, only weighty ones. Pure.
import { weights, type Cue } from './cues';

export interface Planned {
  cue: Cue;
  in_ms: number; // from now
}

export interface Limits {
  most: number; // of one message
  least: number; // the lightest weight that is heard
}

export const live: Limits = { most: 3, least: 0 };

// A replay tells fast what took long: the faster, the fewer.
export function limits_at(speed: number): Limits {
  if (speed >= 4) return { most: 1, least: weights.death };
  if (speed >= 2) return { most: 1, least: weights.ultimate };
  return { most: 2, least: weights.hit };
}

// A window that nobody looks at says one thing only.
const through_the_wall: ReadonlySet<Cue> = new Set<Cue>(['turn', 'asked']);

const gap_ms = 170;
const after_heavy_ms = 340; // what weighs much has room around it
const crowded_ms = 500;
const full_ms = 1_200;

export class Pacer {
  private busy_until = 0;

  take(cues: readonly Cue[], now: number, limits: Limits = live, hidden = false): Planned[] {
    const backlog = Math.max(0, this.busy_until - now);
    const least = Math.max(limits.least, backlog > full_ms ? weights.turn : backlog > crowded_ms ? weights.saved : 0);
    const heard = [...new Set(cues)].filter((c) => weights[c] >= least && (!hidden || through_the_wall.has(c)));
    const kept = new Set([...heard].sort((a, b) => weights[b] - weights[a]).slice(0, limits.most));
    let at = now + backlog;
    return heard.filter((c) => kept.has(c)).map((cue) => {
      const planned = { cue, in_ms: at - now };
      at += weights[cue] >= weights.saved ? after_heavy_ms : gap_ms;
      this.busy_until = at;
      return planned;
    });
  }
}
