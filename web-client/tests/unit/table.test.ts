import { describe, expect, it } from 'vitest';
import { time_left } from '../../src/app/clock.svelte';
import { parse } from '../../src/app/router.svelte';
import { Resolution_Kind as R } from '../../src/state/wire';
import { layout, with_notice } from '../../src/table/layout';
import { aim_line, bearing, point } from '../../src/table/ring';
import { seat_states } from '../../src/table/seat_state';
import { scene_of } from '../../src/table/stage';
import { nothing } from '../../src/state/interaction';
import { scenes } from '../fixture/scenes';
import { card_no, seat, snapshot, type_no, use } from '../fixture/build';

const sizes = [[1280, 800], [1920, 1080], [1440, 900], [1366, 768], [1024, 768], [2560, 1440], [390, 844], [390, 664], [360, 640], [820, 1180], [768, 1024], [844, 390]] as const;

describe('layouts', () => {
  it.each(sizes)('%i x %i: all seats stand inside, apart, above the question', (w, h) => {
    for (let n = 2; n <= 8; n++) {
      for (const open of [false, true]) {
        const l = layout(n, w, h, open, 6);
        expect(l.seats).toHaveLength(n - 1);
        const boxes = l.seats.map((s) => {
          const width = (s.size === 'T' ? 92 : s.size === 'M' ? 152 : 164) * s.scale;
          const height = (s.size === 'T' ? 101 : s.size === 'M' ? 137 : 213) * s.scale;
          const x = s.size === 'T' ? s.x + (92 - width) / 2 : s.x - width / 2;
          return { x, y: s.y, r: x + width, b: s.y + height };
        });
        for (const b of boxes) {
          expect(b.x, `${n}`).toBeGreaterThanOrEqual(0);
          expect(b.r, `${n}`).toBeLessThanOrEqual(l.width - l.rail + 0.5);
          expect(b.y).toBeGreaterThanOrEqual(l.top);
          const beside = b.x >= l.bar.x + l.bar.w || b.r <= l.bar.x;
          if (!beside) expect(b.b, `${n}`).toBeLessThanOrEqual(l.bar.y + 2);
        }
        for (let i = 0; i < boxes.length; i++) {
          for (let k = i + 1; k < boxes.length; k++) {
            const [a, c] = [boxes[i]!, boxes[k]!];
            const apart = a.r <= c.x + 1 || c.r <= a.x + 1 || a.b <= c.y + 1 || c.b <= a.y + 1;
            expect(apart, `${w}x${h} n=${n} seats ${i} and ${k}`).toBe(true);
          }
        }
        expect(l.bar.y + l.bar.h).toBeLessThanOrEqual(l.height);
        expect(l.me.y + Math.min(l.me.h, 100)).toBeLessThanOrEqual(l.height);
      }
    }
  });

  it.each(sizes)('%i x %i: that a bot plays for me covers nothing', (w, h) => {
    for (let n = 2; n <= 8; n++) {
      for (const open of [false, true]) {
        const l = with_notice(layout(n, w, h, open, 6));
        const seats = l.seats.map((s) => {
          const width = (s.size === 'T' ? 92 : s.size === 'M' ? 152 : 164) * s.scale;
          return { x: s.size === 'T' ? s.x + (92 - width) / 2 : s.x - width / 2, y: s.y, w: width, h: (s.size === 'T' ? 101 : s.size === 'M' ? 137 : 213) * s.scale };
        });
        const a = l.notice;
        expect(a.w).toBeGreaterThanOrEqual(178);
        expect(a.h).toBeGreaterThanOrEqual(44);
        expect(l.stage.h, 'stage').toBeGreaterThanOrEqual(90);
        for (const b of [l.bar, l.hand, l.me, l.stage, ...(l.log ? [l.log] : []), ...seats]) {
          const apart = a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
          expect(apart, `${w}x${h} n=${n}: ${JSON.stringify(a)} on ${JSON.stringify(b)}`).toBe(true);
        }
      }
    }
  });

  it('puts the next seat at the right and the previous one at the left', () => {
    for (const [w, h] of sizes) {
      for (let n = 3; n <= 8; n++) {
        const l = layout(n, w, h, false, 4);
        expect(l.seats[0]!.x).toBeGreaterThan(l.seats.at(-1)!.x);
      }
    }
  });

  it('shows at least 44 px of every card of a long hand', () => {
    for (const [w, h] of sizes) expect(layout(5, w, h, false, 14).hand.step).toBeGreaterThanOrEqual(44);
  });
});

