// What a screen reader is told of the log: the lines of one message together, never the past again.
import type { Entry } from './log';

export interface Group {
  id: number;
  entries: readonly Entry[];
}

const most = 12; // sentences of one message; of more the last ones count

// The lines that came since `before`. A log that begins anew (a reconnect, another match) tells its newest line only.
export function news(before: readonly Entry[], now: readonly Entry[]): readonly Entry[] {
  if (now.length === 0 || before === now) return [];
  const last = before.at(-1);
  if (!last) return now.length > most ? now.slice(-1) : now;
  const at = now.findLastIndex((e) => e.id === last.id && e.key === last.key);
  if (at < 0) return now.slice(-1);
  return now.slice(at + 1).slice(-most);
}
