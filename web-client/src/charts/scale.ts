// From figures to pixels, and where the lines of a grid stand. Pure.
export interface Scale {
  (value: number): number;
  back: (pixel: number) => number;
}

// A domain of one value lies in the middle.
export function linear(from: number, to: number, start: number, end: number): Scale {
  const span = to - from;
  const scale = (v: number): number => (span === 0 ? (start + end) / 2 : start + ((v - from) / span) * (end - start));
  return Object.assign(scale, { back: (p: number): number => (end === start ? from : from + ((p - start) / (end - start)) * span) });
}

// The step of 1, 2 or 5 times a power of ten that gives about so many lines.
export function nice_step(span: number, count: number): number {
  const rough = span / Math.max(1, count);
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return power * (share > 5 ? 10 : share > 2 ? 5 : share > 1 ? 2 : 1);
}

// Round values from at or below `from` to at or above `to`: the first and the last are the ends of the axis.
export function nice_ticks(from: number, to: number, count: number, whole = false): number[] {
  const [low, high] = from === to ? [from - 1, to + 1] : [from, to];
  const step = whole ? Math.max(1, nice_step(high - low, count)) : nice_step(high - low, count);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Counted, not added up: no 0.30000000000000004.
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(digits)));
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const steps: readonly number[] = [minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 3 * hour, 6 * hour, 12 * hour];
const days: readonly number[] = [1, 2, 7, 14];
const months: readonly number[] = [1, 2, 3, 6, 12, 24, 60, 120];

function stepped(from: number, to: number, first: Date, advance: (d: Date) => void): number[] {
  const out: number[] = [];
  for (const d = first; d.getTime() <= to && out.length < 100; advance(d)) if (d.getTime() >= from) out.push(d.getTime());
  return out;
}

// Moments between two, on full minutes, hours, days or months of the place where the reader is.
export function time_ticks(from: number, to: number, count: number): number[] {
  const rough = (to - from) / Math.max(1, count);
  const midnight = new Date(from);
  midnight.setHours(0, 0, 0, 0);
  const small = steps.find((s) => s >= rough);
  if (small !== undefined) return stepped(from, to, new Date(midnight.getTime() + Math.floor((from - midnight.getTime()) / small) * small), (d) => d.setTime(d.getTime() + small));
  const middle = days.find((n) => n * day >= rough);
  if (middle !== undefined) return stepped(from, to, midnight, (d) => d.setDate(d.getDate() + middle));
  const many = months.find((n) => n * 30 * day >= rough) ?? 240;
  const start = new Date(midnight.getFullYear(), Math.floor(midnight.getMonth() / Math.min(many, 12)) * Math.min(many, 12), 1);
  return stepped(from, to, start, (d) => d.setMonth(d.getMonth() + many));
}

// At most so many, evenly chosen; the last one always.
export function thinned<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  const every = Math.ceil(list.length / most);
  return list.filter((_, i) => (list.length - 1 - i) % every === 0);
}
