// Tablets and phones, upright and on their side.
import { clamp, mix, step_of, type Layout, type Spot } from './layout';

type Points = readonly (readonly [number, number])[];

// Tiles of a phone on 390 x 844: top left corners.
const tiles: Record<number, Points> = {
  2: [[149, 58]],
  3: [[240, 58], [58, 58]],
  4: [[291, 166], [149, 58], [7, 166]],
  5: [[291, 166], [212, 58], [86, 58], [7, 166]],
  6: [[291, 166], [249, 58], [149, 58], [49, 58], [7, 166]],
  7: [[291, 274], [291, 166], [212, 58], [86, 58], [7, 166], [7, 274]],
  8: [[291, 274], [291, 166], [249, 58], [149, 58], [49, 58], [7, 166], [7, 274]],
};

// A phone: the page is 390 wide whatever the phone is; a short one gives up air first, then the log line.
export function phone_layout(n: number, window_w: number, window_h: number): Layout {
  const zoom = window_w / 390;
  const width = 390;
  const height = Math.round(window_h / zoom);
  const tight = clamp((844 - height) / 190, 0, 1);
  const top = 48;
  const pitch = mix(108, 98, tight);
  const first = mix(58, 53, tight);
  const spots: Spot[] = (tiles[n] ?? tiles[8]!).map(([x, y]) => ({
    x, y: first + ((y - 58) / 108) * pitch, size: 'T', scale: mix(1, 0.94, tight),
  }));
  const home = height >= 800 ? 30 : 6;
  const me_h = mix(94, 78, tight);
  const me_y = height - home - me_h - 3;
  const hand_h = mix(108, 90, tight);
  const hand_y = me_y - hand_h - mix(11, 6, tight);
  const bar_h = mix(142, 120, tight);
  const bar_y = hand_y - bar_h - mix(18, 8, tight);
  const below_seats = first + 3 * pitch;
  const log_h = bar_y - below_seats >= 44 ? 44 : 0;
  const log = log_h > 0 ? { x: 6, y: bar_y - 8 - log_h, w: 378, h: log_h } : null;
  const seat_rows = n >= 7 ? 3 : n >= 4 ? 2 : 1;
  const stage_top = seat_rows >= 3 ? first + pitch + 2 : first + pitch + mix(8, 3, tight);
  const stage_bottom = (log ? log.y : bar_y) - 8;
  const wide = seat_rows < 2;
  const stage = { x: wide ? 60 : 105, y: stage_top, w: wide ? 270 : 180, h: Math.max(120, stage_bottom - stage_top) };
  const ry = (stage_bottom - first - 18) / 2;
  return {
    form: 'phone', zoom, width, height, top, rail: 0,
    ring: { cx: 195, cy: first + 18 + ry, rx: 142, ry, limb: 11 },
    seats: spots,
    fate: { x: 0, y: 0, small: true },
    piles: { deck: { x: 131, y: stage.y + 30 }, discard: { x: 203, y: stage.y + 30 }, w: 56, apart: false },
    stage, log,
    bar: { x: 6, y: bar_y, w: 378, h: bar_h },
    hand: { x: 0, y: hand_y, w: 390, h: hand_h, card: 60, step: 64.8 },
    me: { x: 6, y: me_y, w: 378, h: me_h, scale: 1 },
  };
}

