// What axe-core finds on a page: nothing, or the test fails and says what and where.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = readFileSync(createRequire(join(root, 'web-client', 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');

// All rules, best practices too. Movements are over first: what fades in is no fault of its colours.
export async function faults_of(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    for (const a of document.getAnimations()) if (a.effect?.getComputedTiming().endTime !== Infinity) a.finish();
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(' ')}  ${n.html.slice(0, 110)}  (${(n.any[0] ?? n.all[0] ?? n.none[0])?.message.slice(0, 150) ?? v.help})`));
  });
}

// Gathers what is found on the screens of a test, so that all of it is said at once.
export function inspection() {
  const found = new Map();
  return {
    async look(page, where) {
      for (const f of await faults_of(page)) if (!found.has(f)) found.set(f, where);
    },
    nothing_found() {
      const lines = [...found].map(([f, where]) => `${where}: ${f}`);
      if (lines.length > 0) throw new Error(`axe finds ${lines.length}:\n${lines.slice(0, 40).join('\n')}`);
    },
  };
}
