// From a click in Chromium to its visible result, on loopback, alone and beside 200 matches of bots in the same process.
//   node tests/bench/click_bench.mjs [MATCHES]
import { launch_browser, new_guest, no_faults } from '../e2e/lib/browser.mjs';
import { quick_match } from '../e2e/lib/player.mjs';
import { sleep, start_server } from '../e2e/lib/server.mjs';
import { bot_rooms } from './bot_rooms.mjs';

const wanted = 40;
const at_most_ms = 120_000;

// Clicks and resolves when that changed the page, after the frame is drawn. With `next` only the question that follows
// counts: the click went to the server, through the engine and back.
function timed_click(next) {
  const q = document.querySelector('[data-question][data-mine="true"]');
  const find = (css) => q && [...q.querySelectorAll(css)].find((b) => !b.disabled);
  const button = find('[data-act="pass"]') ?? find('[data-act="confirm"]');
  if (!button) return null;
  const id = q.dataset.question;
  return new Promise((resolve) => {
    const began = performance.now();
    const changed = () => {
      const now = document.querySelector('[data-question]');
      return !now || now.dataset.question !== id || (!next && now.dataset.mine !== 'true');
    };
    const check = () => {
      const ms = performance.now() - began;
      return changed() || ms > 3000 ? resolve(ms) : requestAnimationFrame(check);
    };
    button.click();
    requestAnimationFrame(check);
  });
}

const sorted = (list) => [...list].sort((a, b) => a - b);
const quantile = (list, share) => (list.length === 0 ? NaN : sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))]);
const words = (list) => `median ${quantile(list, 0.5).toFixed(1)} ms, 95 % ${quantile(list, 0.95).toFixed(1)} ms of ${list.length}`;

async function measure(browser, url) {
  const page = await new_guest(browser);
  await quick_match(page, url);
  const shown = [];
  const trips = [];
  const began = Date.now();
  while (Date.now() - began < at_most_ms && (shown.length < wanted || trips.length < wanted)) {
    if (await page.$('[data-screen="result"]')) await page.click('[data-act="again"]');
    const lock = await page.$('[data-act="lock"]');
    if (lock) await lock.click();
    // A question to me alone goes on at once; a window that others share waits for them.
    const alone = await page.evaluate(() => document.querySelector('[data-question][data-mine="true"]')?.classList.contains('gold') ?? false);
    const ms = await page.evaluate(timed_click, alone);
    if (ms !== null) (alone ? trips : shown).push(ms);
    await sleep(25);
  }
  no_faults(page);
  await page.context().close();
  return { shown, trips };
}

const matches = Number(process.argv[2] ?? 200);
const server = await start_server({ bot_delay: 1, args: ['--rate-limit', '0', '--connections-per-address', '10000'] });
const browser = await launch_browser();
for (const beside of [0, matches]) {
  const rooms = await bot_rooms(server.url, beside);
  const updates = rooms.updates();
  const began = Date.now();
  const { shown, trips } = await measure(browser, server.url);
  const rate = ((rooms.updates() - updates) * 1000) / (Date.now() - began);
  rooms.stop();
  console.log(`${beside} matches beside it (${rate.toFixed(0)} updates a second)`);
  console.log(`  click to anything on the page: ${words(shown)}`);
  console.log(`  click to the next question:    ${words(trips)}`);
}
await browser.close();
await server.stop();
