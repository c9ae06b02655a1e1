// What makes the client installable: the icons as PNG, and the service worker, which knows the files of this build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { kept_first, needed } from '../src/offline/rules.ts';
import { draw_icon } from './draw_icon.ts';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

// The middle 80 % of a maskable icon are always seen.
const icons = [
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['maskable-512.png', 512, 0.74],
  ['apple-touch-icon.png', 180, 0.88],
] as const;

async function worker(define: Record<string, string>): Promise<string> {
  const made = await build({
    configFile: false, logLevel: 'warn', publicDir: false, define,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: here('src/offline/sw.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } } },
  });
  const outputs = Array.isArray(made) ? made : [made];
  for (const o of outputs) if ('output' in o) for (const f of o.output) if (f.type === 'chunk' && f.isEntry) return f.code;
  throw new Error('offline: the service worker was not made');
}

export function offline(): Plugin {
  return {
    name: 'fate-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['offline.html'];
        const html = page?.type === 'asset' ? Buffer.from(page.source).toString('utf8') : '';
        const must = needed(html);
        const first = kept_first(Object.keys(bundle));
        if (must.length < 2 || must.slice(1).some((f) => !first.includes(f))) throw new Error(`offline: its page is not whole: ${must.join()}`);
        const name = createHash('sha256').update(html).update(first.join()).digest('hex').slice(0, 12);
        const define = { FATE_BUILD: JSON.stringify(name), FATE_NEEDED: JSON.stringify(must), FATE_FIRST: JSON.stringify(first.filter((f) => !must.includes(f))) };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await worker(define) });
        const svg = readFileSync(here('public/favicon.svg'), 'utf8');
        for (const [file, size, shrunk] of icons) this.emitFile({ type: 'asset', fileName: `icons/${file}`, source: draw_icon(svg, size, shrunk) });
      },
    },
  };
}
