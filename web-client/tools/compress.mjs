// Writes a .br and a .gz beside every text file of dist/, where they are smaller; the server sends those.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;

let files = 0;
let bytes = 0;
let small = 0;
for (const name of readdirSync(dist, { recursive: true })) {
  const path = join(dist, name);
  if (!statSync(path).isFile()) continue;
  files += 1;
  const raw = readFileSync(path);
  bytes += raw.length;
  if (!compressible.test(name) || raw.length < 512) continue;
  const br = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const gz = gzipSync(raw, { level: 9 });
  if (br.length < raw.length * 0.97) writeFileSync(`${path}.br`, br);
  if (gz.length < raw.length * 0.97) writeFileSync(`${path}.gz`, gz);
  small += Math.min(br.length, raw.length);
}
console.log(`web client: ${files} files, ${Math.round(bytes / 1024)} KiB; text as brotli ${Math.round(small / 1024)} KiB`);
