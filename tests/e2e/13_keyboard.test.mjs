// A whole match by keyboard alone, found through roles and names; axe-core finds nothing on any screen that is passed.
import { spawnSync } from 'node:child_process';
import { inspection } from './lib/axe.mjs';
import { new_guest, no_faults } from './lib/browser.mjs';
import { focused, play_by_keyboard, press_on, reach } from './lib/keyboard.mjs';

export const name = 'a match by keyboard alone, and nothing for axe to find';
export const server = { bot_delay: 0.03 };
let axe = inspection();
const password = 'quiet-brass-ring-7';

// Opens a sheet by a key on whatever has this data-act, looks at it, closes it; the focus comes back.
async function sheet(page, act, where) {
  const opener = page.locator(`[data-act="${act}"]`).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await axe.look(page, where);
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (!(await dialog.evaluate((d) => d.contains(document.activeElement)))) throw new Error(`Tab leaves the sheet of ${where}`);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  if (!(await opener.evaluate((e) => e === document.activeElement))) throw new Error(`the sheet of ${where} keeps the focus: ${JSON.stringify(await focused(page))}`);
}

// Front page, account, a room and its settings.
async function static_screens(browser, url, lang, [width, height]) {
  const page = await new_guest(browser, { lang, name: 'Longshore', width, height });
  await page.goto(url);
  await page.waitForSelector('[data-act="quick"]:not([disabled])', { timeout: 15_000 });
  await axe.look(page, `the lobby (${lang})`);
  await sheet(page, 'account', `the account sheet (${lang})`);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await axe.look(page, `the keys (${lang})`);
  await page.keyboard.press('Escape');
  await page.locator('[data-act="create"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-act="create-room"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-code]', { timeout: 15_000 });
  for (let i = 0; i < 40 && (await focused(page)).lost; i++) await page.waitForTimeout(100); // the room's screen is loaded first
  if ((await focused(page)).lost) throw new Error('the focus is lost on the way into a room');
  await axe.look(page, `the room (${lang})`);
  await sheet(page, 'settings', `the settings of a room (${lang})`);
  no_faults(page);
  await page.context().close();
}

async function admin_pages(browser, server, lang) {
  const made = spawnSync(server.binary, ['admin', 'password', '--stdin', '--data', server.data], { input: `${password}\n`, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`admin password: ${made.stderr}`);
  const page = await new_guest(browser, { lang });
  await page.goto(`${server.url}/admin`);
  await page.waitForSelector('input[type="password"]', { timeout: 15_000 });
  await axe.look(page, 'the door of the admin pages');
  await page.fill('input[type="password"]', password);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-tab="matches"]', { timeout: 15_000 });
  for (const tab of ['matches', 'rooms', 'reports', 'players', 'audit', 'metrics', 'server']) {
    await page.locator(`[data-tab="${tab}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
    await axe.look(page, `the admin page "${tab}"`);
  }
  await page.locator('[data-tab="matches"]').focus();
  await page.keyboard.press('Enter');
  await page.click('[data-match]');
  await page.waitForSelector('[data-view]', { timeout: 15_000 });
  await axe.look(page, 'the inspector');
  no_faults(page);
  await page.context().close();
}

async function match(browser, url) {
  const page = await new_guest(browser, { lang: 'en', name: 'Longshore' });
  await page.goto(url);
  await page.waitForSelector('[data-act="quick"]:not([disabled])', { timeout: 15_000 });
  // Five players, by the arrows of their group; then the golden button.
  await reach(page, 'radio', /^\d$/);
  await reach(page, 'radio', '5', { key: 'ArrowRight' });
  await press_on(page, 'button', /bots/i);
  await page.waitForSelector('[data-screen="hero-choice"]', { timeout: 15_000 });
  await axe.look(page, 'the choice of a hero');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');

  const seen = new Set();
  let spoken = 0;
  const look = async () => {
    const moment = await page.evaluate(() => {
      const q = document.querySelector('[data-question]');
      const legal = document.querySelector('[data-zone="seats"] .legal, [data-zone="seats"].legal') ? ' with targets' : '';
      return !q ? '' : q.dataset.mine !== 'true' ? 'others are asked' : q.dataset.kind === '3' ? `play${legal}` : 'another question';
    });
    if (moment === '' || seen.has(moment)) return;
    spoken += await page.locator('[data-spoken] p').count();
    seen.add(moment);
    await axe.look(page, `the table: ${moment}`);
    if (moment !== 'play') return;
    if ((await focused(page)).zone !== 'question') throw new Error(`the focus does not follow the question: ${JSON.stringify(await focused(page))}`);
    if (!(await page.locator('[data-asked]').textContent())) throw new Error('the question is not spoken');
    for (const key of ['m', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await axe.look(page, `the table: sheet ${key}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  };
  const done = await play_by_keyboard(page, { look });
  if (!seen.has('play') || !seen.has('others are asked')) throw new Error(`only seen: ${[...seen].join(', ')}`);
  if (spoken === 0) throw new Error('nothing of the match was spoken');
  if ((done.card ?? 0) + (done.confirm ?? 0) + (done.pass ?? 0) < 5) throw new Error(`hardly played: ${JSON.stringify(done)}`);
  await axe.look(page, 'the result');
  no_faults(page);
  await page.context().close();
}

export async function run({ server, browser }) {
  axe = inspection(); // a second try begins anew
  await match(browser, server.url);
  await static_screens(browser, server.url, 'en', [1280, 800]);
  await static_screens(browser, server.url, 'hant', [390, 844]);
  await static_screens(browser, server.url, 'hans', [820, 1180]);
  await admin_pages(browser, server, 'en');
  axe.nothing_found();
}
