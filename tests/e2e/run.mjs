// Plays the real server in real Chromium pages. `node tests/e2e/run.mjs [NAME...]`; FATE_BIN names another server.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { launch_browser } from './lib/browser.mjs';
import { start_server } from './lib/server.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((f) => f.endsWith('.test.mjs'))
  .filter((f) => wanted.length === 0 || wanted.some((w) => f.startsWith(w)))
  .sort();

let passed = 0;
let failed = 0;
for (const file of files) {
  const { name, run, server: options = {} } = await import(join(here, file));
  const began = Date.now();
  let server;
  let browser;
  try {
    server = await start_server(options);
    browser = await launch_browser();
    await run({ server, browser });
    passed += 1;
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (e) {
    failed += 1;
    console.log(`FAIL  ${name}\n      ${String(e?.stack ?? e).replaceAll('\n', '\n      ')}`);
    if (server) console.log(`      server: ${server.tail()}`);
  } finally {
    await browser?.close();
    await server?.stop();
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
