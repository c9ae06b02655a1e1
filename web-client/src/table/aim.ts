// The lines from who acts to whom he points at: they leave one plaque, reach the other, and keep clear of the rest. Pure.
import type { Box } from './layout';

export type Point = readonly [number, number];

export interface Curve {
  from: Point;
  via: Point;
  to: Point;
}

const samples = 200;
const shortest = 34; // a shorter line says nothing
const air = 7; // between a plaque and the end of a line
// How far a line bends to the middle of the table, down, and towards which of its ends: the plain ones come first.
const bends: readonly (readonly [number, number, number])[] = [14, 90, 170, 250].flatMap((down) =>
  [0, 0.3, -0.3, 0.55, -0.55].flatMap((aside) => [0.3, 0.15, 0, 0.5, 0.7, 0.9, 1.15, 1.4, 1.7, -0.12, -0.25, -0.5].map((inward) => [inward, aside, down] as const)),
);

export const at = (c: Curve, t: number): Point => {
  const [a, b, d] = [(1 - t) ** 2, 2 * (1 - t) * t, t ** 2];
  return [a * c.from[0] + b * c.via[0] + d * c.to[0], a * c.from[1] + b * c.via[1] + d * c.to[1]];
};

const grown = (b: Box, by: number): Box => ({ x: b.x - by, y: b.y - by, w: b.w + 2 * by, h: b.h + 2 * by });
const inside = (b: Box, [x, y]: Point): boolean => x > b.x && x < b.x + b.w && y > b.y && y < b.y + b.h;
export const middle_of = (b: Box): Point => [b.x + b.w / 2, b.y + b.h / 2];

export function length_of(c: Curve): number {
  let sum = 0;
  for (let i = 0; i < samples; i++) {
    const [a, b] = [at(c, i / samples), at(c, (i + 1) / samples)];
    sum += Math.hypot(a[0] - b[0], a[1] - b[1]);
  }
  return sum;
}

// The part of a curve between two of its points.
function part(c: Curve, t0: number, t1: number): Curve {
  const via = (axis: 0 | 1): number => (1 - t0) * (1 - t1) * c.from[axis] + ((1 - t0) * t1 + t0 * (1 - t1)) * c.via[axis] + t0 * t1 * c.to[axis];
  return { from: at(c, t0), via: [via(0), via(1)], to: at(c, t1) };
}

// What of the curve lies outside of both ends: from where it leaves the one for the last time to where it first meets the other.
function between(c: Curve, a: Box, b: Box): Curve | null {
  let t1 = 1;
  for (let i = 0; i <= samples; i++) {
    if (!inside(b, at(c, i / samples))) continue;
    t1 = i / samples;
    break;
  }
  let t0 = 0;
  for (let i = Math.round(t1 * samples); i >= 0; i--) {
    if (!inside(a, at(c, i / samples))) continue;
    t0 = i / samples;
    break;
  }
  return t1 > t0 ? part(c, t0, t1) : null;
}

function hidden(c: Curve, others: readonly Box[]): number {
  let n = 0;
  for (let i = 0; i <= samples; i++) if (others.some((o) => inside(o, at(c, i / samples)))) n++;
  return n;
}

// The line from one box to the other, bent towards the middle of the table as far as it takes to stay clear of the others.
// null: they stand so close that there is nothing to draw.
export function aim_between(a: Box, b: Box, others: readonly Box[], centre: Point): Curve | null {
  const [from, to] = [middle_of(a), middle_of(b)];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const keep_clear = others.map((o) => grown(o, 6));
  let best: { curve: Curve; cost: number } | null = null;
  for (const [inward, aside, down] of bends) {
    const via: Point = [mx + (centre[0] - mx) * inward + (to[0] - from[0]) * aside, my + (centre[1] - my) * inward + (to[1] - from[1]) * aside + down];
    const whole: Curve = { from, via, to };
    const curve = between(whole, grown(a, air), grown(b, air));
    if (!curve) continue;
    const short = length_of(curve) < shortest;
    const cost = hidden(curve, keep_clear) + (short ? 1000 : 0);
    if (!best || cost < best.cost) best = { curve, cost };
    if (cost === 0) break;
  }
  return best && best.cost < 1000 ? best.curve : null;
}
