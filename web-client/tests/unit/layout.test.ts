import { describe, expect, it } from 'vitest';
import { aim_between, at, length_of } from '../../src/table/aim';
import { fate_box, home_box, layout, pile_box, seat_box, type Box, type Layout } from '../../src/table/layout';

const sizes = [[1280, 800], [1920, 1080], [1440, 900], [1366, 768], [1024, 768], [2560, 1440], [390, 844], [390, 664], [360, 640], [820, 1180], [768, 1024], [844, 390]] as const;

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
const inside = (b: Box, x: number, y: number, by = 0): boolean => x > b.x - by && x < b.x + b.w + by && y > b.y - by && y < b.y + b.h + by;

// What stands on the table at the same time, by name.
function fixed(l: Layout, open: boolean): [string, Box][] {
  const out: [string, Box][] = l.seats.map((s, i) => [`seat ${i}`, seat_box(s)]);
  const small = l.form === 'phone' || l.form === 'short';
  if (!small || !open) out.push(['deck', pile_box(l.piles.deck, l.piles.w)], ['discard', pile_box(l.piles.discard, l.piles.w)]);
  if (l.form === 'wide') out.push(['fate', fate_box(l)]);
  if (open) out.push(['stage', l.stage]);
  out.push(['top', { x: 0, y: 0, w: l.width, h: l.top }], ['bar', l.bar], ['hand', l.hand], ['me', l.me]);
  if (l.log) out.push(['log', l.log]);
  return out;
}

describe.each(sizes)('%i x %i', (w, h) => {
  const all = [2, 3, 4, 5, 6, 7, 8].flatMap((n) => [false, true].map((open) => ({ n, open, l: layout(n, w, h, open, 6) })));

  it.each(all)('$n seats, middle open: $open: nothing fixed lies on anything else', ({ n, open, l }) => {
    const boxes = fixed(l, open);
    const faults: string[] = [];
    boxes.forEach(([a, box], i) => {
      for (const [b, other] of boxes.slice(i + 1)) if (!apart(box, other)) faults.push(`${n}: ${a} ${JSON.stringify(box)} on ${b} ${JSON.stringify(other)}`);
    });
    expect(faults).toEqual([]);
  });

  it.each(all.filter((x) => x.open && (x.l.form === 'wide' || x.l.form === 'tablet')))('$n seats: lines lead from who acts to whom he means and cross nobody else', ({ n, l }) => {
    const boxes = [home_box(l), ...l.seats.map(seat_box)];
    const centre = [l.ring.cx, l.ring.cy] as const;
    const faults: string[] = [];
    boxes.forEach((a, i) =>
      boxes.forEach((b, k) => {
        if (i === k) return;
        const others = boxes.filter((x, j) => j > 0 && x !== a && x !== b);
        const c = aim_between(a, b, others, centre);
        const name = `${n}: ${i} -> ${k}`;
        if (!c) return void faults.push(`${name}: no line`);
        if (length_of(c) < 34) faults.push(`${name}: short`);
        if (!inside(a, ...c.from, 20)) faults.push(`${name}: starts elsewhere`);
        if (!inside(b, ...c.to, 20)) faults.push(`${name}: ends elsewhere`);
        for (let t = 0; t <= 1; t += 0.02) {
          const [x, y] = at(c, t);
          if (inside(a, x, y, -2) || inside(b, x, y, -2)) faults.push(`${name}: over its own ends`);
          if (others.some((o) => inside(o, x, y))) faults.push(`${name}: behind somebody else`);
        }
        // The arrow's head points at its target: the last stretch comes nearer to it.
        const [tx, ty] = [b.x + b.w / 2, b.y + b.h / 2];
        const back = at(c, 0.85);
        if (Math.hypot(back[0] - tx, back[1] - ty) <= Math.hypot(c.to[0] - tx, c.to[1] - ty)) faults.push(`${name}: points away`);
      }),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
});
