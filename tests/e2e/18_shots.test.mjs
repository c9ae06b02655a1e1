// The main states at three sizes, each in all three languages, beside the pictures in tests/e2e/shots.
import { new_guest, no_faults } from './lib/browser.mjs';
import { check_picture, serve_fixture, still_picture } from './lib/shots.mjs';

export const name = 'the main states look as they did, at three sizes';

// FATE_SHOTS: a pattern for the names of the pictures to look at, as play-hans-1280.
const chosen = new RegExp(process.env.FATE_SHOTS ?? '');
const sizes = [[1280, 800], [820, 1180], [390, 844]];
const langs = ['hans', 'hant', 'en'];
// Name of the picture, what the fixture page is asked for.
const states = [
  ['front', 'scene=lobby'], ['room', 'scene=gathering'], ['heroes', 'scene=heroes'], ['play', 'scene=plain8'], ['targets', 'scene=table5'],
  ['window', 'scene=chain8'], ['dying', 'scene=dying8'], ['judgment', 'scene=judge8'], ['casting', 'scene=cast8'], ['watching', 'scene=spectator'],
  ['result', 'scene=result'], ['book', 'scene=book&at=heroes/juggernaut'], ['replay', 'scene=replay'],
];

export async function run({ browser, update = false }) {
  const fixture = await serve_fixture();
  const found = [];
  try {
    const bench = await browser.newPage();
    for (const [s, [width, height]] of sizes.entries()) {
      const page = await new_guest(browser, { width, height });
      await page.addInitScript(() => (window.requestIdleCallback = (then) => setTimeout(then, 0)));
      for (const [i, [state, wish]] of states.entries()) {
        const lang = langs[(s + i) % langs.length];
        if (!chosen.test(`${state}-${lang}-${width}`)) continue;
        await page.evaluate(() => localStorage.clear()).catch(() => {}); // there is no page yet
        await page.goto(`${fixture.url}?${wish}&lang=${lang}&still`);
        const picture = await still_picture(page).catch((e) => Promise.reject(new Error(`${state} ${lang} ${width}: ${e.message}`)));
        const fault = await check_picture(bench, `${state}-${lang}-${width}`, picture, update);
        if (fault) found.push(fault);
        no_faults(page);
      }
      await page.context().close();
    }
  } finally {
    await fixture.stop();
  }
  if (found.length > 0) throw new Error(`what was seen is in tests/e2e/results, shot-*-differs.png marks where:\n${found.join('\n')}`);
}
