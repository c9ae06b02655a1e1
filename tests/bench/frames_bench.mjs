// Frames of a table of eight while bots play on it with all its movements, beside those of an empty page on the same machine
// at the same time: what is missing to 60 a second is the machine's share and the table's.
//   node tests/bench/frames_bench.mjs [SECONDS]
import { launch_browser, new_guest, no_faults } from '../e2e/lib/browser.mjs';
import { sleep, start_server } from '../e2e/lib/server.mjs';

const frame_ms = 1000 / 60;
const round_s = 5; // the empty page and the table by turns, so that both meet the same load

// Counts frames; the longest tasks of the page's thread are told by the browser.
function count() {
  const seen = (window.__frames = { gaps: [], tasks: [] });
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((e) => e.duration))).observe({ type: 'longtask' });
  let before = performance.now();
  const frame = (now) => {
    if (window.__counting) seen.gaps.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function watch(page, into) {
  await page.bringToFront();
  await page.evaluate(() => Object.assign(window.__frames, { gaps: [], tasks: [] }) && (window.__counting = true));
  await sleep(round_s * 1000);
  const { gaps, tasks } = await page.evaluate(() => ((window.__counting = false), window.__frames));
  into.gaps.push(...gaps);
  into.tasks.push(...tasks);
}

const sum = (list) => list.reduce((a, b) => a + b, 0);
const rate = (gaps) => (gaps.length * 1000) / sum(gaps);
function told(what, { gaps, tasks }) {
  const over = (ms) => ((gaps.filter((g) => g > ms).length / gaps.length) * 100).toFixed(1);
  const long = tasks.length === 0 ? 'none' : `${tasks.length}, the longest ${Math.max(...tasks).toFixed(0)} ms`;
  console.log(`  ${what}: ${rate(gaps).toFixed(1)} frames a second, ${(rate(gaps) / 60).toFixed(2)} of 60; ${over(frame_ms * 1.5)} % above ${(frame_ms * 1.5).toFixed(0)} ms, ${over(frame_ms * 2.5)} % above ${(frame_ms * 2.5).toFixed(0)} ms; tasks above 50 ms: ${long}`);
}

// Eight bots play, and this page watches from its seat: everything that moves is seen.
async function table_of_bots(browser, url) {
  const page = await new_guest(browser, { lang: 'en', motion: true });
  await page.addInitScript(() => localStorage.setItem('fate.players', '8'));
  await page.addInitScript(count);
  await page.goto(url);
  await page.click('[data-act="quick"]:not([disabled])', { timeout: 60_000 });
  await page.waitForSelector('[data-screen="hero-choice"]', { timeout: 60_000 });
  await page.click('[data-act="lock"]').catch(() => {});
  await page.click('[data-act="menu"]', { timeout: 120_000 });
  await page.click('[data-act="stand-in"]');
  await page.waitForTimeout(2_000);
  return page;
}

const seconds = Number(process.argv[2] ?? 40);
const server = await start_server({ bot_delay: 0.5, window_delay: 0.5, args: ['--rate-limit', '0'] });
const browser = await launch_browser();
const table = await table_of_bots(browser, server.url);
const empty = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
await empty.setContent('<body style="background:#0b1215"></body>');
await empty.evaluate(count);
const cdp = await table.context().newCDPSession(table);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]));
const seen = { empty: { gaps: [], tasks: [] }, table: { gaps: [], tasks: [] } };
const spent = {};
for (let s = 0; s < seconds && !(await table.$('[data-screen="result"]')); s += round_s) {
  await watch(empty, seen.empty);
  const before = await metrics();
  await watch(table, seen.table);
  const after = await metrics();
  for (const name of ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']) spent[name] = (spent[name] ?? 0) + after[name] - before[name];
}
console.log(`a table of eight at 1280x800, ${(sum(seen.table.gaps) / 1000).toFixed(0)} s`);
told('empty page', seen.empty);
told('table     ', seen.table);
console.log(`  table to empty page: ${(rate(seen.table.gaps) / rate(seen.empty.gaps)).toFixed(2)}`);
// By the thread's own clock, which other programs do not slow down.
const cost = (spent.TaskDuration * 1000) / seen.table.gaps.length;
console.log(`  a frame costs its thread ${cost.toFixed(1)} ms, ${(cost / frame_ms).toFixed(2)} of ${frame_ms.toFixed(1)} ms`);
const share = (name) => `${((spent[name] * 100_000) / sum(seen.table.gaps)).toFixed(1)} %`;
console.log(`  its thread was busy ${share('TaskDuration')} of the time: scripts ${share('ScriptDuration')}, styles ${share('RecalcStyleDuration')}, layout ${share('LayoutDuration')}`);
no_faults(table);
await browser.close();
await server.stop();
