// From a click in the page to its visible result, on loopback.
import { new_guest, no_faults } from './lib/browser.mjs';
import { quick_match } from './lib/player.mjs';
import { sleep } from './lib/server.mjs';

export const name = 'a click is visible in less than 50 ms at the median';
const limit_ms = 50;

// Clicks the answer and resolves when the question on the page is another one or gone, after that frame is drawn.
function timed_answer() {
  const q = document.querySelector('[data-question][data-mine="true"]');
  const button = q && [...q.querySelectorAll('[data-act="pass"], [data-act="confirm"]')].find((b) => !b.disabled);
  if (!button) return null;
  const id = q.dataset.question;
  return new Promise((resolve) => {
    const began = performance.now();
    const seen = () => {
      const now = document.querySelector('[data-question]');
      return !now || now.dataset.question !== id || now.dataset.mine !== 'true';
    };
    const check = () => (seen() ? resolve(performance.now() - began) : performance.now() - began > 3000 ? resolve(3000) : requestAnimationFrame(check));
    button.click();
    requestAnimationFrame(check);
  });
}

// The same until the server's answer has changed the page: its question is replaced by the next.
function timed_round_trip() {
  const q = document.querySelector('[data-question][data-mine="true"]');
  const button = q && [...q.querySelectorAll('[data-act="pass"]')].find((b) => !b.disabled);
  if (!button) return null;
  const id = q.dataset.question;
  return new Promise((resolve) => {
    const began = performance.now();
    const check = () => {
      const now = document.querySelector('[data-question]');
      if (!now || now.dataset.question !== id) return resolve(performance.now() - began);
      return performance.now() - began > 3000 ? resolve(3000) : requestAnimationFrame(check);
    };
    button.click();
    requestAnimationFrame(check);
  });
}

// What the machine needs for any change of an empty page at this moment.
function timed_nothing() {
  return new Promise((resolve) => {
    const began = performance.now();
    document.body.classList.toggle('x');
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
  });
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

export async function run({ server, browser }) {
  const blank = await new_guest(browser);
  const idle = [];
  for (let i = 0; i < 15; i++) idle.push(await blank.evaluate(timed_nothing));
  await blank.close();
  const floor = Math.max(0, median(idle) - 34); // two frames are free
  const page = await new_guest(browser);
  await quick_match(page, server.url);
  const shown = [];
  const trips = [];
  const began = Date.now();
  while (Date.now() - began < 120_000 && shown.length + trips.length < 60) {
    if (await page.$('[data-screen="result"]')) await page.click('[data-act="again"]');
    const lock = await page.$('[data-act="lock"]');
    if (lock) await lock.click();
    // Only questions to me alone go on at once; windows wait for the others.
    const alone = await page.evaluate(() => document.querySelector('[data-question][data-mine="true"]')?.classList.contains('gold') ?? false);
    const ms = await page.evaluate(alone && trips.length <= shown.length ? timed_round_trip : timed_answer);
    if (ms !== null) (alone && trips.length <= shown.length ? trips : shown).push(ms);
    await sleep(25);
  }
  const m = median(shown);
  const r = trips.length > 0 ? median(trips) : 0;
  console.log(`      click to visible: ${m.toFixed(1)} ms at the median of ${shown.length}; to the next question: ${r.toFixed(1)} ms of ${trips.length}; a busy machine adds ${floor.toFixed(1)} ms to an empty page`);
  if (shown.length < 5) throw new Error(`only ${shown.length} measured`);
  if (m > limit_ms + 4 * floor) throw new Error(`the median is ${m.toFixed(1)} ms`);
  if (trips.length >= 5 && r > limit_ms + 4 * floor) throw new Error(`the median of the round trip is ${r.toFixed(1)} ms`);
  no_faults(page);
}
