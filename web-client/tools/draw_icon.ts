// Draws public/favicon.svg as PNG: rectangles, circles and paths of M L Q C Z in absolute coordinates, which is all it has.
import { crc32, deflateSync } from 'node:zlib';

type Point = readonly [number, number];
interface Shape {
  lines: Point[][];
  fill: string | null;
  stroke: string | null;
  width: number;
  round: number; // of a rectangle's corners
  box: readonly [number, number, number, number] | null; // a rectangle
}

const curve_steps = 16;

function path_lines(d: string): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'Z') line.push(line[0]!);
    const takes = { M: 2, L: 2, Q: 4, C: 6 }[command] ?? 0;
    for (let i = 0; takes > 0 && i + takes <= n.length; i += takes) {
      const to: Point = [n[i + takes - 2]!, n[i + takes - 1]!];
      if (command === 'M' && i === 0) lines.push((line = [to]));
      else if (takes === 2) line.push(to);
      else {
        const [x, y] = line.at(-1)!;
        const [ax, ay, bx, by] = [n[i]!, n[i + 1]!, n[i + 2]!, n[i + 3]!];
        for (let s = 1; s <= curve_steps; s++) {
          const t = s / curve_steps;
          const u = 1 - t;
          line.push(command === 'Q' ? [u * u * x + 2 * u * t * ax + t * t * to[0], u * u * y + 2 * u * t * ay + t * t * to[1]]
            : [u ** 3 * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * to[0], u ** 3 * y + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * to[1]]);
        }
      }
    }
  }
  return lines;
}

function shapes_of(svg: string): Shape[] {
  return [...svg.matchAll(/<(rect|circle|path)\b([^>]*)>/g)].map(([, kind, text = '']) => {
    const attributes = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => [m[1]!, m[2]!]));
    const number = (name: string): number => Number(attributes[name] ?? 0);
    const colour = (name: string): string | null => (attributes[name] && attributes[name] !== 'none' ? attributes[name] : null);
    const circle = Array.from({ length: 49 }, (_, i): Point => [number('cx') + number('r') * Math.cos((i * Math.PI) / 24), number('cy') + number('r') * Math.sin((i * Math.PI) / 24)]);
    return {
      lines: kind === 'path' ? path_lines(attributes['d'] ?? '') : kind === 'circle' ? [circle] : [],
      fill: colour('fill'), stroke: colour('stroke'), width: number('stroke-width'), round: number('rx'),
      box: kind === 'rect' ? [number('x'), number('y'), number('width'), number('height')] : null,
    };
  });
}

// The lines as their pieces, four numbers each; and what they reach, with a margin.
function pieces_of(s: Shape): { list: Float64Array; reach: [number, number, number, number] } {
  const list = s.lines.flatMap((line) => line.slice(1).flatMap((b, i) => [...line[i]!, ...b]));
  const [xs, ys] = [0, 1].map((odd) => list.filter((_, i) => i % 2 === odd)) as [number[], number[]];
  const edge = s.width / 2 + 1;
  return { list: Float64Array.from(list), reach: [Math.min(...xs) - edge, Math.min(...ys) - edge, Math.max(...xs) + edge, Math.max(...ys) + edge] };
}

// How far a point lies from the lines: below 0 within them, where they are filled.
function far_from(list: Float64Array, x: number, y: number, filled: boolean): number {
  let least = Infinity;
  let within = false;
  for (let i = 0; i < list.length; i += 4) {
    const ax = list[i]!;
    const ay = list[i + 1]!;
    const dx = list[i + 2]! - ax;
    const dy = list[i + 3]! - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const ex = x - ax - along * dx;
    const ey = y - ay - along * dy;
    least = Math.min(least, ex * ex + ey * ey);
    if (ay > y !== ay + dy > y && x < ax + ((y - ay) / dy) * dx) within = !within;
  }
  return within && filled ? -Math.sqrt(least) : Math.sqrt(least);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

// `shrunk`: the drawing's share of the picture; below 1 its ground fills the rest, to the corners.
export function draw_icon(svg: string, size: number, shrunk = 1): Buffer {
  const scale = (size / 64) * shrunk;
  const move = (size - 64 * scale) / 2;
  const pixels = new Uint8Array(size * size * 4);
  for (const s of shapes_of(svg)) {
    const { list, reach } = pieces_of(s);
    const full = s.box !== null && shrunk < 1;
    const paint = (at: number, colour: string, share: number): void => {
      const had = pixels[at + 3]! / 255;
      const sum = share + had * (1 - share);
      for (let c = 0; c < 3; c++) pixels[at + c] = Math.round((parseInt(colour.slice(1 + 2 * c, 3 + 2 * c), 16) * share + pixels[at + c]! * had * (1 - share)) / sum);
      pixels[at + 3] = Math.round(sum * 255);
    };
    for (let py = 0; py < size; py++) {
      for (let px = 0; px < size; px++) {
        const [x, y] = [(px + 0.5 - move) / scale, (py + 0.5 - move) / scale];
        const share = (distance: number): number => Math.max(0, Math.min(1, 0.5 - distance * scale)); // below 0 is inside
        const at = (py * size + px) * 4;
        if (s.box) {
          const [bx, by, w, h] = s.box;
          const [qx, qy] = [Math.abs(x - bx - w / 2) - w / 2 + s.round, Math.abs(y - by - h / 2) - h / 2 + s.round];
          const edge = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - s.round;
          const part = full ? 1 : share(edge);
          if (s.fill && part > 0) paint(at, s.fill, part);
          continue;
        }
        if (x < reach[0] || y < reach[1] || x > reach[2] || y > reach[3]) continue;
        const far = far_from(list, x, y, s.fill !== null);
        const inside = s.fill ? share(far) : 0;
        if (s.fill && inside > 0) paint(at, s.fill, inside);
        const on = s.stroke ? share(Math.abs(far) - s.width / 2) : 0;
        if (s.stroke && on > 0) paint(at, s.stroke, on);
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // 8 bits, RGBA
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) rows.set(pixels.subarray(y * size * 4, (y + 1) * size * 4), y * (size * 4 + 1) + 1);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', new Uint8Array())]);
}
