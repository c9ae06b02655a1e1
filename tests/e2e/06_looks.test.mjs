// Pictures of a real match at both sizes in all languages, and what can be checked about them by machine.
import { join } from 'node:path';
import { new_guest, no_faults, results } from './lib/browser.mjs';
import { create_room, play_to_end } from './lib/player.mjs';

export const name = 'screens in three languages at two sizes: nothing cut off, nothing too small to touch';

// Texts that leave the page or are cut without dots, and buttons that are too small for a finger.
function audit() {
  const W = innerWidth;
  const out = [];
  for (const el of document.querySelectorAll('button, .btn, [role="tab"], [role="radio"]')) {
    const r = el.getBoundingClientRect();
    if (r.width === 0 || r.height === 0 || el.closest('.equips') || el.disabled) continue;
    if (r.right < 0 || r.left > W) continue;
    if (r.height < 43 && r.width < 43) out.push(`small ${Math.round(r.width)}x${Math.round(r.height)} "${el.textContent.trim().slice(0, 16)}"`);
  }
  for (const el of document.querySelectorAll('h1, h2, h3, .btn, .cta b, .tag, .names b, .phases')) {
    const r = el.getBoundingClientRect();
    if (r.width === 0 || el.closest('.answers')) continue;
    if (r.left < -2 || r.right > W + 2) out.push(`outside "${el.textContent.trim().slice(0, 20)}" ${Math.round(r.left)}..${Math.round(r.right)}`);
  }
  if (document.documentElement.scrollWidth > W + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...new Set(out)];
}

const langs = ['hans', 'hant', 'en'];
const sizes = [[1280, 800], [390, 844]];

// For each size one match in which a page of each language sits.
export async function run({ server, browser }) {
  const found = [];
  for (const [width, height] of sizes) {
    const pages = [];
    for (const lang of langs) pages.push(await new_guest(browser, { lang, width, height, motion: true, name: lang === 'en' ? 'Longshore' : '听雪楼' }));
    const shoot = async (page, what) => {
      const lang = langs[pages.indexOf(page)];
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(350);
      await page.screenshot({ path: join(results, `${what}-${lang}-${width}x${height}.png`) });
      for (const f of await page.evaluate(audit)) found.push(`${what} ${lang} ${width}: ${f}`);
    };
    for (const page of pages) {
      await page.goto(server.url);
      await page.waitForSelector('[data-act="quick"]:not([disabled])');
      await shoot(page, 'lobby');
    }
    const [host, ...others] = pages;
    const code = await create_room(host, server.url);
    for (const page of others) {
      await page.goto(`${server.url}/room/${code}`);
      await page.click('[data-act="ready"]');
    }
    await host.click('[data-act="fill"]');
    await host.waitForSelector('[data-act="start"]:not([disabled])');
    for (const page of pages) await shoot(page, 'room');
    await host.click('[data-act="start"]');
    await Promise.all(pages.map(async (page) => {
      await page.waitForSelector('[data-screen="hero-choice"]', { timeout: 15_000 });
      await shoot(page, 'hero');
      const seen = new Set();
      await play_to_end(page, {
        each: async (p) => {
          const kind = await p.evaluate(() => {
            const q = document.querySelector('[data-question]');
            const chosen = document.querySelector('.seat.legal, .tile.legal') ? 'target' : '';
            return q?.dataset.mine === 'true' ? `q${q.dataset.kind}${chosen}` : '';
          }).catch(() => '');
          if (kind && !seen.has(kind) && seen.size < 9) {
            seen.add(kind);
            await shoot(p, `table-${kind}`);
          }
        },
      });
    }));
    await host.waitForTimeout(900);
    for (const page of pages) await shoot(page, 'result');
    no_faults(...pages);
    for (const page of pages) await page.context().close();
  }
  if (found.length > 0) throw new Error(`\n${[...new Set(found)].slice(0, 30).join('\n')}`);
}
