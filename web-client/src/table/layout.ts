// Where everything stands, for every window and every number of seats. Pure; the measures are the look's reference sizes.
import { phone_layout, short_layout, tablet_layout } from './layout_small';

export type Form = 'wide' | 'tablet' | 'phone' | 'short';

export interface Spot {
  x: number; // centre of the plaque's top edge; tiles: left edge
  y: number;
  size: 'L' | 'M' | 'T';
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  form: Form;
  zoom: number; // of the whole page
  width: number; // of the page before the zoom
  height: number;
  top: number; // height of the top bar
  rail: number; // 0: the rail is a drawer
  ring: { cx: number; cy: number; rx: number; ry: number; limb: number };
  seats: Spot[]; // opponents, from the next seat round to the previous one
  fate: { x: number; y: number; small: boolean };
  piles: { deck: { x: number; y: number }; discard: { x: number; y: number }; w: number; apart: boolean };
  stage: Box;
  log: Box | null; // the one line of the log on small screens
  bar: Box;
  hand: Box & { card: number; step: number };
  me: Box & { scale: number };
}

// The outline of a seat's plaque or tile.
export function seat_box(s: Spot): Box {
  const w = (s.size === 'T' ? 92 : s.size === 'M' ? 152 : 164) * s.scale;
  const h = (s.size === 'T' ? 101 : s.size === 'M' ? 137 : 213) * s.scale;
  return { x: s.size === 'T' ? s.x + (92 - w) / 2 : s.x - w / 2, y: s.y, w, h };
}

// My node on the ring, where lines from and to me end.
export const home_box = (l: Pick<Layout, 'ring'>): Box => ({ x: l.ring.cx - 20, y: l.ring.cy + l.ring.ry - l.ring.limb / 2 - 20, w: 40, h: 40 });

// Pile and what is written under it.
export const pile_box = (p: { x: number; y: number }, w: number): Box => ({ x: p.x, y: p.y, w, h: w * 1.4 + 22 });

// The card of the match's fate; small ones may carry their name beside them.
export function fate_box(l: Pick<Layout, 'fate' | 'piles'>): Box {
  const { x, y, small } = l.fate;
  return small ? { x, y, w: l.piles.apart ? 32 : 126, h: 44 } : { x: x - 64, y: y - 2, w: 128, h: 184 };
}

export const mix = (a: number, b: number, k: number): number => a + (b - a) * k;
export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

// Eight seats at 1280 x 800 and the others; x and y of the top centre, from the next seat round.
const large: Record<number, readonly (readonly [number, number])[]> = {
  2: [[514, 76]],
  3: [[752, 104], [276, 104]],
  4: [[928, 236], [514, 76], [100, 236]],
  5: [[928, 236], [694, 76], [334, 76], [100, 236]],
  6: [[928, 236], [752, 86], [514, 76], [276, 86], [100, 236]],
};
const medium: Record<number, readonly (readonly [number, number])[]> = {
  7: [[938, 300], [908, 118], [636, 76], [392, 76], [120, 118], [90, 300]],
  8: [[938, 300], [916, 118], [730, 76], [514, 76], [298, 76], [112, 118], [90, 300]],
};
// Seven and eight at 1920 x 1080, where the large plaques fit.
const vast: Record<number, readonly (readonly [number, number])[]> = {
  7: [[1462, 474], [1442, 146], [990, 86], [590, 86], [138, 146], [118, 474]],
  8: [[1462, 474], [1442, 146], [1128, 86], [790, 92], [452, 86], [138, 146], [118, 474]],
};

// `railed`: the log stands beside the table where there is room.
export function layout(seats: number, width: number, height: number, stage_open: boolean, hand: number, railed = true): Layout {
  if (width < height) return width >= 600 ? tablet_layout(seats, width, height, hand) : phone_layout(seats, width, height);
  if (height < 560) return short_layout(seats, width, height);
  return wide_layout(seats, width, height, stage_open, hand, railed);
}

