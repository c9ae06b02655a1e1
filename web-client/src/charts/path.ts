// Paths of lines and bands. A gap is where nothing was measured. Pure.
export interface Dot {
  x: number;
  y: number;
}
export interface Slice {
  x: number;
  low: number;
  high: number;
}

const at = (v: number): string => String(Math.round(v * 10) / 10);
const point = (x: number, y: number): string => `${at(x)} ${at(y)}`;

// What lies between gaps.
export function runs<T>(list: readonly (T | null)[]): T[][] {
  const out: T[][] = [];
  let open: T[] | null = null;
  for (const item of list) {
    if (item === null) open = null;
    else if (open) open.push(item);
    else out.push((open = [item]));
  }
  return out;
}

// One point alone is a short dash, else it would not be seen.
export function line_path(dots: readonly (Dot | null)[]): string {
  return runs(dots)
    .map((run) => (run.length === 1 ? `M${point(run[0]!.x - 2, run[0]!.y)}H${at(run[0]!.x + 2)}` : `M${run.map((d) => point(d.x, d.y)).join('L')}`))
    .join('');
}

export function band_path(slices: readonly (Slice | null)[]): string {
  return runs(slices)
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map((s) => point(s.x, s.high)).join('L')}L${[...run].reverse().map((s) => point(s.x, s.low)).join('L')}Z`)
    .join('');
}
