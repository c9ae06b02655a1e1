// What is computed from counts before it is drawn. Pure.

// Between which rates the true one lies, at nineteen in twenty (Wilson's interval).
export function interval(wins: number, matches: number): { low: number; high: number } {
  if (matches <= 0) return { low: 0, high: 1 };
  const z = 1.96;
  const p = wins / matches;
  const base = 1 + (z * z) / matches;
  const middle = (p + (z * z) / (2 * matches)) / base;
  const half = (z / base) * Math.sqrt((p * (1 - p)) / matches + (z * z) / (4 * matches * matches));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Counted {
  at: number;
  n: number;
}
export interface Bin {
  from: number;
  to: number; // the first value that is not in it
  n: number;
}

// Counts of whole values in at most `most` bins of the same round width, without empty ones at the ends.
export function bins(counts: readonly Counted[], most: number): Bin[] {
  const filled = counts.filter((c) => c.n > 0);
  if (filled.length === 0) return [];
  const low = Math.min(...filled.map((c) => c.at));
  const high = Math.max(...filled.map((c) => c.at));
  const fits = (w: number): boolean => Math.floor(high / w) - Math.floor(low / w) + 1 <= most;
  const width = [1, 2, 5, 10, 15, 20, 30, 60].find(fits) ?? Math.ceil((high + 1) / most);
  const first = Math.floor(low / width);
  const out = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, i): Bin => ({ from: (first + i) * width, to: (first + i + 1) * width, n: 0 }));
  for (const c of filled) out[Math.floor(c.at / width) - first]!.n += c.n;
  return out;
}

// The value in the middle; null of nothing.
export function median(counts: readonly Counted[]): number | null {
  const sorted = [...counts].filter((c) => c.n > 0).sort((a, b) => a.at - b.at);
  const all = sorted.reduce((n, c) => n + c.n, 0);
  let left = all / 2;
  for (const [i, c] of sorted.entries()) {
    if (left < c.n) return c.at;
    if (left === c.n) return (c.at + (sorted[i + 1]?.at ?? c.at)) / 2;
    left -= c.n;
  }
  return null;
}

// How many in a row are like the newest one, which comes first.
export function streak(won: readonly boolean[]): number {
  const other = won.findIndex((w) => w !== won[0]);
  return other < 0 ? won.length : other;
}

// Where a value stands among buckets of the same width, in buckets from the left; the last bucket has no bound.
export function place_in_buckets(bounds: readonly number[], value: number): number {
  const i = bounds.findIndex((b) => value <= b);
  if (i < 0) return bounds.length;
  const low = i === 0 ? 0 : bounds[i - 1]!;
  return i + Math.max(0, value - low) / (bounds[i]! - low);
}