// Landscape phones: tiles in one row, the stage and the question below, hand at the foot.
export function short_layout(n: number, window_w: number, window_h: number): Layout {
  const zoom = clamp(window_h / 390, 0.82, 1.4);
  const width = Math.round(window_w / zoom);
  const height = Math.round(window_h / zoom);
  const others = n - 1;
  const gap = clamp((width - 16 - others * 92) / Math.max(1, others), 4, 22);
  const start = (width - others * 92 - (others - 1) * gap) / 2;
  // Turn order runs anticlockwise: the next seat stands at the right end.
  const spots: Spot[] = Array.from({ length: others }, (_, i) => ({
    x: start + (others - 1 - i) * (92 + gap), y: 46, size: 'T', scale: 1,
  }));
  const foot = height - 116;
  const stage = { x: 8, y: 154, w: Math.round(width * 0.3), h: foot - 160 };
  return {
    form: 'short', zoom, width, height, top: 38, rail: 0,
    ring: { cx: width / 2, cy: 170, rx: width * 0.46, ry: 90, limb: 9 },
    seats: spots,
    fate: { x: 0, y: 0, small: true },
    piles: { deck: { x: stage.x + 30, y: stage.y + 4 }, discard: { x: stage.x + 110, y: stage.y + 4 }, w: 48, apart: false },
    stage,
    log: null,
    bar: { x: stage.x + stage.w + 10, y: 154, w: width - stage.w - 26, h: foot - 162 },
    hand: { x: 390, y: foot, w: width - 394, h: 108, card: 60, step: 64.8 },
    me: { x: 8, y: foot + 6, w: 372, h: 94, scale: 1 },
  };
}

const tablet_seats: Record<number, Points> = {
  2: [[410, 80]],
  3: [[610, 90], [210, 90]],
  4: [[735, 300], [410, 76], [85, 300]],
  5: [[735, 300], [555, 84], [265, 84], [85, 300]],
  6: [[738, 340], [590, 90], [410, 76], [230, 90], [82, 340]],
  7: [[738, 404], [733, 150], [505, 76], [315, 76], [87, 150], [82, 404]],
  8: [[738, 404], [733, 150], [571, 76], [410, 76], [249, 76], [87, 150], [82, 404]],
};

// Upright tablets: 820 wide, large plaques at nine tenths.
export function tablet_layout(n: number, window_w: number, window_h: number, hand: number): Layout {
  const zoom = Math.min(window_w / 820, Math.max(0.72, window_h / 1010));
  const width = Math.round(window_w / zoom);
  const height = Math.round(window_h / zoom);
  const left = (width - 820) / 2;
  const spare = clamp(height - 1180, -150, 260);
  const drop = Math.max(0, spare) * 0.4;
  const me_h = 104;
  const me_y = height - me_h - (spare < -40 ? 8 : 18);
  const card = Math.round(mix(126, 104, clamp(-spare / 150, 0, 1)));
  const hand_y = me_y - card * 1.4 - 22;
  const bar_y = hand_y - 100;
  const log_y = bar_y - 60;
  const ring_bottom = Math.min(660 + drop, log_y - 32);
  const ry = (ring_bottom - 132 - drop) / 2;
  return {
    form: 'tablet', zoom, width, height, top: 52, rail: 0,
    ring: { cx: width / 2, cy: 132 + drop + ry, rx: 330, ry, limb: 15 },
    seats: (tablet_seats[n] ?? tablet_seats[8]!).map(([x, y]) => ({
      x: left + x, y: (y - (y > 250 ? Math.max(0, 660 + drop - ring_bottom) : 0)) + drop * (y > 250 ? 1.2 : 0.8), size: 'L', scale: 0.9,
    })),
    fate: { x: 0, y: 0, small: true },
    piles: { deck: { x: left + 214, y: ring_bottom - 118 }, discard: { x: left + 508, y: ring_bottom - 118 }, w: 50, apart: true },
    stage: { x: left + 186, y: 300 + drop, w: 448, h: ring_bottom - 130 - 300 - drop },
    log: { x: 26, y: log_y, w: width - 52, h: 44 },
    bar: { x: 26, y: bar_y, w: width - 52, h: 76 },
    hand: { x: 20, y: hand_y, w: width - 40, h: card * 1.4, card, step: step_of(width - 40, card, Math.max(hand, 1)) },
    me: { x: 26, y: me_y, w: width - 52, h: me_h, scale: 1 },
  };
}
