// One person with bots, from the front page to the end and into the next match.
import { new_guest, no_faults } from './lib/browser.mjs';
import { play_to_end, quick_match } from './lib/player.mjs';

export const name = 'one person with bots, from the front page to the end';

export async function run({ server, browser }) {
  const page = await new_guest(browser, { motion: true, lang: 'hans' });
  await quick_match(page, server.url);
  if (!/\/room\/[A-Z0-9]{6}$/.test(page.url())) throw new Error(`the address is ${page.url()}`);
  const played = await play_to_end(page, { limit_ms: 420_000 }); // some matches are long, and a page that moves is slow without a GPU
  if (played.clicks < 5) throw new Error(`only ${played.clicks} clicks`);
  const seats = await page.$$eval('[data-screen="result"] .seats li', (list) => list.map((li) => li.className));
  if (seats.length !== 5) throw new Error(`${seats.length} seats in the result`);
  if (!seats.some((c) => c.includes('win'))) throw new Error('nobody has won');
  if (seats.some((c) => /\bf-0\b/.test(c))) throw new Error('an identity is not shown in the result');
  await page.click('[data-act="again"]');
  await page.waitForSelector('[data-screen="hero-choice"]', { timeout: 15_000 });
  no_faults(page);
}
