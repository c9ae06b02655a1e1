// Writes src/generated/fate/v1/*.ts from proto/ with Debian's protoc and protoc-gen-es.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const here = fileURLToPath(new URL('..', import.meta.url));
const proto = join(here, '..', 'proto');
const out = join(here, 'src', 'generated');
const skipped = new Set(['scenario.proto']); // only the engine's tests speak it

const files = readdirSync(join(proto, 'fate', 'v1'))
  .filter((f) => f.endsWith('.proto') && !skipped.has(f))
  .sort()
  .map((f) => `fate/v1/${f}`);
rmSync(join(out, 'fate'), { recursive: true, force: true });
mkdirSync(out, { recursive: true });
try {
  execFileSync(
    'protoc',
    [
      `--plugin=protoc-gen-es=${join(here, 'node_modules', '.bin', 'protoc-gen-es')}`,
      `-I${proto}`,
      `--es_out=${out}`,
      '--es_opt=target=ts',
      ...files,
    ],
    { stdio: 'inherit' },
  );
} catch (e) {
  console.error(e.code === 'ENOENT' ? 'generate: protoc is missing (Debian package protobuf-compiler)' : 'generate: protoc failed');
  process.exit(2);
}
