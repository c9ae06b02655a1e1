// Which point of a chart is looked at: by the pointer, by the keys. Pure.

// Of ascending places, the one closest to `x`; -1 of none.
export function nearest(xs: readonly number[], x: number): number {
  let best = -1;
  for (const [i, v] of xs.entries()) if (best < 0 || Math.abs(v - x) < Math.abs(xs[best]! - x)) best = i;
  return best;
}

const big = 10;
// Where a key leads; null: it leads nowhere.
export function by_key(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  const to = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1, PageUp: at + big, PageDown: at - big, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}
