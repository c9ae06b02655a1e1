// Pictures compared with stored ones: at half their size, as WebP, so that the repository stays small and a shifted edge of
// a letter does not count. The browser draws, packs and compares.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { results } from './browser.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const client = join(root, 'web-client');
const references = join(root, 'tests', 'e2e', 'shots');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.pack': 'application/octet-stream' };

// Of the picture's pixels may differ, in all and within any square of 32 pixels of the half size.
const most_share = 0.01;
const most_of_a_square = 0.3;

let built;
async function build_fixture(folder) {
  const { build } = await import(pathToFileURL(createRequire(join(client, 'package.json')).resolve('vite')));
  await build({ configFile: join(client, 'tests', 'fixture', 'vite.config.ts'), build: { outDir: folder } });
}

// The fixture page, built once and served: the client's own components on positions that never change.
export async function serve_fixture() {
  const folder = join(results, 'fixture');
  await (built ??= build_fixture(folder));
  const server = createServer((request, answer) => {
    const path = normalize(new URL(request.url, 'http://x').pathname);
    const file = join(folder, path === '/' ? 'tests/fixture/index.html' : path);
    if (!existsSync(file) || !extname(file)) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => new Promise((resolve) => server.close(resolve)) };
}

// Two pictures in a row that are the same: everything has come and stands still.
export async function still_picture(page) {
  await page.waitForFunction(() => document.getElementById('card-back') && [...document.fonts].some((f) => f.family.includes('Fate Sans')) && document.fonts.status === 'loaded', null, { polling: 100, timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);
  let before = Buffer.alloc(0);
  for (let i = 0; i < 12; i++) {
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (now.equals(before)) return now;
    before = now;
    await page.waitForTimeout(150);
  }
  throw new Error('the picture does not stand still');
}

// Runs in an empty page.
async function compare({ picture, reference }) {
  const read = async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    return image;
  };
  const pixels = (image, width, height) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const on = canvas.getContext('2d', { willReadFrequently: true });
    on.imageSmoothingQuality = 'high';
    on.drawImage(image, 0, 0, width, height);
    return { canvas, data: on.getImageData(0, 0, width, height) };
  };
  const taken = await read(picture);
  const width = Math.round(taken.width / 2);
  const height = Math.round(taken.height / 2);
  const packed = pixels(taken, width, height).canvas.toDataURL('image/webp', 0.75);
  if (!reference) return { packed };
  const old = await read(reference);
  if (old.width !== width || old.height !== height) return { packed, share: 1, square: 1, where: 'its size' };
  const { canvas, data: a } = pixels(await read(packed), width, height);
  const { data: b } = pixels(old, width, height);
  const far = 40; // of 255, in one of the three colours
  const side = 32;
  const squares = new Map();
  let differ = 0;
  const on = canvas.getContext('2d');
  on.fillStyle = '#f0f';
  for (let i = 0; i < a.data.length; i += 4) {
    const d = Math.max(Math.abs(a.data[i] - b.data[i]), Math.abs(a.data[i + 1] - b.data[i + 1]), Math.abs(a.data[i + 2] - b.data[i + 2]));
    if (d <= far) continue;
    differ += 1;
    const x = (i / 4) % width;
    const y = Math.floor(i / 4 / width);
    const key = `${Math.floor(x / side) * side * 2},${Math.floor(y / side) * side * 2}`;
    squares.set(key, (squares.get(key) ?? 0) + 1);
    on.fillRect(x, y, 1, 1);
  }
  const [where = '', most = 0] = [...squares].sort((p, q) => q[1] - p[1])[0] ?? [];
  return { packed, share: differ / (width * height), square: most / (side * side), where, marked: canvas.toDataURL('image/png') };
}

const bytes_of = (data) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

// Empty, or how the picture differs. With `update` it becomes the reference.
export async function check_picture(bench, name, picture, update) {
  mkdirSync(references, { recursive: true });
  const file = join(references, `${name}.webp`);
  writeFileSync(join(results, `shot-${name}.png`), picture);
  if (!update && !existsSync(file)) return `${name}: there is no reference; --update makes one`;
  const reference = update ? '' : `data:image/webp;base64,${readFileSync(file).toString('base64')}`;
  const found = await bench.evaluate(compare, { picture: `data:image/png;base64,${picture.toString('base64')}`, reference });
  if (update) writeFileSync(file, bytes_of(found.packed));
  if (update || (found.share < most_share && found.square < most_of_a_square)) return '';
  if (found.marked) writeFileSync(join(results, `shot-${name}-differs.png`), bytes_of(found.marked));
  return `${name}: ${(found.share * 100).toFixed(2)} % differ, ${(found.square * 100).toFixed(0)} % of the square at ${found.where}`;
}