function page_zoom(width: number, height: number): number {
  if (width > 1920 && height > 1080) return Math.min(width / 1920, height / 1080);
  return height < 780 ? Math.max(0.8, height / 780) : 1;
}

function wide_layout(n: number, window_w: number, window_h: number, stage_open: boolean, hand: number, railed: boolean): Layout {
  const zoom = page_zoom(window_w, window_h);
  const width = Math.round(window_w / zoom);
  const height = Math.round(window_h / zoom);
  const rail = !railed ? 0 : width >= 1600 ? 340 : width >= 1180 ? 252 : 0;
  const tw = width - rail;
  const k = clamp(Math.min((tw / 1028 - 1) / 0.537, (height / 800 - 1) / 0.35), 0, 1);
  const scale = mix(1, 1.14, k);
  const top = Math.round(mix(52, 56, k));

  const bar_y = height - Math.round(mix(292, 382, k));
  const bar_x = Math.round(mix(318, 372, k));
  const bar = { x: bar_x, y: bar_y, w: Math.min(tw - bar_x - 18, Math.round(mix(692, 852, k))), h: Math.round(mix(66, 76, k)) };
  const me = { x: Math.round(mix(14, 22, k)), y: height - Math.round(mix(204, 280, k)), w: 288, h: 194, scale };
  const card = Math.round(mix(113, 154, k));
  const hand_x = Math.round(mix(324, 396, k));
  const hand_w = Math.min(tw - hand_x - 12, card * 9);
  const hand_box = { x: hand_x, y: height - Math.round(mix(202, 254, k)), w: hand_w, h: Math.round(card * 1.4), card, step: step_of(hand_w, card, hand) };

  const ring_top = mix(112, 132, k);
  const ring_bottom = bar_y - mix(12, 30, k);
  const ry = (ring_bottom - ring_top) / 2;
  const ring = { cx: tw / 2, cy: ring_top + ry, rx: tw * 0.4125, ry, limb: mix(15, 18, k) };

  const spots = wide_seats(n, tw, k, scale, ring_top, ry, top);
  const crowded = n >= 7;
  const side = crowded && k < 0.8 ? 0.19 : 0.205;
  const above = spots.map(seat_box).filter((b) => b.x < tw * (1 - side) && b.x + b.w > tw * side);
  const stage_y = Math.max(crowded && k < 0.8 ? ring_top + ry * 0.62 : ring_top + ry * 0.98, ...above.map((b) => b.y + b.h + 4));
  const stage = { x: tw * side, y: stage_y, w: tw * (1 - 2 * side), h: ring_bottom - 20 - stage_y };
  return {
    form: 'wide', zoom, width, height, top, rail, ring, seats: spots, bar, hand: hand_box, me, log: null,
    ...middle(n, tw, k, stage, ring, stage_open, spots.map(seat_box)),
  };
}

const notice_h = 44;
const notice_w = 186;

// Where it stands that a bot plays for me, so that it covers nothing: what stands there makes room.
export function with_notice(l: Layout): Layout & { notice: Box } {
  const { bar, log, stage } = l;
  // Between two, the heroes that are not in play lie over my plaque.
  if (l.form === 'wide' && l.seats.length === 1) return { ...l, notice: { x: l.me.x, y: l.me.y - 66 * l.me.scale - 46, w: bar.x - l.me.x - 20, h: 46 } };
  if (l.form === 'wide') return { ...l, notice: { x: l.me.x, y: bar.y + bar.h - 54, w: bar.x - l.me.x - 20, h: 54 } };
  if (l.form === 'short') {
    const w = bar.w - notice_w - 10;
    return { ...l, bar: { ...bar, w }, notice: { x: bar.x + w + 10, y: bar.y, w: notice_w, h: notice_h } };
  }
  if (log) {
    const w = log.w - (l.form === 'tablet' ? 340 : notice_w) - 8;
    return { ...l, log: { ...log, w }, notice: { x: log.x + w + 8, y: log.y, w: log.w - w - 8, h: log.h } };
  }
  const notice = { x: stage.x, y: stage.y + stage.h - notice_h, w: stage.w, h: notice_h };
  return { ...l, stage: { ...stage, h: stage.h - notice_h - 8 }, notice };
}

