// A guest gets an account, plays a match, finds it in history and profile, leaves, and logs in again from elsewhere.
import { join } from 'node:path';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { play_to_end, quick_match } from './lib/player.mjs';

export const name = 'an account from registration to the next visit';
const who = 'Mirana';
const password = 'moonlit shadow 9';

async function open(page, what) {
  if (!(await page.$('[data-act="account-back"], [data-act="log-out"], [data-act="register"]'))) await page.click('[data-act="account"]');
  if (what) await page.click(`[data-act="${what}"]`);
}

async function fill(page, form, fields) {
  for (const [field, text] of Object.entries(fields)) await page.fill(`[data-form="${form}"] [name="${field}"]`, text);
  await page.click(`[data-form="${form}"] .btn.gold`);
}

async function shoot(page, what) {
  for (const [size, view] of Object.entries({ phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } })) {
    await page.setViewportSize(view);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(results, `account-${what}-${size}.png`) });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) throw new Error(`${what} reaches ${over} px over the side on a ${size}`);
  }
}

export async function run({ server, browser }) {
  const page = await new_guest(browser, { lang: 'en' });
  await page.goto(server.url);
  await open(page, 'register');
  await fill(page, 'register', { username: who, password, again: 'something else' });
  await page.waitForSelector('[data-form="register"] [role="alert"]');
  await shoot(page, 'register');
  await fill(page, 'register', { username: who, password, again: password });
  await page.waitForSelector('[data-act="log-out"]', { timeout: 15_000 });
  await shoot(page, 'own');
  await page.keyboard.press('Escape');

  await quick_match(page, server.url);
  await play_to_end(page);
  await page.goto(server.url);
  await page.click('[data-act="leave"]').catch(() => {});
  await page.waitForSelector('[data-act="account"]', { timeout: 15_000 });
  // It is filed in the background.
  for (let tries = 0; ; tries += 1) {
    await open(page, 'account-history');
    const lines = await page.waitForSelector('[data-history] .end', { timeout: 3_000 }).catch(() => null);
    if (lines) break;
    if (tries === 5) throw new Error('the match is not in the history');
    await page.click('[data-act="close-over"]');
  }
  await shoot(page, 'history');
  // A match against bots is kept, but counts for nothing.
  await page.click('[data-act="stats"]');
  await page.waitForSelector('[data-nothing]', { timeout: 5_000 });
  await shoot(page, 'profile');
  await page.click('[data-act="close-over"]');
  await open(page, 'account-sessions');
  await page.waitForTimeout(500);
  await shoot(page, 'sessions');
  await page.click('[data-act="account-back"]');
  await page.click('[data-act="log-out"]');

  const other = await new_guest(browser, { lang: 'hant' });
  await other.goto(server.url);
  await open(other, 'log-in');
  await fill(other, 'log-in', { username: who.toUpperCase(), password: 'wrong wrong' });
  await other.waitForSelector('[data-form="log-in"] [role="alert"]', { timeout: 15_000 });
  await fill(other, 'log-in', { username: who.toUpperCase(), password });
  await other.waitForSelector('[data-act="log-out"]', { timeout: 15_000 });
  await shoot(other, 'hant');
  no_faults(page, other);
}
