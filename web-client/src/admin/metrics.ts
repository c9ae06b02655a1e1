// From the server's samples to what is drawn of them. Pure.
import { place_in_buckets } from '../charts/figures';
import type { AdminMetrics, AdminMetrics_Spread, AdminQuantiles, AdminSample } from '../state/wire';

export const most_samples = 360; // an hour of them, as the server keeps

// What was known and what is new; a server that was restarted begins anew.
export function merged(known: readonly AdminSample[], news: AdminMetrics): AdminSample[] {
  const own = known.filter((s) => s.unixMs >= news.startedUnixMs);
  const last = own.at(-1)?.unixMs ?? 0n;
  return [...own, ...news.samples.filter((s) => s.unixMs > last)].slice(-most_samples);
}

export const per_second = (n: number, s: AdminSample): number => (s.spanMs > 0 ? (1000 * n) / s.spanMs : 0);

// Zeros stand for "nothing was measured".
export const measured = (q: AdminQuantiles | undefined, of: (q: AdminQuantiles) => number): number | null => (q && q.p99Ms > 0 ? of(q) : null);

export interface Buckets {
  first: number;
  list: { from: number; to: number | null; n: number }[]; // in ms; null: without an end
}

// Only those between the first and the last that hold anything, and their neighbours.
export function buckets_of(bounds: readonly number[], counts: readonly number[]): Buckets {
  const held = counts.flatMap((n, i) => (n > 0 ? [i] : []));
  if (held.length === 0) return { first: 0, list: [] };
  const first = Math.max(0, held[0]! - 1);
  const last = Math.min(counts.length - 1, held.at(-1)! + 1);
  const list = Array.from({ length: last - first + 1 }, (_, k) => {
    const i = first + k;
    return { from: i === 0 ? 0 : bounds[i - 1]!, to: bounds[i] ?? null, n: counts[i]! };
  });
  return { first, list };
}

export interface Quantile {
  label: string;
  ms: number;
}
export const quantiles_of = (spread: AdminMetrics_Spread | undefined): Quantile[] =>
  spread?.quantiles ? [{ label: 'p50', ms: spread.quantiles.p50Ms }, { label: 'p95', ms: spread.quantiles.p95Ms }, { label: 'p99', ms: spread.quantiles.p99Ms }] : [];

export const mark_of = (bounds: readonly number[], b: Buckets, q: Quantile): { label: string; at: number } => ({ label: q.label, at: place_in_buckets(bounds, q.ms) - b.first });