// Cards of a hand stand free while they can; beyond that each shows at least 44 px.
export function step_of(width: number, card: number, n: number): number {
  const free = card * 1.027;
  return n <= 1 ? free : Math.max(44, Math.min(free, (width - card) / (n - 1)));
}

function wide_seats(n: number, tw: number, k: number, scale: number, ring_top: number, ry: number, top: number): Spot[] {
  if (n >= 7 && k >= 0.8) {
    return (vast[n] ?? vast[8]!).map(([x, y]) => ({
      x: (x * tw) / 1580, y: Math.max(top + 26, ring_top + ((y - 132) * ry) / 268), size: 'L' as const, scale,
    }));
  }
  const size = n >= 7 ? ('M' as const) : ('L' as const);
  const table = n >= 7 ? (medium[n] ?? medium[8]!) : (large[n] ?? large[2]!);
  const half = (size === 'M' ? 76 : 82) * scale;
  return table.map(([x, y]) => ({
    x: clamp((x * tw) / 1028, half + 14, tw - half - 14),
    y: Math.max(top + 24, ring_top + ((y - 112) * ry) / 192),
    size,
    scale,
  }));
}

// Fate card and piles: free while nothing is resolved, at the sides of the stage otherwise.
function middle(n: number, tw: number, k: number, stage: Box, ring: Layout['ring'], open: boolean, seats: readonly Box[]): Pick<Layout, 'fate' | 'piles' | 'stage'> {
  const tight = n >= 7 && k < 0.8;
  const w = open && tight ? 46 : Math.round(mix(60, 72, k));
  const cx = tw / 2;
  const room_above = n === 3 || n === 5 || n === 2;
  const y = stage.y + (n >= 7 ? stage.h * 0.42 : Math.max(0, stage.h * 0.16));
  const fate = room_above
    ? { x: n === 2 ? cx - tw * 0.23 : cx, y: ring.cy - ring.ry - 20, small: false }
    : n === 4
      ? { x: cx - tw * 0.23, y: ring.cy - ring.ry - 1, small: false }
      : { x: n === 6 ? stage.x + 4 : stage.x + 74, y: n === 6 ? stage.y + 8 : stage.y + 30, small: open || n === 6 };
  const low = stage.y + stage.h - w * 1.4 - 26;
  // A small one keeps off the plaques: beside those that stand higher, below those that stand over the middle.
  const kept_off = <P extends Pick<Layout, 'fate' | 'piles'>>(p: P): P => {
    for (const b of p.fate.small ? seats : []) {
      const f = fate_box(p);
      if (f.x >= b.x + b.w + 4 || f.x + f.w <= b.x || f.y >= b.y + b.h + 3 || f.y + f.h <= b.y) continue;
      if (n === 6) p.fate.y = Math.min(b.y + b.h + 3, open ? low - 44 : Infinity);
      else p.fate.x = b.x + b.w + 4;
    }
    return p;
  };
  if (!open) {
    const shift = n >= 7 ? w * 1.6 : 0;
    return kept_off({
      stage,
      fate,
      piles: { deck: { x: cx - w * 1.48 + shift, y }, discard: { x: cx + w * 0.48 + shift, y }, w, apart: false },
    });
  }
  const edge = tight ? stage.x - 8 : stage.x;
  const far = tight ? stage.x + stage.w + 8 : stage.x + stage.w;
  return kept_off({
    stage: { ...stage, x: edge + w + 8, w: far - edge - 2 * (w + 8) },
    fate: fate.small ? { x: edge + (w - 32) / 2, y: stage.y - (tight ? 4 : 14), small: true } : fate,
    piles: { deck: { x: edge, y: low }, discard: { x: far - w, y: low }, w, apart: true },
  });
}
