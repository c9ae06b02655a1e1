// Where a small text stands beside a name: above it if there is room, else below, else along the edge; never outside.
interface Rect {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

const gap = 8;

export function beside(name: Rect, width: number, height: number, page_width: number, page_height: number): { x: number; y: number } {
  const inside = (v: number, size: number, most: number): number => Math.max(gap, Math.min(v, most - size - gap));
  const x = inside(name.left + name.width / 2 - width / 2, width, page_width);
  const above = name.top - gap - height;
  const below = name.bottom + gap;
  const y = above >= gap ? above : below + height <= page_height - gap ? below : inside(above, height, page_height);
  return { x: Math.round(x), y: Math.round(y) };
}
