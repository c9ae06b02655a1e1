// A player who only clicks what is lit: confirm, else a legal seat, else a lit card, else a way, else pass.
import { sleep } from './server.mjs';

// Runs inside the page and clicks at most once; says what it did.
function one_click() {
  const visible = (el) => el && el.getClientRects().length > 0 && !el.disabled;
  const find = (css) => [...document.querySelectorAll(css)].find(visible);
  if (document.querySelector('[data-screen="result"]')) return 'over';
  const lock = find('[data-act="lock"]');
  if (lock) {
    lock.click();
    return 'lock';
  }
  const q = document.querySelector('[data-question]');
  if (!q || q.dataset.mine !== 'true') return q ? 'wait' : 'none';
  const id = q.dataset.question;
  const state = (window.__player ??= { id: '', clicks: 0, tried: new Set() });
  if (state.id !== id) Object.assign(state, { id, clicks: 0, tried: new Set() });
  state.clicks += 1;
  const click = (el, what) => {
    el.click();
    return `${what} ${id}`;
  };
  const pass = find('[data-act="pass"]');
  if (state.clicks > 24) {
    const back = find('[data-act="withdraw"]');
    if (back && !pass) return click(back, 'withdraw');
    if (pass) return click(pass, 'pass');
  }
  const confirm = find('[data-act="confirm"]');
  if (confirm) return click(confirm, 'confirm');
  const seat = find('.seat.legal .plaque') ?? find('.tile.legal') ?? find('.me.legal .art');
  if (seat) return click(seat, 'seat');
  const more = find('.step .btn:last-child');
  if (more && !state.tried.has('number')) {
    state.tried.add('number');
    return click(more, 'number');
  }
  const cards = [...document.querySelectorAll('[data-card]')].filter((c) => c.querySelector('.can'));
  const card = cards.find((c) => visible(c) && !state.tried.has(c.dataset.card));
  if (card) {
    state.tried.add(card.dataset.card);
    return click(card, 'card');
  }
  const way = [...document.querySelectorAll('[data-act="way"]')].find((w) => visible(w) && !state.tried.has(w.textContent));
  if (way) {
    state.tried.add(way.textContent);
    return click(way, 'way');
  }
  if (pass) return click(pass, 'pass');
  const back = find('[data-act="withdraw"]');
  if (back) return click(back, 'withdraw');
  return 'stuck';
}

// Plays until the result stands on the page. `each` may look at every step. Throws if nothing moves for too long.
export async function play_to_end(page, { limit_ms = 240_000, pause_ms = 60, each } = {}) {
  const began = Date.now();
  const done = { clicks: 0, kinds: {} };
  let last_move = Date.now();
  let last_state = '';
  while (Date.now() - began < limit_ms) {
    const what = await page.evaluate(one_click).catch((e) => (/navigat|destroyed|closed/.test(String(e)) ? 'gone' : Promise.reject(e)));
    if (what === 'over') return done;
    const word = what.split(' ')[0];
    done.kinds[word] = (done.kinds[word] ?? 0) + 1;
    const state = what === 'wait' || what === 'none' ? await page.evaluate(() => document.querySelector('[data-question]')?.dataset.question ?? '').catch(() => '') : what;
    if (state !== last_state) {
      last_state = state;
      last_move = Date.now();
    }
    if (word !== 'wait' && word !== 'none') done.clicks += 1;
    if ((done.kinds.gone ?? 0) > 40 || page.isClosed()) {
      await sleep(500); // the event that says why comes after the failed call
      throw new Error(`the page is gone (${page.faults.join(', ')}): ${JSON.stringify(done.kinds)}`);
    }
    if (Date.now() - last_move > 45_000) throw new Error(`nothing moves any more at ${what}: ${JSON.stringify(done.kinds)}`);
    if (each) await each(page, done);
    await sleep(pause_ms);
  }
  throw new Error(`the match did not end in ${limit_ms / 1000} s: ${JSON.stringify(done.kinds)}`);
}

export const quick_match = async (page, url) => {
  await page.goto(url);
  await page.waitForSelector('[data-act="quick"]:not([disabled])', { timeout: 15_000 });
  await page.click('[data-act="quick"]');
  await page.waitForSelector('[data-screen="hero-choice"]', { timeout: 15_000 });
};

export async function create_room(page, url) {
  await page.goto(url);
  await page.waitForSelector('[data-act="create"]:not([disabled])', { timeout: 15_000 });
  await page.click('[data-act="create"]');
  await page.click('[data-act="create-room"]');
  await page.waitForSelector('[data-code]', { timeout: 15_000 });
  return page.getAttribute('[data-code]', 'data-code');
}
