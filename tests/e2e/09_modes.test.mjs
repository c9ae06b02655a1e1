// The modes without identities, each from its set-up to its result.
import { new_guest, no_faults } from './lib/browser.mjs';
import { play_to_end } from './lib/player.mjs';

export const name = 'one against one, three for themselves and two teams, each to its end';

const modes = [
  { mode: 'fate2_1v1_rotation', seats: 2, lang: 'en', width: 1280, height: 800 },
  { mode: 'fate2_1v1v1', seats: 3, lang: 'hans', width: 390, height: 844 },
  { mode: 'fate2_2v2', seats: 4, lang: 'hant', width: 1280, height: 800 },
];

export async function run({ server, browser }) {
  for (const { mode, seats, lang, width, height } of modes) {
    const page = await new_guest(browser, { lang, width, height });
    await page.goto(server.url);
    await page.waitForSelector('[data-act="create"]:not([disabled])', { timeout: 15_000 });
    await page.click('[data-act="create"]');
    await page.selectOption('select', mode);
    await page.click('[data-act="create-room"]');
    await page.click('[data-act="fill"]');
    await page.waitForSelector('[data-act="start"]:not([disabled])', { timeout: 15_000 });
    await page.click('[data-act="start"]');
    await page.waitForSelector('[data-screen="hero-choice"]', { timeout: 15_000 });
    const done = await play_to_end(page);
    const shown = await page.$$eval('[data-screen="result"] .seats li', (list) => list.length);
    if (shown !== seats) throw new Error(`${mode} ends with ${shown} seats`);
    // Nine heroes are picked, kept or opened with by each player of the rotation.
    if (mode === 'fate2_1v1_rotation' && (done.kinds.lock ?? 0) < 9) throw new Error(`a draft of ${done.kinds.lock} choices`);
    no_faults(page);
    await page.context().close();
  }
}
