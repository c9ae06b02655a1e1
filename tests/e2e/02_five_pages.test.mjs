// Five pages in one room to the end; one is reloaded in the middle, one loses its connection.
import { new_guest, no_faults } from './lib/browser.mjs';
import { create_room, play_to_end } from './lib/player.mjs';

export const name = 'five pages in one room to the end, one reloaded in the middle';

export async function run({ server, browser }) {
  const pages = [];
  for (let i = 0; i < 5; i++) {
    const [width, height] = i === 0 ? [1280, 800] : i === 2 ? [820, 1180] : [390, 844];
    pages.push(await new_guest(browser, { lang: ['hans', 'hant', 'en'][i % 3], name: `Guest ${i + 1}`, width, height }));
  }
  const code = await create_room(pages[0], server.url);
  for (const page of pages.slice(1)) {
    await page.goto(`${server.url}/room/${code}`);
    await page.waitForSelector('[data-act="ready"]', { timeout: 15_000 });
    await page.click('[data-act="ready"]');
  }
  await pages[0].waitForSelector('[data-act="start"]:not([disabled])', { timeout: 15_000 });
  await pages[0].click('[data-act="start"]');

  let reloaded = false;
  let dropped = false;
  const each = (i) => async (page, done) => {
    if (i === 2 && !reloaded && done.clicks >= 6) {
      reloaded = true;
      await page.reload();
      await page.waitForSelector('main', { timeout: 15_000 });
    }
    if (i === 3 && !dropped && done.clicks >= 6) {
      dropped = true;
      await page.context().setOffline(true);
      await page.waitForTimeout(600);
      await page.context().setOffline(false);
    }
  };
  await Promise.all(pages.map((page, i) => play_to_end(page, { each: each(i), limit_ms: 420_000 })));
  if (!reloaded) throw new Error('the page was never reloaded');

  const shown = await Promise.all(pages.map((p) => p.$$eval('[data-screen="result"] .seats li', (list) => list.map((li) => /\bf-([0-3])\b/.exec(li.className)?.[1]).join(''))));
  if (new Set(shown).size !== 1) throw new Error(`the pages show different ends: ${shown.join(' ')}`);
  no_faults(...pages);
}
