// The book: by link in three languages, searched and filtered, back by the browser's button, and over a table that goes on.
import { join } from 'node:path';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { quick_match } from './lib/player.mjs';

export const name = 'the book by link, by search and from the table';

const pages = [
  { lang: 'en', path: '/book/heroes/crystal_maiden', says: 'Crystal Maiden', width: 1280, height: 800 },
  { lang: 'hant', path: '/book/cards/siren_song', says: '海妖之歌', width: 820, height: 1180 },
  { lang: 'hans', path: '/book/rulings/R146', says: 'R146', width: 390, height: 844 },
];

async function fits(page, what) {
  await page.screenshot({ path: join(results, `book-${what}.png`) });
  const over = await page.evaluate(() => [document.documentElement, ...document.querySelectorAll('.book .list, .book .detail')].map((e) => e.scrollWidth - e.clientWidth).filter((x) => x > 0));
  if (over.length > 0) throw new Error(`${what} reaches ${over} px over the side`);
}

const count = (page, css) => page.locator(css).count();
const at = (page) => new URL(page.url()).pathname;

export async function run({ server, browser }) {
  for (const { lang, path, says, width, height } of pages) {
    const page = await new_guest(browser, { lang, width, height });
    await page.goto(server.url + path);
    await page.waitForSelector('.detail h1', { timeout: 15_000 });
    const heading = await page.textContent('.detail h1');
    if (heading !== says) throw new Error(`${path} shows ${heading}`);
    await fits(page, `link-${lang}`);
    // Nothing lies under a page that was opened by a link: closing it leads to the front page.
    await page.click('[data-act="close-book"]');
    await page.waitForSelector('[data-act="quick"]');
    if (at(page) !== '/') throw new Error(`closed, the book leaves ${at(page)}`);
    no_faults(page);
    await page.context().close();
  }

  const page = await new_guest(browser, { lang: 'en' });
  await page.goto(server.url);
  await page.click('[data-act="book"]');
  await page.waitForSelector('[data-hero]', { timeout: 15_000 });
  const all = await count(page, '[data-hero]');
  await page.click('[data-filter="attribute.agility"]');
  const some = await count(page, '[data-hero]');
  if (some === 0 || some >= all) throw new Error(`the filter leaves ${some} of ${all}`);
  await page.keyboard.press('/');
  await page.keyboard.type('剑圣');
  if ((await page.getAttribute('[data-hero]', 'data-hero')) !== 'juggernaut' || (await count(page, '[data-hero]')) !== 1) throw new Error('a Chinese name does not find its hero');
  await page.click('[data-hero="juggernaut"]');
  await page.waitForSelector('[data-entry="juggernaut"]');
  await fits(page, 'found');
  await page.click('.detail [data-ruling]');
  await page.waitForSelector('.detail .sentence');
  await page.goBack();
  await page.waitForSelector('[data-entry="juggernaut"]');
  await page.goBack();
  if (at(page) !== '/book') throw new Error(`back leads to ${at(page)}`);
  await page.click('[data-act="close-book"]');
  await page.waitForSelector('[data-screen="book"]', { state: 'detached' });
  if (at(page) !== '/') throw new Error(`the book leaves ${at(page)}`);

  // Over the table: the match goes on below, its address comes back.
  await quick_match(page, server.url);
  await page.click('[data-act="lock"]');
  await page.waitForSelector('[data-rail] .line a.term', { timeout: 60_000 });
  const room = at(page);
  await page.hover('[data-rail] .line a.term');
  await page.waitForSelector('#peek', { timeout: 5_000 });
  await page.screenshot({ path: join(results, 'book-peek.png') });
  await page.click('[data-rail] .line a.term');
  await page.waitForSelector('.detail h1');
  if (!at(page).startsWith('/book/')) throw new Error(`a name in the log leads to ${at(page)}`);
  await fits(page, 'over-table');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-screen="book"]', { state: 'detached' });
  if (at(page) !== room) throw new Error(`${room} has become ${at(page)}`);
  await page.click('[data-act="menu"]');
  await page.click('[data-act="book"]');
  await page.waitForSelector('[data-screen="book"]');
  await page.goBack();
  await page.waitForSelector('[data-screen="book"]', { state: 'detached' });
  if (at(page) !== room || !(await page.$('[data-rail]'))) throw new Error('the table is gone');
  no_faults(page);
}
