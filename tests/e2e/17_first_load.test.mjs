// What the front page needs before it can be used, as it comes from the server.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { new_guest, no_faults } from './lib/browser.mjs';

export const name = 'the front page needs less than 250 KB, and nothing of what it does not show';

const budget = 250_000;
const assets = readdirSync(fileURLToPath(new URL('../../web-client/dist/assets', import.meta.url)));
const heavy = ['Admin', 'Book', 'CreateRoom', 'Lesson', 'LearnPage', 'Match', 'Replay', 'Room', 'drawings'];
const langs = ['hans', 'hant', 'en'];
const is_font = (url) => /\.(?:pack|woff2?)$/.test(url);

export async function run({ server, browser }) {
  const missing = [...heavy, ...langs].filter((n) => !assets.some((a) => a.startsWith(`${n}-`) && a.endsWith('.js')));
  if (missing.length > 0) throw new Error(`the client has no file of its own for ${missing.join(', ')}`);
  for (const lang of langs) {
    const page = await new_guest(browser, { lang });
    // What it fetches ahead while it is idle is not needed.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const urls = new Map();
    const came = [];
    cdp.on('Network.responseReceived', (e) => urls.set(e.requestId, new URL(e.response.url).pathname));
    cdp.on('Network.loadingFinished', (e) => urls.has(e.requestId) && came.push({ url: urls.get(e.requestId), bytes: e.encodedDataLength }));
    await page.goto(server.url);
    await page.waitForSelector('[data-act="quick"]:not([disabled])');
    await page.waitForTimeout(500);
    const counted = came.filter((c) => !is_font(c.url));
    const sum = counted.reduce((all, c) => all + c.bytes, 0);
    const list = counted.sort((a, b) => b.bytes - a.bytes).map((c) => `${c.bytes} ${c.url}`).join('\n');
    const file_of = (n) => came.find((c) => c.url.startsWith(`/assets/${n}-`));
    if (!file_of('first') || !file_of(lang)) throw new Error(`${lang}: not all was counted:\n${list}`);
    // Its own code, its language, and that language's words for being offline: everything else comes later.
    const own = new RegExp(`^/assets/(?:base|first|offline|${lang})-[^/]+\\.(?:js|css)$`);
    const needless = counted.filter((c) => c.url.startsWith('/assets/') && !own.test(c.url));
    if (needless.length > 0) throw new Error(`${lang}: the front page loads ${needless.map((c) => c.url).join(', ')}`);
    if (sum > budget) throw new Error(`${lang}: ${sum} of ${budget} bytes:\n${list}`);
    console.log(`      first load in ${lang}: ${sum} bytes, ${(sum / budget).toFixed(2)} of what it may have`);
    no_faults(page);
    await page.context().close();
  }
}
