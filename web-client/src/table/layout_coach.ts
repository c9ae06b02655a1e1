// Where a lesson's coach stands: beside the table where there is room, else a strip that covers neither the question nor
// the hand. What stands there makes room.
import { clamp, seat_box, type Box, type Layout } from './layout';

export interface Coached {
  layout: Layout;
  coach: Box;
  strip: boolean;
  rail_top: number; // so far down the rail begins
}

const beside_h = 306;

export function with_coach(l: Layout): Coached {
  if (l.form === 'wide' && l.rail > 0) {
    const coach = { x: l.width - l.rail + 8, y: l.top + 8, w: l.rail - 16, h: beside_h };
    return { layout: l, coach, strip: false, rail_top: l.top + beside_h + 16 };
  }
  if (l.form === 'wide') return { layout: l, coach: corner(l, 208), strip: true, rail_top: l.top };
  if (l.form === 'short') return { layout: l, coach: corner(l, 300), strip: true, rail_top: l.top };
  const h = l.form === 'tablet' ? 76 : 100;
  const coach = { x: l.bar.x, y: l.bar.y - 8 - h, w: l.bar.w, h };
  const bottom = coach.y - 8;
  const stage = { ...l.stage, h: Math.max(96, Math.min(l.stage.h, bottom - l.stage.y)) };
  return { layout: { ...l, log: null, stage }, coach, strip: true, rail_top: l.top };
}

// Between the seats at the top and the right edge; if they leave no room there, over the middle below them.
function corner(l: Layout, widest: number): Box {
  const seats = l.seats.map(seat_box);
  const right = Math.max(...seats.filter((b) => b.y < l.top + 120).map((b) => b.x + b.w), 0);
  const x = right + 14;
  const w = clamp(l.width - x - 10, 150, widest);
  return { x: Math.min(x, l.width - w - 10), y: l.top + 8, w, h: l.form === 'short' ? 100 : 150 };
}
