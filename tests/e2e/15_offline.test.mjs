// Installable, a page of our own while the server is away, and the lobby again when it is back. Sounds are made on the way.
import { join } from 'node:path';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { quick_match } from './lib/player.mjs';

export const name = 'the server goes away and comes back';

const titles = { en: 'The server cannot be reached', hant: '連不上伺服器', hans: '连不上服务器' };
const sizes = { desk: [1280, 800], large: [1920, 1080], tablet: [820, 1180], phone: [390, 844], flat: [844, 390] };

async function installable(page) {
  const devtools = await page.context().newCDPSession(page);
  const { errors, manifest } = await devtools.send('Page.getAppManifest');
  if (errors.length > 0 || !manifest) throw new Error(`the manifest: ${JSON.stringify(errors)}`);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Pages of a test stand in a window that remembers nothing; that is no fault of theirs.
  const faults = installabilityErrors.filter((e) => e.errorId !== 'in-incognito');
  if (faults.length > 0) throw new Error(`not installable: ${JSON.stringify(faults)}`);
}

export async function run({ server, browser }) {
  const page = await new_guest(browser, { lang: 'hant' });
  const said = [];
  page.on('console', (m) => said.push(m.text()));
  await page.goto(server.url);
  await page.waitForSelector('[data-act="quick"]:not([disabled])', { timeout: 15_000 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await installable(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const cache = await caches.open(names[0]);
    return { names, paths: (await cache.keys()).map((r) => new URL(r.url).pathname) };
  });
  if (kept.names.length !== 1 || !kept.paths.includes('/offline.html')) throw new Error(`kept: ${JSON.stringify(kept)}`);

  // A match that can be heard.
  await quick_match(page, server.url);
  const sound = await page.evaluate(() => new Promise((resolve) => {
    const made = (list) => list.getEntries().some((e) => /synth/.test(e.name)) && resolve(true);
    new PerformanceObserver(made).observe({ type: 'resource', buffered: true });
    setTimeout(() => resolve(false), 20_000);
  }));
  if (!sound) throw new Error('no sound was made in a match');

  await server.away();
  await page.waitForSelector('[data-act="try-now"]', { timeout: 15_000 });
  await page.screenshot({ path: join(results, 'offline-strip.png') });
  for (const [lang, title] of Object.entries(titles)) {
    await page.evaluate((l) => localStorage.setItem('fate.lang', l), lang);
    await page.reload();
    await page.waitForSelector(`h1:text-is("${title}")`, { timeout: 10_000 });
    for (const [size, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(results, `offline-${lang}-${size}.png`) });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) throw new Error(`the offline page reaches ${over} px over the side at ${size}`);
    }
  }
  // Nothing said to the server is answered out of a cache.
  const answered = await page.evaluate(() => fetch('/api/version').then(() => true, () => false));
  if (answered) throw new Error('something answers for a server that is away');

  await page.setViewportSize({ width: 1280, height: 800 });
  await server.back();
  await page.waitForSelector('[data-act="quick"], [data-question], [data-screen]', { timeout: 30_000 });
  if (await page.$('#now')) throw new Error('the offline page stays');

  // Only the offline page and files that are named by their content are kept.
  const paths = await page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (n) => (await (await caches.open(n)).keys()).map((r) => new URL(r.url).pathname)))).flat());
  const odd = paths.filter((p) => p !== '/offline.html' && !p.startsWith('/assets/'));
  if (odd.length > 0) throw new Error(`kept without need: ${odd.join()}`);
  const complaints = said.filter((m) => /AudioContext|audio/i.test(m));
  if (complaints.length > 0) throw new Error(`about sound: ${complaints.join(' | ')}`);
  no_faults(page);
}
