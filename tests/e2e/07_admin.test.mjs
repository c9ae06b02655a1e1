// The admin logs in, lists matches and steps through one, choice by choice.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { play_to_end, quick_match } from './lib/player.mjs';

export const name = 'the admin steps through a finished match';
const password = 'quiet-brass-ring-7';

export async function run({ server, browser }) {
  const set = spawnSync(server.binary, ['admin', 'password', '--stdin', '--data', server.data], { input: `${password}\n`, encoding: 'utf8' });
  if (set.status !== 0) throw new Error(`fated admin password: ${set.status} ${set.stdout}${set.stderr}`);

  const player = await new_guest(browser);
  await quick_match(player, server.url);
  await play_to_end(player);

  const admin = await new_guest(browser, { lang: 'hans', width: 1440, height: 900 });
  await admin.goto(`${server.url}/admin`);
  await admin.fill('input[type="password"]', 'wrong');
  await admin.click('form .btn');
  await admin.waitForSelector('[role="alert"]');
  await admin.fill('input[type="password"]', password);
  await admin.click('form .btn');
  await admin.waitForSelector('tr.closed [data-match], tr.closed', { timeout: 15_000 });
  await admin.click('tr.closed');
  await admin.waitForSelector('[data-view]', { timeout: 15_000 });
  const views = await admin.$$eval('[data-view]', (list) => list.map((v) => v.dataset.view).join(''));
  if (views !== '123450') throw new Error(`views of ${views}`);
  for (let i = 0; i < 12; i++) {
    await admin.click('[data-act="on"]');
    await admin.waitForSelector(`.row.on[data-step="${i + 1}"]`, { timeout: 10_000 });
  }
  const leaks = await admin.$$eval('.leak', (list) => list.length);
  if (leaks > 0) throw new Error('a seat sees a hand that is not its own');
  await admin.screenshot({ path: join(results, 'admin-hans-1440x900.png') });
  await admin.click('[data-act="logout"]');
  await admin.waitForSelector('input[type="password"]');
  no_faults(player, admin);
}
