// Two accounts play a match that counts: their pages, the leaderboard and the admin's figures show it, in all languages
// and sizes, by keys too; axe-core finds nothing on any of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inspection } from './lib/axe.mjs';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { play_to_end } from './lib/player.mjs';

export const name = 'a counted match in the statistics of its players, and the server in figures';
export const server = { bot_delay: 0.03 };
const mode = 'fate2_1v1_rotation';
const password = 'quiet-brass-ring-7';
const views = [['en', 1280, 800], ['hant', 390, 844], ['hans', 820, 1180], ['en', 390, 844], ['hant', 1920, 1080]];
let axe = inspection();

async function register(page, url, who) {
  await page.goto(url);
  await page.click('[data-act="account"]');
  await page.click('[data-act="register"]');
  for (const [field, text] of Object.entries({ username: who, password, again: password })) await page.fill(`[data-form="register"] [name="${field}"]`, text);
  await page.click('[data-form="register"] .btn.gold');
  await page.waitForSelector('[data-act="log-out"]', { timeout: 40_000 }); // its password is hashed at leisure
  await page.keyboard.press('Escape');
}

// The screen in each language and size: nothing over the side, nothing for axe.
async function look(page, what, root) {
  for (const [lang, width, height] of views) {
    await page.setViewportSize({ width, height });
    await page.evaluate((l) => localStorage.setItem('fate.lang', l), lang);
    await page.reload();
    await page.waitForSelector(root, { timeout: 30_000 });
    await page.waitForTimeout(300);
    const over = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, ...[...document.querySelectorAll('.body, .page.scroll')].map((e) => e.scrollWidth)) - innerWidth);
    if (over > 0) throw new Error(`${what} reaches ${over} px over the side at ${width} in ${lang}`);
    await page.screenshot({ path: join(results, `stats-${what}-${lang}-${width}.png`) });
    await axe.look(page, `${what} (${lang}, ${width})`);
  }
}

async function play_match(url, one, two) {
  await one.goto(url);
  await one.waitForSelector('[data-act="create"]:not([disabled])', { timeout: 15_000 });
  await one.click('[data-act="create"]');
  await one.selectOption('select', mode);
  await one.click('[data-act="create-room"]');
  await one.waitForSelector('[data-code]', { timeout: 15_000 });
  await two.goto(`${url}/room/${await one.getAttribute('[data-code]', 'data-code')}`);
  await two.waitForSelector('[data-act="ready"]', { timeout: 15_000 });
  await two.click('[data-act="ready"]');
  await one.waitForSelector('[data-act="start"]:not([disabled])', { timeout: 15_000 });
  await one.click('[data-act="start"]');
  await Promise.all([one, two].map((p) => play_to_end(p, { limit_ms: 420_000 })));
  for (const p of [one, two]) await p.click('[data-act="leave"]').catch(() => {});
}

// The tip of a chart follows the keys, and says what the table says.
async function by_keys(page) {
  const plot = page.locator('[data-part="rating"] [role="slider"]');
  await plot.focus();
  const last = await plot.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  const first = await plot.getAttribute('aria-valuetext');
  if (last === first || !/1,500/.test(first)) throw new Error(`the keys lead from "${last}" to "${first}"`);
  if (!(await page.locator('[data-part="rating"] .tip').textContent()).includes('1,500')) throw new Error('the tip does not follow');
  await page.locator('[data-part="rating"] summary').click();
  await page.waitForSelector('[data-part="rating"] tbody tr', { timeout: 5_000 }); // made when it is opened
  const rows = await page.locator('[data-part="rating"] tbody tr').count();
  if (rows !== 2) throw new Error(`the table of the rating has ${rows} rows`);
  await axe.look(page, 'a chart as a table');
}

async function statistics(browser, url) {
  const one = await new_guest(browser, { lang: 'en' });
  const two = await new_guest(browser, { lang: 'hant' });
  await register(one, url, 'Longshore');
  await register(two, url, 'Kestrel');
  await one.goto(`${url}/player/Longshore`);
  await look(one, 'new', '[data-nothing]');
  await play_match(url, one, two);

  // It is filed in the background.
  for (let tries = 0; ; tries += 1) {
    await one.goto(`${url}/player/Longshore`);
    if (await one.waitForSelector('[data-part="form"]', { timeout: 3_000 }).catch(() => null)) break;
    if (tries === 8) throw new Error('the match does not count');
  }
  await look(one, 'profile', '[data-part="heroes"] button');
  await one.evaluate(() => localStorage.setItem('fate.lang', 'en'));
  await one.setViewportSize({ width: 1280, height: 800 });
  await one.reload();
  await one.waitForSelector('[data-part="rating"] [role="slider"]', { timeout: 15_000 });
  for (const part of ['rating', 'form', 'length', 'heroes'])
    if ((await one.locator(`[data-part="${part}"]`).count()) !== 1) throw new Error(`no part "${part}"`);
  await by_keys(one);
  const replay = await one.getAttribute('[data-form-match]', 'href');

  await one.click('[data-act="matches"]');
  await one.waitForSelector(`[data-history] a[href="${replay}"]`, { timeout: 10_000 });
  await look(one, 'matches', '[data-history] li');
  await one.keyboard.press('Escape');
  await one.waitForSelector('[data-screen="player"]', { state: 'detached' });

  // From the account's sheet to the leaderboard; nobody is certain enough after one match.
  await one.goto(`${url}/leaders/${mode}`);
  await one.waitForSelector('[data-own]', { timeout: 10_000 });
  await look(one, 'leaders', '[data-nothing]');
  no_faults(one, two);
  await one.goto(url + replay);
  await one.waitForSelector('[data-screen="replay"], main', { timeout: 15_000 });
  await one.context().close();
  await two.context().close();
}

async function figures(browser, server) {
  const made = spawnSync(server.binary, ['admin', 'password', '--stdin', '--data', server.data], { input: `${password}\n`, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`admin password: ${made.stderr}`);
  const page = await new_guest(browser, { lang: 'en' });
  await page.goto(`${server.url}/admin`);
  await page.fill('input[type="password"]', password);
  await page.keyboard.press('Enter');
  await page.click('[data-tab="metrics"]', { timeout: 15_000 });
  await page.waitForSelector('[data-part="delays"] [data-chart] [role="slider"]', { timeout: 15_000 });
  if ((await page.textContent('[data-now="met.store"]')) !== 'well') throw new Error('the store is not well');
  if ((await page.locator('[data-bar]').count()) !== 11) throw new Error('not every cause is listed');
  const plot = page.locator('[data-part="delays"] [role="slider"]').last();
  await plot.focus();
  await page.keyboard.press('Home');
  if (!/\d/.test((await plot.getAttribute('aria-valuetext')) ?? '')) throw new Error('a bucket says nothing');
  await look(page, 'metrics', '[data-part="delays"]');
  no_faults(page);
  await page.context().close();
}

export async function run({ server, browser }) {
  axe = inspection(); // a second try begins anew
  await statistics(browser, server.url);
  await figures(browser, server);
  axe.nothing_found();
}
