// A match is played, its replay opened from the result, stepped through, looked at from other seats, and shared; then it
// is played on from one of its moments.
import { join } from 'node:path';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { play_to_end, quick_match } from './lib/player.mjs';

export const server = { bot_delay: 0 };
export const name = 'a replay: steps, turns, views, the link to a moment, playing on from it';

const sizes = { phone: [390, 844], tablet: [820, 1180], desk: [1280, 800] };

const at = async (page) => Number(await page.getAttribute('[data-replay-at]', 'data-replay-at'));

async function until(page, what, holds) {
  for (let i = 0; i < 100; i++) {
    if (await holds()) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`${what} does not happen`);
}

// What lies on the table: hit points, hands, phase flags, as the page words them for whoever cannot see.
const table = (page) => page.$$eval('[data-seat]', (all) => all.map((e) => (e.getAttribute('aria-label') ?? e.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '') + e.querySelectorAll('.open > *').length).join('|'));

// A bot plays for the person until the result stands there.
async function let_it_end(page) {
  await page.waitForSelector('[data-act="menu"]');
  await page.click('[data-act="menu"]');
  await page.click('[data-act="stand-in"]');
  await page.waitForSelector('[data-screen="result"]', { timeout: 60_000 });
}

// From the moment that the page shows: by keys alone, until the table of practice stands there. Returns the seat.
async function play_on(page) {
  const moment = new URL(page.url());
  await page.focus('[data-act="play-on"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-play-on]');
  if (!(await page.isDisabled('[data-act="begin"]'))) throw new Error('who sees everything is not asked for a seat');
  await page.focus('[data-take]:not([disabled])');
  await page.keyboard.press('Space');
  const seat = await page.$eval('[data-take]:checked', (e) => e.dataset.take);
  for (const [size, [w, h]] of Object.entries(sizes)) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(results, `play-on-${size}.png`) });
  }
  await page.setViewportSize({ width: sizes.desk[0], height: sizes.desk[1] });
  await page.focus('[data-act="begin"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/room\/[A-Z0-9]+$/, { timeout: 20_000 });
  await page.waitForSelector('[data-act="practice-from"]');
  const back = await page.getAttribute('[data-act="practice-from"]', 'href');
  if (back !== `${moment.pathname}?view=${seat}&at=${moment.searchParams.get('at')}`) throw new Error(`practice says it comes from ${back}`);
  return { seat, back };
}

async function check_practice(page, url) {
  const { back } = await play_on(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(results, 'practice-desk.png') });
  await let_it_end(page);
  await page.screenshot({ path: join(results, 'practice-result.png') });
  await page.click('[data-act="again"]');
  await page.waitForSelector('[data-act="practice-from"]');
  // Bots go on at once: that hands and table are those of the moment is tested at the server.
  if ((await page.getAttribute('[data-act="practice-from"]', 'href')) !== back) throw new Error('the second try comes from another moment');
  await let_it_end(page);
  await page.click('[data-act="back-to-replay"]');
  await page.waitForSelector('[data-timeline]');
  if (page.url() !== url + back) throw new Error(`the way back leads to ${page.url()}`);
}

// Whoever still sits in the room of his match is asked before he leaves it.
async function check_in_the_way(player, link) {
  const page = await player.context().newPage();
  await page.goto(link);
  await page.waitForSelector('[data-timeline]');
  await page.click('[data-act="play-on"]');
  await page.click('[data-take]:not([disabled])');
  await page.click('[data-act="begin"]');
  await page.waitForSelector('[data-fault="10"]');
  await page.click('[data-act="begin"]');
  await page.waitForSelector('[data-act="practice-from"]');
  await page.close();
}

