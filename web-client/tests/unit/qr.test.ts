// The QR code of a link, read as the standard (ISO/IEC 18004) says: version 3, level M, one block.
import { describe, expect, it } from 'vitest';
import { only_here } from '../../src/share/local';
import { qr_of } from '../../src/share/qr';

type Grid = boolean[][];

function grid_of({ size, path }: { size: number; path: string }): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) grid[Number(y)]!.fill(true, Number(x), Number(x) + Number(wide));
  return grid;
}

// The format beside the upper left finder: two bits of level, three of mask, ten that guard them.
function format_of(grid: Grid): number {
  const places: [number, number][] = [[0, 8], [1, 8], [2, 8], [3, 8], [4, 8], [5, 8], [7, 8], [8, 8], [8, 7], [8, 5], [8, 4], [8, 3], [8, 2], [8, 1], [8, 0]];
  return places.reduce((bits, [x, y]) => bits * 2 + Number(grid[y]![x]), 0) ^ 0b101010000010010;
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// The bytes along the way up and down, two columns at a time. Of version 3: 29 squares, one alignment pattern at 22.
function bytes_of(grid: Grid): number[] {
  const n = grid.length;
  const mask = masks[(format_of(grid) >> 10) & 7]!;
  const fixed = (x: number, y: number) => (x < 9 && y < 9) || (x < 9 && y >= n - 8) || (x >= n - 8 && y < 9) || x === 6 || y === 6 || (Math.abs(x - 22) <= 2 && Math.abs(y - 22) <= 2);
  const bits: number[] = [];
  let up = true;
  for (let right = n - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the timing pattern
    for (let i = 0; i < n; i++) {
      const y = up ? n - 1 - i : i;
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits.push(Number(grid[y]![x]! !== mask(x, y)));
    }
    up = !up;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
}

// What is left over when the whole block is divided by its guard: nothing, in every one of its roots.
function syndromes(block: readonly number[], guards: number): number[] {
  const exp: number[] = [];
  for (let i = 0, v = 1; i < 255; i++, v = v & 128 ? (v * 2) ^ 0x11d : v * 2) exp.push(v);
  const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : exp[(exp.indexOf(a) + exp.indexOf(b)) % 255]!);
  return Array.from({ length: guards }, (_, root) => block.reduce((sum, byte) => times(sum, exp[root]!) ^ byte, 0));
}

describe('the QR code of an invitation', () => {
  const link = 'https://fate.example/room/K7Q2MX';
  const grid = grid_of(qr_of(link));
  const bytes = bytes_of(grid);

  it('has its finders, its timing and its dark square where readers look for them', () => {
    expect(grid).toHaveLength(29);
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    for (const [x0, y0] of [[0, 0], [22, 0], [0, 22]] as const)
      expect(finder.map((_, y) => grid[y0 + y]!.slice(x0, x0 + 7).map(Number).join(''))).toEqual(finder);
    for (let i = 8; i < 21; i++) expect([grid[6]![i], grid[i]![6]]).toEqual([i % 2 === 0, i % 2 === 0]);
    expect(grid[21]![8]).toBe(true);
  });

  it('says level M, with the format of the standard', () => {
    // Data of level and mask, with their guards, as the standard's table has them before the pattern is laid over.
    const level_m: Record<number, number> = { 0: 0x0000, 1: 0x0537, 2: 0x0a6e, 3: 0x0f59, 4: 0x11eb, 5: 0x14dc, 6: 0x1b85, 7: 0x1eb2 };
    const format = format_of(grid);
    expect(format).toBe(level_m[(format >> 10) & 7]);
  });

  it('holds the link in bytes, and guards that fit', () => {
    const bits = bytes.map((b) => b.toString(2).padStart(8, '0')).join('');
    expect(bits.slice(0, 4)).toBe('0100'); // bytes
    expect(parseInt(bits.slice(4, 12), 2)).toBe(link.length);
    const text = Array.from({ length: link.length }, (_, i) => String.fromCharCode(parseInt(bits.slice(12 + i * 8, 20 + i * 8), 2))).join('');
    expect(text).toBe(link);
    expect(syndromes(bytes.slice(0, 70), 26)).toEqual(Array(26).fill(0));
  });

  it('is of no use where the address leads nowhere else', () => {
    expect(['localhost', '127.0.0.1', '127.10.0.3', '[::1]', 'fate.localhost'].every(only_here)).toBe(true);
    expect(['192.168.1.7', 'fate.example', '127.example', '[fd00::1]'].some(only_here)).toBe(false);
  });

  it('grows with the link and stays small enough for a phone', () => {
    expect(qr_of('https://a-rather-long-name-of-a-server.example.org:8443/room/K7Q2MX').size).toBeLessThanOrEqual(41); // version 6
    expect(qr_of('https://f.gg/room/K7Q2MX').size).toBe(25);
  });
});
