// Debian's Chromium, driven by playwright-core from the client's packages.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { chromium } = createRequire(join(root, 'web-client', 'package.json'))('playwright-core');

export const results = join(root, 'tests', 'e2e', 'results');
mkdirSync(results, { recursive: true });

export const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--disable-dev-shm-usage', // containers have little of it
];

// Each launch has an empty profile of its own, removed when the browser is closed.
export const launch_browser = () => chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: flags });

// A guest of its own: storage is not shared with other guests. Motion costs most of the time of a test without a GPU.
export async function new_guest(browser, { width = 1280, height = 800, lang = 'hans', name = '', context, motion = false } = {}) {
  const own = context ?? (await browser.newContext({ viewport: { width, height }, locale: lang === 'en' ? 'en-GB' : lang === 'hant' ? 'zh-TW' : 'zh-CN', reducedMotion: motion ? 'no-preference' : 'reduce' }));
  const page = await own.newPage();
  page.faults = [];
  page.on('close', () => page.faults.push('the page was closed'));
  page.on('crash', () => page.faults.push('the page crashed'));
  browser.once('disconnected', () => page.faults.push('the browser is gone'));
  page.on('pageerror', (e) => page.faults.push(String(e)));
  page.on('console', (m) => {
    if (m.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(m.text())) page.faults.push(m.text());
  });
  await page.addInitScript(([l, n]) => {
    if (!localStorage.getItem('fate.lang')) localStorage.setItem('fate.lang', l);
    if (n && !localStorage.getItem('fate.name')) localStorage.setItem('fate.name', n);
  }, [lang, name]);
  return page;
}

export function no_faults(...pages) {
  const all = pages.flatMap((p) => p.faults);
  if (all.length > 0) throw new Error(`the page had errors: ${[...new Set(all)].slice(0, 4).join(' | ')}`);
}
