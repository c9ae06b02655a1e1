// The spectator link shows the table without hidden cards and identities, and no question that could be answered.
import { new_guest, no_faults } from './lib/browser.mjs';
import { create_room } from './lib/player.mjs';

export const name = 'the spectator link shows the table, and nothing hidden';

export async function run({ server, browser }) {
  const host = await new_guest(browser, { lang: 'hans' });
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await create_room(host, server.url);
  await host.click('text=复制观战链接');
  const link = await host.evaluate(() => navigator.clipboard.readText());
  if (!link.includes('/watch/')) throw new Error(`the link is ${link}`);
  await host.click('[data-act="fill"]');
  await host.waitForSelector('[data-act="start"]:not([disabled])');
  await host.click('[data-act="start"]');
  await host.waitForSelector('[data-act="lock"]', { timeout: 15_000 });
  await host.click('[data-act="lock"]');
  await host.waitForSelector('[data-form]', { timeout: 20_000 });

  const watcher = await new_guest(browser, { lang: 'hans' });
  await watcher.goto(link);
  await watcher.waitForSelector('[data-form]', { timeout: 15_000 });
  await watcher.waitForTimeout(1500);
  const seen = await watcher.evaluate(() => ({
    cards: document.querySelectorAll('.hand [data-card]').length,
    seats: document.querySelectorAll('[data-seat]').length,
    known: [...document.querySelectorAll('[data-seat]:not(.dead) .seal')].filter((s) => /\bf-[123]\b/.test(s.innerHTML)).length,
    mine: document.querySelectorAll('[data-mine="true"]').length,
  }));
  if (seen.cards !== 0 || seen.known !== 0 || seen.mine !== 0 || seen.seats !== 5) throw new Error(JSON.stringify(seen));
  no_faults(host, watcher);
}
