// The same guest in a second tab takes the seat over; the first tab says so and can take it back.
import { new_guest, no_faults } from './lib/browser.mjs';
import { quick_match } from './lib/player.mjs';

export const name = 'a second tab takes over, and the first takes back';

export async function run({ server, browser }) {
  const first = await new_guest(browser, { lang: 'en' });
  await quick_match(first, server.url);
  const second = await new_guest(browser, { lang: 'en', context: first.context() });
  await second.goto(first.url());
  await second.waitForSelector('[data-screen="hero-choice"]', { timeout: 15_000 });
  await first.waitForSelector('[role="alertdialog"]', { timeout: 10_000 });
  await first.click('[role="alertdialog"] .btn');
  await first.waitForSelector('[role="alertdialog"]', { state: 'detached', timeout: 10_000 });
  await second.waitForSelector('[role="alertdialog"]', { timeout: 10_000 });
  no_faults(first, second);
}