export async function run({ server, browser }) {
  const player = await new_guest(browser, { lang: 'en' });
  await quick_match(player, server.url);
  let stood = false;
  await play_to_end(player, {
    each: async (page) => {
      if (stood || !(await page.$('[data-act="menu"]'))) return;
      stood = true; // a bot goes on
      await page.click('[data-act="menu"]');
      await page.click('[data-act="stand-in"]');
    },
  });
  const link = await player.getAttribute('[data-act="replay"]', 'href');
  if (!/^\/replay\/[A-Z0-9]+$/.test(link)) throw new Error(`the result leads to ${link}`);

  const page = await new_guest(browser, { lang: 'en' });
  const [width, height] = sizes.desk;
  await page.setViewportSize({ width, height });
  // It is filed in the background.
  await until(page, 'the replay', async () => {
    await page.goto(server.url + link);
    return page.waitForSelector('[data-timeline]', { timeout: 3_000 }).then(() => true, () => false);
  });
  if ((await at(page)) !== 0) throw new Error('it does not begin at the beginning');
  if ((await page.getAttribute('[data-act="fair"]', 'data-fair')) !== 'good') throw new Error('the shuffle does not hold');

  // Forwards by key, backwards by button: the same tables.
  const seen = [];
  for (let i = 0; i < 12; i++) {
    seen.push([await at(page), await table(page)]);
    await page.keyboard.press('ArrowRight');
  }
  for (const [n, was] of seen.reverse()) {
    await page.click('[data-act="step-back"]');
    if ((await at(page)) !== n) throw new Error(`a step back leads to ${await at(page)}, not ${n}`);
    await until(page, `the table of step ${n}`, async () => (await table(page)) === was);
  }
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const second = await at(page);
  if (second <= 1 || (await page.getAttribute('[data-turn].cur', 'data-turn')) !== '2') throw new Error(`two turns on lead to ${second}`);

  // It runs by itself, at the speed that is asked for.
  await page.click('[data-speed="4"]');
  await page.keyboard.press(' ');
  await until(page, 'running', async () => (await at(page)) > second + 3);
  await page.keyboard.press(' ');
  await page.waitForTimeout(100);
  const stopped = await at(page);
  await page.waitForTimeout(700);
  if ((await at(page)) !== stopped) throw new Error('it does not stop');

  // Another seat's view at the same moment: no hand but its own lies open.
  const open_hands = () => page.$$eval('[data-seat] > .open', (all) => all.length);
  if ((await open_hands()) < 2) throw new Error('all-seeing shows no hands');
  await page.click('[data-view="2"]');
  await until(page, 'the view of seat 2', async () => (await page.getAttribute('[data-view="2"]', 'aria-pressed')) === 'true');
  if ((await at(page)) !== stopped) throw new Error(`the view of a seat leads to another moment: ${await at(page)}, not ${stopped}`);
  await until(page, 'closing the other hands', async () => (await open_hands()) === 0);

  // The address is the moment, also in another browser, which kept its own speed.
  await until(page, 'the address', async () => page.url().endsWith(`?view=2&at=${stopped}`));
  const other = await new_guest(browser, { lang: 'hant' });
  await other.goto(page.url());
  await other.waitForSelector('[data-timeline]');
  if ((await at(other)) !== stopped || (await other.getAttribute('[data-view="2"]', 'aria-pressed')) !== 'true') throw new Error('the link leads to another moment');
  await page.reload();
  await page.waitForSelector('[data-timeline]');
  if ((await page.getAttribute('[data-speed="4"]', 'aria-pressed')) !== 'true') throw new Error('the speed is forgotten');

  await page.keyboard.press('End');
  await page.click('[data-tab="moments"]');
  const moment = await page.$('[data-moment]');
  const there = Number(await moment.getAttribute('data-moment'));
  await moment.click();
  if ((await at(page)) !== there) throw new Error('a moment leads elsewhere');
  for (const [size, [w, h]] of Object.entries(sizes)) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(results, `replay-${size}.png`) });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) throw new Error(`it reaches ${over} px over the side on a ${size}`);
  }
  await page.setViewportSize({ width, height });
  const from = `${server.url}${link}?view=all&at=${second}`;
  await page.goto(from);
  await page.waitForSelector('[data-timeline]');
  await check_practice(page, server.url);
  await check_in_the_way(player, from);
  await page.goto(`${server.url}/replay/NOTHING`);
  await page.waitForSelector('[data-fault="404"]');
  no_faults(player, page, other);
}
