// Leaving works from every screen, and a page that is loaded again knows what it knew.
import { new_guest, no_faults } from './lib/browser.mjs';
import { create_room, play_to_end, quick_match } from './lib/player.mjs';

export const server = { bot_delay: 0.4 };
export const name = 'every way out of a room leads to the lobby, and a reload keeps the log';

const in_lobby = async (page, from) => {
  await page.waitForSelector('[data-act="quick"]:not([disabled])', { timeout: 15_000 }).catch(() => {
    throw new Error(`no way out of ${from}: ${page.url()}`);
  });
  await page.waitForTimeout(800); // long enough to be led back
  if (new URL(page.url()).pathname !== '/') throw new Error(`out of ${from}, but the address is ${page.url()}`);
  if ((await page.$('[data-act="quick"]')) === null) throw new Error(`led back into ${from}`);
};

const leave = (page) => page.click('[data-act="leave"]');

export async function run({ server, browser }) {
  const host = await new_guest(browser, { lang: 'en' });
  const code = await create_room(host, server.url);
  await host.reload();
  await host.waitForSelector('[data-code]', { timeout: 15_000 });
  await host.waitForTimeout(500);
  const complaint = await host.$$eval('.toasts p', (list) => list.map((p) => p.textContent).join());
  if (complaint) throw new Error(`a reload of one's own room says: ${complaint}`);

  const guest = await new_guest(browser, { lang: 'en' });
  await guest.goto(`${server.url}/room/${code}`);
  await guest.waitForSelector('[data-code]', { timeout: 15_000 });
  await leave(guest);
  await in_lobby(guest, 'a room that a link led to');
  await leave(host);
  await in_lobby(host, 'a room of one’s own');

  // In the middle of a match, after a reload that loses nothing.
  await quick_match(host, server.url);
  await play_to_end(host, {
    each: async (_, done) => {
      if (done.clicks >= 7) throw 'enough';
    },
  }).catch((e) => {
    if (e !== 'enough') throw e;
  });
  const lines = () => host.$$eval('.log .lines > *:not(.hot)', (list) => list.map((l) => l.textContent.trim()));
  const before = await lines();
  if (before.length < 8) throw new Error(`a log of ${before.length} lines`);
  await host.reload();
  await host.waitForSelector('[data-form]', { timeout: 15_000 });
  await host.waitForTimeout(300);
  const after = await lines();
  const kept = before.slice(0, 8);
  if (kept.some((line, i) => after[i] !== line)) throw new Error(`the log was\n${kept.join('\n')}\nand is\n${after.slice(0, 8).join('\n')}`);
  await host.keyboard.press('Escape');
  await host.click('[data-act="menu"]');
  await leave(host);
  await host.click('.btn.red');
  await in_lobby(host, 'a match');

  await quick_match(host, server.url);
  await play_to_end(host);
  await leave(host);
  await in_lobby(host, 'a result');
  no_faults(host, guest);
}
