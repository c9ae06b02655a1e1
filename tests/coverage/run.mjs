// What no test names: rulings, skills, cards, fates and modes. Closes with `N passed, N failed`.
//   node tests/coverage/run.mjs        with build/fated, or the program in FATED
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { known, missing, namedIn, readRulings, rulingsMissing } from './names.mjs';
import { selfTest } from './selftest.mjs';
import { report } from '../lint/report.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const tests = join(here, '..');

function catalog() {
  const fated = process.env.FATED ?? join(tests, '..', 'build', 'fated');
  const { status, stdout, stderr, error } = spawnSync(fated, ['catalog'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error || status !== 0) throw new Error(`${fated} catalog: ${error?.message ?? stderr.trim()}`);
  return JSON.parse(stdout);
}

function read() {
  const files = new Map();
  for (const room of ['scenarios', 'engine', 'server', 'e2e']) {
    for (const path of readdirSync(join(tests, room), { recursive: true })) {
      if (/\.(txtpb|cpp|hpp|mjs)$/.test(path)) files.set(`tests/${room}/${path}`, readFileSync(join(tests, room, path), 'utf8'));
    }
  }
  return files;
}

const facts = catalog();
const ids = known(facts);
const named = namedIn(read(), ids);
const rulings = readRulings(readFileSync(join(here, 'rulings.txt'), 'utf8'));
// What a ruling may wait for: a set, or the modes that are no identity games.
const there = new Set(facts.sets.map(({ id }) => id));
if (facts.modes.some(({ id }) => !id.includes('_identity_'))) there.add('modes');

const checks = {
  'the checks find what they must': () => selfTest(),
  rulings: () => rulingsMissing(rulings, named.rulings, facts.rulings.length, there),
  skills: () => missing(ids.skills, named.skills),
  cards: () => missing(ids.cards, named.cards),
  fates: () => missing(ids.fates, named.fates),
  modes: () => missing(ids.modes, named.modes),
};

report(checks);
