// The admin's pages: a finished match choice by choice, the rooms, a report from taking to closing, a warning that the
// player sees, draining, the audit log; on a desk and on a phone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { play_to_end, quick_match } from './lib/player.mjs';

export const name = 'the admin steps through a match, closes a report, warns a player and drains the server';
const password = 'quiet-brass-ring-7';
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

// The page on a desk and on a phone; nothing may reach over its side.
async function shoot(page, what) {
  for (const [size, view] of Object.entries({ phone, desk })) {
    await page.setViewportSize(view);
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(results, `admin-${what}-${size}.png`) });
    const over = await page.evaluate(() => document.querySelector('main').scrollWidth - innerWidth);
    if (over > 0) throw new Error(`${what} reaches ${over} px over the side on a ${size}`);
  }
}

async function log_in(page, url) {
  await page.goto(`${url}/admin`);
  await page.fill('input[type="password"]', 'wrong');
  await page.click('form .btn');
  await page.waitForSelector('[role="alert"]');
  await page.fill('input[type="password"]', password);
  await page.click('form .btn');
  await page.waitForSelector('[data-tab="matches"]');
}

async function step_through(admin) {
  await admin.waitForSelector('[data-match] .st.finished', { timeout: 15_000 });
  await shoot(admin, 'matches');
  await admin.click('[data-match]:has(.st.finished)');
  await admin.waitForSelector('[data-view]', { timeout: 15_000 });
  const views = await admin.$$eval('[data-view]', (list) => list.map((v) => v.dataset.view).join(''));
  if (views !== '123450') throw new Error(`views of ${views}`);
  for (let i = 0; i < 12; i++) {
    await admin.click('[data-act="on"]');
    await admin.waitForSelector(`.row.on[data-step="${i + 1}"]`, { timeout: 10_000 });
  }
  const leaks = await admin.$$eval('.leak', (list) => list.length);
  if (leaks > 0) throw new Error('a seat sees a hand that is not its own');
  if ((await admin.$$('.taken')).length !== 1) throw new Error('exactly one way is lit as taken');
  await shoot(admin, 'inspector');
}

async function rooms(admin) {
  await admin.click('[data-tab="rooms"]');
  await admin.waitForSelector('[data-room] .st.s1', { timeout: 10_000 });
  await shoot(admin, 'rooms');
  await admin.click('[data-room]:has(.st.s1)');
  await admin.waitForSelector('[data-act="open-match"]');
  await shoot(admin, 'room');
  await admin.click('[data-act="open-match"]');
  await admin.waitForSelector('[data-act="latest"]', { timeout: 15_000 });
  await admin.click('[data-act="latest"]');
  await admin.waitForSelector('.row.on:not([data-step="0"])', { timeout: 15_000 });
}

// Speaks as a client does, in the player's page: who reports is a guest of his own.
const report = (page, match) =>
  page.evaluate(async (id) => {
    const bytes = (...parts) => Uint8Array.from(parts.flat());
    const text = (tag, s) => {
      const b = [...new TextEncoder().encode(s)];
      return [tag, b.length, ...b];
    };
    const socket = new WebSocket(`ws://${location.host}/ws`, 'fate.v1');
    socket.binaryType = 'arraybuffer';
    await new Promise((done) => (socket.onopen = done));
    const reply = () => new Promise((done) => (socket.onmessage = done));
    const hello = [0x08, 1, ...text(0x1a, 'Ann')]; // the protocol, then the name
    socket.send(bytes([0x12, hello.length, ...hello]));
    await reply();
    const body = [...text(0x0a, id), 0x18, 1, 0x20, 1, ...text(0x2a, 'He swears at everybody.')];
    socket.send(bytes([0x08, 2, 0xb2, 0x02, body.length, ...body]));
    await reply();
    socket.close();
  }, match);

export async function run({ server, browser }) {
  const set = spawnSync(server.binary, ['admin', 'password', '--stdin', '--data', server.data], { input: `${password}\n`, encoding: 'utf8' });
  if (set.status !== 0) throw new Error(`fated admin password: ${set.status} ${set.stdout}${set.stderr}`);

  const player = await new_guest(browser);
  await quick_match(player, server.url);
  await play_to_end(player);
  const other = await new_guest(browser, { lang: 'en' });
  await quick_match(other, server.url);

  const admin = await new_guest(browser, { lang: 'en', ...desk });
  await log_in(admin, server.url);
  await step_through(admin);
  const match = decodeURIComponent(new URL(admin.url()).pathname.split('/')[3]);
  await rooms(admin);

  await report(player, match);
  await admin.click('[data-tab="reports"]');
  await admin.waitForSelector('[data-act="take"]', { timeout: 10_000 });
  await admin.click('[data-act="take"]');
  await admin.waitForSelector('[data-act="resolve"]');
  await shoot(admin, 'reports');
  await admin.click('[data-act="open-report"]');
  await admin.waitForSelector('[data-view]');
  await admin.goBack();
  await admin.waitForSelector('[data-act="resolve"]');
  await admin.fill('[name="resolution"]', 'Spoke to him.');
  await admin.click('[data-act="resolve"]');
  await admin.waitForSelector('[data-act="resolve"]', { state: 'detached' });

  await admin.click('[data-tab="players"]');
  await admin.waitForSelector('[data-player] .here.on', { timeout: 10_000 });
  await shoot(admin, 'players');
  const there = await other.evaluate(() => localStorage.getItem('fate.name') ?? '');
  await admin.click(there ? `[data-player="${there}"]` : '[data-player]:has(.here.on)');
  await admin.waitForSelector('[data-act="warn"]');
  await admin.click('[data-act="warn"]');
  await admin.fill('[name="text"]', 'Please be kind.');
  await shoot(admin, 'player');
  await admin.click('[data-act="do"]');
  await admin.waitForSelector('[role="status"]');

  await admin.click('[data-tab="server"]');
  await admin.fill('[name="announce"]', 'A restart at nine.');
  await admin.click('[data-act="announce"]');
  await other.waitForSelector('text=A restart at nine.', { timeout: 10_000 });
  await admin.click('[data-act="drain-on"]');
  await admin.waitForSelector('.draining');
  await shoot(admin, 'server');
  if ((await admin.evaluate(async () => (await fetch('/healthz')).status)) !== 503) throw new Error('draining is not told');
  await admin.click('[data-act="drain-off"]');
  await admin.waitForSelector('.draining', { state: 'detached' });

  await admin.click('[data-tab="audit"]');
  for (const act of ['login', 'login_failed', 'open_running', 'report_resolve', 'warn', 'announce', 'drain'])
    await admin.waitForSelector(`[data-audit="${act}"]`, { timeout: 10_000 });
  await shoot(admin, 'audit');
  await admin.click('[data-act="logout"]');
  await admin.waitForSelector('input[type="password"]');
  no_faults(player, other, admin);
}
