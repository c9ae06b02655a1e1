// A player without a mouse and without eyes: knows roles and names, and presses keys.
import { sleep } from './server.mjs';

// What the focus is on, as assistive technology hears it.
export const focused = (page) =>
  page.evaluate(() => {
    const e = document.activeElement;
    return { lost: e === null || e === document.body, name: e?.getAttribute('aria-label') ?? e?.textContent?.trim() ?? '', zone: e?.closest('[data-zone]')?.dataset.zone ?? '', tag: e?.tagName ?? '', pressed: e?.ariaPressed === 'true' };
  });

const has_focus = (locator) => locator.evaluateAll((list) => list.some((e) => e === document.activeElement));

// Presses Tab (or another key) until the thing with this role and name has the focus.
export async function reach(page, role, name, { key = 'Tab', most = 60 } = {}) {
  const wanted = page.getByRole(role, { name });
  for (let i = 0; i <= most; i++) {
    if (await has_focus(wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${role} "${name}" is not reached with ${key}; the focus is on ${JSON.stringify(await focused(page))}`);
}

export async function press_on(page, role, name, options) {
  await reach(page, role, name, options);
  await page.keyboard.press('Enter');
}

// Tab into a group of the table, the arrows within it, Enter. False if the table has changed before it was reached.
async function press_in(page, zone, name) {
  const wanted = page.locator(`[data-zone="${zone}"]`).getByRole('button', { name, exact: true });
  for (let i = 0; i < 60; i++) {
    if (await has_focus(wanted)) {
      await page.keyboard.press('Enter');
      return true;
    }
    if ((await wanted.count()) === 0) return false;
    const here = await focused(page);
    await page.keyboard.press(here.zone === zone && here.tag === 'BUTTON' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`"${name}" is not reached; the focus is on ${JSON.stringify(await focused(page))}`);
}

// The accessibility tree as lines: depth, role, name, states.
async function tree(page) {
  const text = await page.locator('main').ariaSnapshot();
  return text.split('\n').flatMap((line) => {
    const m = /^(\s*)- (\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line.replace(/^(\s*)- '(.*)'(:?)$/, (_, a, b, c) => `${a}- ${b.replaceAll("''", "'")}${c}`));
    return m ? [{ depth: m[1].length, role: m[2], name: m[3] ?? '', off: m[4].includes('[disabled]'), on: m[4].includes('[pressed]') }] : [];
  });
}

// What lies within the first thing that has this role and such a name.
function within(lines, role, name) {
  const at = lines.findIndex((l) => l.role === role && name.test(l.name));
  if (at < 0) return [];
  const end = lines.findIndex((l, i) => i > at && l.depth <= lines[at].depth);
  return lines.slice(at + 1, end < 0 ? undefined : end);
}

const buttons = (lines) => lines.filter((l) => l.role === 'button');

// One step of an answer in English. Says what it did.
async function step(page, told) {
  const lines = await tree(page);
  if (buttons(lines).some((b) => b.name === 'Play again')) return 'over';
  const answers = buttons(within(lines, 'group', /^Answers$/));
  const id = await page.evaluate(() => document.querySelector('[data-question][data-mine="true"]')?.dataset.question ?? '');
  if (!id) return 'wait';
  if (told.id !== id) Object.assign(told, { id, tried: new Set(), steps: 0 });
  told.steps += 1;
  const here = await focused(page);
  const free = !['BUTTON', 'A', 'INPUT'].includes(here.tag);
  const pass = answers.find((b) => /^(Pass|End phase|Pass all the same)$/.test(b.name) && !b.off);
  const hand = buttons(within(lines, 'group', /^Your hand/));
  const offered = buttons(within(lines, 'group', /^Cards to choose from$/));
  const seats = buttons(lines).filter((b) => /^Seat \d/.test(b.name));
  const begun = answers.some((b) => b.name === 'Withdraw') || [...hand, ...offered, ...seats].some((b) => b.on);
  const last = answers.at(-1);
  if (told.steps > 30) {
    await page.keyboard.press(begun ? 'Escape' : pass && free ? 'Space' : 'ArrowDown');
    if (!begun && pass && !free) await press_in(page, 'question', pass.name);
    return 'gave up';
  }
  if (begun && last && !last.off && last !== pass && !/^(Withdraw|Hold|More|Less)$/.test(last.name)) {
    if (!free && !here.pressed) await page.keyboard.press('Escape').then(() => told.tried.clear());
    else await page.keyboard.press('Enter');
    return 'confirm';
  }
  const seat = seats.find((b) => /can be chosen/.test(b.name));
  if (seat) {
    await page.keyboard.press(/^Seat (\d)/.exec(seat.name)[1]);
    return 'seat';
  }
  const at = hand.findIndex((b, i) => /can be chosen/.test(b.name) && !told.tried.has(`hand ${i} ${b.name}`));
  if (at >= 0) {
    told.tried.add(`hand ${at} ${hand[at].name}`);
    // By its letter, or along the hand with the arrows.
    if (told.cards++ % 3 !== 2) await page.keyboard.press('qwertyuiop'[at]);
    else {
      await page.keyboard.press('ArrowDown');
      await press_in(page, 'hand', hand[at].name);
    }
    return 'card';
  }
  const other = offered.find((b) => /can be chosen/.test(b.name) && !told.tried.has(b.name));
  if (other) {
    told.tried.add(other.name);
    await press_in(page, 'stage', other.name);
    return 'offered';
  }
  const way = answers.find((b) => !b.off && b !== pass && !/^(Withdraw|Hold|More|Less|Pass this turn|Passing this turn)$/.test(b.name) && !told.tried.has(b.name));
  if (way) {
    told.tried.add(way.name);
    await press_in(page, 'question', way.name);
    return 'way';
  }
  if (pass) {
    if (free) await page.keyboard.press('Space');
    else await press_in(page, 'question', pass.name);
    return 'pass';
  }
  await page.keyboard.press('Escape');
  return 'stuck';
}

// Plays a match to its result. `look` is told the kind of moment, to look closer at it.
export async function play_by_keyboard(page, { limit_ms = 240_000, look = async () => {}, trace = () => {} } = {}) {
  const began = Date.now();
  const told = { id: '', tried: new Set(), steps: 0, cards: 0 };
  const done = {};
  let lost = 0;
  while (Date.now() - began < limit_ms) {
    await look();
    const what = await step(page, told);
    done[what] = (done[what] ?? 0) + 1;
    trace(`${what} ${told.id} ${told.steps}`);
    if (what === 'over') return done;
    lost = (await focused(page)).lost ? lost + 1 : 0;
    if (lost > 3) throw new Error(`the focus is lost after "${what}"`);
    await sleep(what === 'wait' ? 60 : 30);
  }
  throw new Error(`the match did not end in ${limit_ms / 1000} s: ${JSON.stringify(done)}`);
}
