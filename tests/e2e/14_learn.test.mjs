// The lessons: found on the front page, the first played by following the coach's marks alone, the others opened and left.
import { join } from 'node:path';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { sleep } from './lib/server.mjs';

export const name = 'lessons: the coach leads to the end of the first, the others open';

const at = (page) => new URL(page.url()).pathname;

// Clicks what the coach lets glow, once; says what it was.
function follow() {
  const visible = (el) => el && el.getClientRects().length > 0 && !el.disabled;
  if (document.querySelector('[data-screen="lesson-end"]')) return 'over';
  const read = document.querySelector('[data-act="got-it"]');
  const marked = visible(read) ? read : [...document.querySelectorAll('[data-coach]')].find(visible);
  if (!marked) return '';
  const says = document.querySelector('[data-coach-says]')?.dataset.coachSays ?? '';
  marked.click();
  return says;
}

export async function follow_to_end(page, limit_ms = 60_000) {
  const said = [];
  for (const began = Date.now(); Date.now() - began < limit_ms; ) {
    const what = await page.evaluate(follow);
    if (what === 'over') return said;
    if (what && what !== said.at(-1)) said.push(what);
    await sleep(150);
  }
  throw new Error(`the coach does not come to an end: ${said.join(', ')}`);
}

async function fits(page, what) {
  await page.screenshot({ path: join(results, `learn-${what}.png`) });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) throw new Error(`${what} reaches ${over} px over the side`);
}

export async function run({ server, browser }) {
  const page = await new_guest(browser, { lang: 'en', width: 390, height: 844 });
  await page.goto(server.url);
  await page.waitForSelector('[data-act="learn"]', { timeout: 15_000 });
  await fits(page, 'front');
  await page.click('[data-act="learn"]');
  await page.waitForSelector('[data-lesson="attack"] [data-act="start-lesson"]:not([disabled])', { timeout: 15_000 });
  if (at(page) !== '/learn') throw new Error(`the lessons are at ${at(page)}`);
  if ((await page.locator('[data-lesson]').count()) !== 5) throw new Error('there are not five lessons');
  await fits(page, 'list');
  await page.click('[data-lesson="attack"] [data-act="start-lesson"]');
  await page.waitForSelector('[data-coach-says]', { timeout: 15_000 });
  await fits(page, 'attack');
  const said = await follow_to_end(page);
  for (const wanted of ['learn.attack.intro', 'learn.attack.pick', 'learn.attack.end', 'learn.dodge_confirm', 'learn.attack.again'])
    if (!said.includes(wanted)) throw new Error(`the coach never says ${wanted}: ${said.join(', ')}`);
  if ((await page.getAttribute('[data-screen="lesson-end"]', 'data-won')) !== 'true') throw new Error('following the coach does not win');
  await fits(page, 'end');

  // On to the second, which is left in its course: back on the list the first is done.
  await page.click('[data-act="next-lesson"]');
  await page.waitForSelector('[data-coach-says^="learn.rage"]', { timeout: 15_000 });
  for (const lesson of ['magic', 'identities', 'casting']) {
    await page.click('[data-act="leave-lesson"]');
    await page.waitForSelector(`[data-lesson="${lesson}"] [data-act="start-lesson"]:not([disabled])`, { timeout: 15_000 });
    if (at(page) !== '/learn') throw new Error(`who leaves a lesson is at ${at(page)}`);
    if ((await page.getAttribute('[data-lesson="attack"]', 'data-done')) !== 'true') throw new Error('the first lesson is not done');
    await page.click(`[data-lesson="${lesson}"] [data-act="start-lesson"]`);
    await page.waitForSelector(`[data-coach-says^="learn.${lesson}"]`, { timeout: 15_000 });
    await fits(page, lesson);
  }
  // A page that is loaded again finds its lesson.
  await page.reload();
  await page.waitForSelector('[data-coach-says^="learn.casting"]', { timeout: 15_000 });
  no_faults(page);
}
