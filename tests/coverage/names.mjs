// What tests name: rulings, skills, cards, fates and modes.

// The fields of a scenario that speak of an ability or a card; cards that merely lie in a hand or the deck are not tested.
const ofCards = new Set(['use', 'play', 'equipment', 'monsters', 'card']);
const ofSkills = new Set(['skill', 'by', 'about', 'ability', 'statuses', 'no_statuses', 'used', 'not_used']);

const words = (text) => text.toLowerCase().replaceAll("'", '').match(/[a-z0-9]+/g)?.join(' ') ?? '';

// The lists of `fated catalog`: kind -> id -> how it is called in a title.
export function known(catalog) {
  const called = (list) => new Map(list.map(({ id, name }) => [id, words(name.en)]));
  return {
    skills: called(catalog.heroes.flatMap(({ skills }) => skills)),
    cards: called(catalog.card_types),
    fates: called(catalog.fates),
    modes: called(catalog.modes),
  };
}

export const rulingsIn = (text) => text.match(/\bR\d{3}\b/g) ?? [];

function inScenario(path, text, ids, add) {
  // A skill that acts by itself is never chosen: the title says so, or the file's name.
  const titles = [words(path.split('/').at(-1).replace('.txtpb', '').replaceAll('_', ' '))];
  for (const [, field, value] of text.matchAll(/\b([a-z0-9_]+)\s*:\s*"([^"\n]*)"/g)) {
    const [first] = value.split(' ');
    const id = first.replace(/^card:/, '');
    if (field === 'name') titles.push(words(value));
    else if (field === 'fate') add('fates', id);
    else if (field === 'mode') add('modes', id);
    else if (ofCards.has(field) || (ofSkills.has(field) && (first !== id || !ids.skills.has(id)))) add('cards', id);
    else if (ofSkills.has(field)) add('skills', id);
  }
  for (const [id, called] of ids.skills) {
    if (titles.some((title) => ` ${title} `.includes(` ${called} `))) add('skills', id);
  }
}

// files: Map<path, text>. Returns kind -> Set of what is named there.
export function namedIn(files, ids) {
  const named = { rulings: new Set(), skills: new Set(), cards: new Set(), fates: new Set(), modes: new Set() };
  const add = (kind, id) => named[kind].add(id);
  for (const [path, text] of files) {
    for (const ruling of rulingsIn(text)) add('rulings', ruling);
    if (path.endsWith('.txtpb')) {
      inScenario(path, text.replace(/^\s*#.*$/gm, ''), ids, add);
      continue;
    }
    for (const [, id] of text.matchAll(/["'`]([a-z0-9_]+)["'`]/g)) {
      for (const kind of Object.keys(ids)) if (ids[kind].has(id)) add(kind, id);
    }
  }
  return named;
}

// The lines of rulings.txt.
export function readRulings(text) {
  const rulings = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const match = /^(R\d{3}) (\S.*?)(?: +later: (\w+))?$/.exec(line);
    if (!match) throw new Error(`rulings.txt: ${line}`);
    rulings.push({ id: match[1], about: match[2], later: match[3] });
  }
  return rulings;
}

// What is wrong with the rulings: not listed, waiting for something that is there, or named by no test.
export function rulingsMissing(rulings, named, count, there) {
  const complaints = [];
  for (let i = 1; i <= count; ++i) {
    const id = `R${String(i).padStart(3, '0')}`;
    const here = rulings.filter((ruling) => ruling.id === id);
    if (here.length !== 1) complaints.push(`${id} stands ${here.length} times in rulings.txt`);
  }
  for (const { id, about, later } of rulings) {
    if (later && there.has(later)) complaints.push(`${id} ${about}: waits for ${later}, which is there`);
    else if (!later && !named.has(id)) complaints.push(`${id} ${about}`);
  }
  return complaints;
}

export const missing = (ids, named) => [...ids.keys()].filter((id) => !named.has(id));