describe('the ring', () => {
  it('knows bearings as it draws them', () => {
    const { ring } = layout(5, 1280, 800, false, 4);
    for (const deg of [-60, 10, 90, 170, 240]) {
      const [x, y] = point(ring, deg);
      expect(bearing(ring, x, y)).toBeCloseTo(deg, 3);
    }
  });

  it('draws lines without broken numbers', () => {
    const line = aim_line([10, 10], [10, 10], [10, 10]);
    expect(line.body + line.head).not.toMatch(/NaN/);
  });
});

describe('the middle', () => {
  it('tells a chain by the parity of its links', () => {
    const scene = scene_of(scenes['chain8']!().table!);
    expect(scene).toMatchObject({ is: 'chain', works: true });
    expect(scene.is === 'chain' && scene.links.map((l) => l.state)).toEqual(['works', 'cancelled', 'open']);
  });

  it('draws an attack with the card that began it', () => {
    const c = card_no('flame_attack');
    const s = snapshot(1, [seat(1, 2), seat(2, 2)], {
      stack: [use({ kind: R.CARD_USE, user: 2, cardType: type_no('flame_attack'), cards: [c], targets: [1] }), use({ kind: R.ATTACK, user: 2, targets: [1] })],
    });
    const scene = scene_of(s);
    expect(scene.is === 'play' && scene.record.cards).toEqual([c]);
  });
});

describe('seats', () => {
  it('lights legal ones, marks chosen ones and says why others are not', () => {
    const { table, question } = scenes['table5']!();
    const states = seat_states(table!, question, true, { ...nothing, cards: [card_no('chaos_attack S8')], targets: [4] });
    expect(states.map((s) => s.choice)).toEqual(['blocked', 'legal', 'blocked', 'chosen', 'blocked']);
    expect(states[4]!.reason?.ruling).toBe(58);
  });

  it('says nothing of seats while cards are asked', () => {
    const { table, question } = scenes['table5']!();
    expect(seat_states(table!, question, true, nothing).every((s) => s.choice === 'plain')).toBe(true);
  });
});

describe('time', () => {
  const q = { remainingMs: 10_000, totalMs: 20_000, bankMs: 30_000 };
  it('drains the question first, then the reserve', () => {
    expect(time_left(q, 0, 4_000)).toMatchObject({ seconds: 6, share: 0.3, level: 'warn', bank_seconds: 30 });
    expect(time_left(q, 0, 15_000)).toMatchObject({ seconds: 25, level: 'bank' });
    expect(time_left(q, 0, 99_000)).toMatchObject({ seconds: 0, share: 0 });
    expect(time_left({ ...q, totalMs: 0 }, 0, 5)).toMatchObject({ limited: false });
  });
});

describe('addresses', () => {
  it('reads its links', () => {
    expect(parse('/room/ab12cd')).toEqual({ at: 'room', code: 'AB12CD' });
    expect(parse('/watch/w-9')).toEqual({ at: 'watch', key: 'w-9' });
    expect(parse('/admin')).toEqual({ at: 'admin' });
    expect(parse('/credits')).toEqual({ at: 'credits' });
    expect(parse('/whatever')).toEqual({ at: 'nowhere' });
    for (const front of ['/', '/index.html']) expect(parse(front)).toEqual({ at: 'lobby' });
  });
});
