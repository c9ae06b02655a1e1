// The drawing of the ring: paths on an ellipse, angles in degrees, 90 at the bottom (me), 0 at the right.
import type { Layout } from './layout';

export type Ring = Layout['ring'];

const f = (n: number): string => n.toFixed(1);
const rad = (deg: number): number => (deg * Math.PI) / 180;

export function point(r: Ring, deg: number, out = 0): readonly [number, number] {
  return [r.cx + (r.rx + out) * Math.cos(rad(deg)), r.cy + (r.ry + out) * Math.sin(rad(deg))];
}

export function arc(r: Ring, from: number, to: number, out = 0): string {
  const steps = Math.max(8, Math.ceil(Math.abs(to - from) / 3));
  let d = '';
  for (let i = 0; i <= steps; i++) {
    const [x, y] = point(r, from + ((to - from) * i) / steps, out);
    d += `${i ? 'L' : 'M'}${f(x)} ${f(y)}`;
  }
  return d;
}

export function ticks(r: Ring): string {
  let d = '';
  for (let i = 0; i < 180; i++) {
    const deg = i * 2;
    const length = i % 15 === 0 ? r.limb - 1 : i % 5 === 0 ? 8 : 4.5;
    const [x1, y1] = point(r, deg, -1.5);
    const [x2, y2] = point(r, deg, -length);
    d += `M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`;
  }
  return d;
}

const at = (r: Ring, k: number, t: number): string => `${f(r.cx + r.rx * k * Math.cos(t))} ${f(r.cy + r.ry * k * Math.sin(t))}`;

export function web(r: Ring): string {
  let d = '';
  const inner = 1 - r.limb / r.ry;
  for (let i = 0; i < 24; i++) {
    const t = rad(i * 15 + 7.5);
    d += `M${at(r, i % 2 ? 0.6 : 0.78, t)}L${at(r, inner, t)}`;
  }
  for (let i = 0; i < 8; i++) d += `M${at(r, 0.6, rad(i * 45))}L${at(r, 0.6, rad((i + 3) * 45))}`;
  return d;
}

// Where a chevron of the turn direction sits and how it is turned: anticlockwise seen from above.
export function chevron(r: Ring, deg: number): { x: number; y: number; turn: number } {
  const [x, y] = point(r, deg, -r.limb / 2);
  const [x2, y2] = point(r, deg - 1, -r.limb / 2);
  return { x, y, turn: (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI };
}

// The bearing of a place on the table, as an angle of the ellipse between -90 and 270.
export function bearing(r: Ring, x: number, y: number): number {
  const deg = (Math.atan2((y - r.cy) / r.ry, (x - r.cx) / r.rx) * 180) / Math.PI;
  return deg < -90 ? deg + 360 : deg;
}

// A tapered path from root to tip, bent away from the middle of the table, with its arrow head.
export function aim_line(root: readonly [number, number], tip: readonly [number, number], bend: readonly [number, number], scale = 1): { body: string; head: string } {
  const [x0, y0] = root;
  const [x1, y1] = tip;
  const [cx, cy] = bend;
  const steps = 20;
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const x = (1 - t) ** 2 * x0 + 2 * (1 - t) * t * cx + t ** 2 * x1;
    const y = (1 - t) ** 2 * y0 + 2 * (1 - t) * t * cy + t ** 2 * y1;
    const dx = 2 * (1 - t) * (cx - x0) + 2 * t * (x1 - cx);
    const dy = 2 * (1 - t) * (cy - y0) + 2 * t * (y1 - cy);
    const n = Math.hypot(dx, dy) || 1;
    const w = (1.6 + 2.4 * t) * scale;
    left.push(`${f(x - (dy / n) * w)} ${f(y + (dx / n) * w)}`);
    right.unshift(`${f(x + (dy / n) * w)} ${f(y - (dx / n) * w)}`);
  }
  const n = Math.hypot(x1 - cx, y1 - cy) || 1;
  const ux = (x1 - cx) / n;
  const uy = (y1 - cy) / n;
  const p = (along: number, aside: number) => `${f(x1 + (ux * along - uy * aside) * scale)} ${f(y1 + (uy * along + ux * aside) * scale)}`;
  return { body: `M${left.join('L')}L${right.join('L')}Z`, head: `M${p(26, 0)}L${p(-8, 15)}L${p(-1, 0)}L${p(-8, -15)}Z` };
}
