// Plays the real server in real Chromium pages. `node tests/e2e/run.mjs [--update] [NAME...]`; FATE_BIN names another server,
// FATE_E2E_LANES how many tests run at once; --update makes what is seen the reference of 18_shots.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { launch_browser } from './lib/browser.mjs';
import { sleep, start_server } from './lib/server.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const update = process.argv.includes('--update');
const wanted = process.argv.slice(2).filter((w) => w !== '--update');
// Looks differ from machine to machine in more than faults.
const only_named = ['18_shots.test.mjs'];
const files = readdirSync(here)
  .filter((f) => f.endsWith('.test.mjs'))
  .filter((f) => (wanted.length === 0 ? !only_named.includes(f) : wanted.some((w) => f.startsWith(w))))
  .sort();

let passed = 0;
let failed = 0;
// One try of a test. Empty, or why it failed; `browser_died`: through no fault of a page.
async function attempt({ run, server: options = {} }) {
  let server;
  let browser;
  let died = false;
  let closing = false;
  try {
    server = await start_server(options);
    browser = await launch_browser();
    browser.on('disconnected', () => (died = !closing));
    await run({ server, browser, update });
    return { why: '' };
  } catch (e) {
    await sleep(500); // that the browser is gone is heard of after the call that failed
    const tail = server ? `\n      server: ${server.tail()}` : '';
    return { why: String(e?.stack ?? e).replaceAll('\n', '\n      ') + tail, browser_died: died };
  } finally {
    closing = true;
    await browser?.close();
    await server?.stop();
  }
}

async function play(file) {
  const test = await import(join(here, file));
  const began = Date.now();
  let result = await attempt(test);
  // Small machines are busy with other things at times: what only took too long is tried once more, and said to be.
  const too_slow = /Timeout \d+ms exceeded|nothing moves any more|did not end in/.test(result.why);
  if (result.browser_died || too_slow) {
    console.log(`again ${test.name}: ${result.browser_died ? "the browser's process ended" : result.why}`);
    result = await attempt(test);
  }
  if (result.why === '') passed += 1;
  else failed += 1;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(result.why === '' ? `ok    ${test.name} (${seconds} s)` : `FAIL  ${test.name} (${seconds} s)\n      ${result.why}`);
}

// Each test has a server and a browser of its own and spends half of its time in waiting for windows and clocks of the
// game: two at once.
const lanes = Number(process.env.FATE_E2E_LANES ?? 2);
const left = [...files];
const lane = async () => {
  for (let file = left.shift(); file; file = left.shift()) await play(file);
};
await Promise.all(Array.from({ length: lanes }, lane));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
