// How long until the front page can be used, in a browser whose processor is four times slower, and what the page's main
// thread did until then. Usable: the golden button can be pressed.
//   node tests/bench/first_load_bench.mjs [LOADS]
import { launch_browser } from '../e2e/lib/browser.mjs';
import { start_server } from '../e2e/lib/server.mjs';

const slower = 4;
const limit_ms = 1000;
const categories = ['devtools.timeline', 'v8', 'blink.user_timing', 'toplevel', 'disabled-by-default-v8.compile'];

// Tells when the button can be pressed; runs before the page.
const watch = `(() => {
  const look = () => {
    const button = document.querySelector('[data-act="quick"]');
    if (!button || button.disabled) return;
    watcher.disconnect();
    performance.mark('usable');
    usable(String(performance.now()));
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
})()`;

// The time of each kind of work on the page's thread up to the mark, without what it contains; by the thread's own clock,
// which other programs do not slow down.
function thread_ms(events) {
  const mark = events.find((e) => e.name === 'usable' && e.cat.includes('user_timing'));
  const began = events.filter((e) => e.name === 'navigationStart' && e.pid === mark.pid && e.ts < mark.ts).at(-1)?.ts ?? 0;
  const work = events.filter((e) => e.ph === 'X' && e.tdur !== undefined && e.pid === mark.pid && e.tid === mark.tid && e.ts >= began && e.ts < mark.ts);
  work.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const own = new Map();
  const around = [];
  for (const e of work) {
    while (around.length > 0 && around.at(-1).ts + around.at(-1).dur <= e.ts) around.pop();
    const outer = around.at(-1);
    if (outer) own.set(outer.name, (own.get(outer.name) ?? 0) - e.tdur / 1000);
    own.set(e.name, (own.get(e.name) ?? 0) + e.tdur / 1000);
    around.push(e);
  }
  return own;
}

async function load(browser, url, rate, lang) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: lang, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await cdp.send('Page.enable');
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'usable' });
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
  const events = [];
  cdp.on('Tracing.dataCollected', (e) => events.push(...e.value));
  if (rate === 1) await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  const usable = new Promise((resolve, failed) => {
    cdp.on('Runtime.bindingCalled', (e) => e.name === 'usable' && resolve(Number(e.payload)));
    setTimeout(() => failed(new Error('the front page cannot be used after a minute')), 60_000).unref();
  });
  void page.goto(url, { waitUntil: 'commit' });
  const ms = await usable;
  if (rate === 1) {
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await done;
  }
  await context.close();
  return { ms, own: rate === 1 ? thread_ms(events) : new Map() };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const ratio = (ms) => `${ms.toFixed(0)} ms, ${(ms / limit_ms).toFixed(2)} of ${limit_ms} ms`;

const loads = Number(process.argv[2] ?? 7);
const server = await start_server();
const browser = await launch_browser();
for (const lang of ['en-GB', 'zh-CN']) {
  const slow = [];
  const sums = [];
  const kinds = new Map();
  await load(browser, server.url, 1, lang); // the browser's own first page
  for (let i = 0; i < loads; i++) {
    slow.push((await load(browser, server.url, slower, lang)).ms);
    const { own } = await load(browser, server.url, 1, lang);
    own.delete('V8.CollectSourcePositions'); // for the debugger that measures
    sums.push([...own.values()].reduce((a, b) => a + b, 0));
    for (const [kind, ms] of own) kinds.set(kind, (kinds.get(kind) ?? 0) + ms / loads);
  }
  console.log(`front page in ${lang}, ${loads} loads with an empty cache`);
  console.log(`  usable, processor ${slower} times slower: median ${ratio(median(slow))}; fastest ${ratio(Math.min(...slow))}`);
  console.log(`  work of its thread until then, times ${slower}: median ${ratio(median(sums) * slower)}`);
  const most = [...kinds].sort((a, b) => b[1] - a[1]).slice(0, 8);
  console.log(`    most of it: ${most.map(([kind, ms]) => `${kind} ${ms.toFixed(0)} ms`).join(', ')}`);
}
await browser.close();
await server.stop();
