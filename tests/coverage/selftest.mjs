// An invented table, tests that name a part of it: what they leave out must be found, and nothing else.
import { known, missing, namedIn, readRulings, rulingsMissing } from './names.mjs';

const item = (id, en, skills) => ({ id, name: { en }, skills });
const ids = known({
  heroes: [item('smith', 'Smith', [item('forge', "Smith's Forge"), item('anvil', 'Anvil'), item('lance', 'Lance'), item('bellows', 'Bellows')])],
  card_types: [item('lance', 'Lance'), item('shield', 'Shield'), item('torch', 'Torch'), item('rope', 'Rope')],
  fates: [item('doomed', 'Doomed'), item('blessed', 'Blessed')],
  modes: [item('for_two', 'For Two'), item('for_three', 'For Three')],
});

const files = new Map([
  [
    'tests/scenarios/anvil_holds.txtpb',
    `name: "The Smith's forge"
rulings: "R001"
fate: "doomed"
# rulings and skills in words: R002, bellows
seats { seat: "A" equipment: "shield turned" hand: "torch S2" }
steps { choose { seat: "A" skill: "card:lance" } }
`,
  ],
  ['tests/engine/some_test.cpp', 'TEST_CASE("R004 two players") { start("for_two"); }\n'],
]);

const rulings = readRulings('# text\nR001 one\nR002 two\nR003 three  later: sequel\nR004 four\nR005 five   later: prequel\nR007 seven\n');

export function selfTest() {
  const named = namedIn(files, ids);
  const found = {
    rulings: rulingsMissing(rulings, named.rulings, 6, new Set(['prequel'])),
    skills: missing(ids.skills, named.skills),
    cards: missing(ids.cards, named.cards),
    fates: missing(ids.fates, named.fates),
    modes: missing(ids.modes, named.modes),
  };
  const wanted = {
    rulings: ['R006 stands 0 times in rulings.txt', 'R005 five: waits for prequel, which is there', 'R007 seven'],
    skills: ['lance', 'bellows'],
    cards: ['torch', 'rope'],
    fates: ['blessed'],
    modes: ['for_three'],
  };
  return Object.keys(wanted)
    .filter((kind) => JSON.stringify(found[kind]) !== JSON.stringify(wanted[kind]))
    .map((kind) => `${kind}: found ${JSON.stringify(found[kind])}, not ${JSON.stringify(wanted[kind])}`);
}
