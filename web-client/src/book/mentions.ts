// Which rulings name what: the catalogue says only their sentences, so the names are looked for in them. The longest name
// counts ("混亂攻擊", not "攻擊"), in two languages at once, because a short Chinese name is also a common word and an
// English name at the beginning of a sentence looks like one.
import { catalog } from '../catalog/catalog';
import type { Tri } from '../catalog/types';
import type { Section } from './address';
import { family_of_set } from './entries';

export interface Mention {
  section: Section;
  id: string;
  number: number;
  name: Tri; // as it is named: a skill's own name
}

interface Known extends Mention {
  family: string;
  owner: string; // the hero of a skill, in Traditional Chinese
}

const known: readonly Known[] = [
  ...catalog.heroes.flatMap((h) => {
    const own = { section: 'heroes' as const, id: h.id, number: h.number, family: family_of_set(h.set) };
    return [{ ...own, name: h.name, owner: '' }, ...h.skills.map((s) => ({ ...own, name: s.name, owner: h.name.hant }))];
  }),
  ...catalog.card_types.map((c) => ({ section: 'cards' as const, id: c.id, number: c.number, name: c.name, family: family_of_set(c.set), owner: '' })),
  ...catalog.fates.map((f) => ({ section: 'fates' as const, id: f.id, number: f.number, name: f.name, family: family_of_set(f.set), owner: '' })),
];

const sure_from = 4; // a Chinese name of so many characters is no common word

interface Hit {
  name: string;
  note: string; // what stands in brackets behind it: of which family or hero it is
}

const hant_names = [...new Set(known.map((k) => k.name.hant))].sort((a, b) => b.length - a.length);

function hits_in(text: string): Hit[] {
  const out: Hit[] = [];
  let rest = text;
  for (const name of hant_names) {
    for (let at = rest.indexOf(name); at >= 0; at = rest.indexOf(name)) {
      const end = at + name.length;
      out.push({ name, note: /^（([^）]*)）/.exec(rest.slice(end))?.[1] ?? '' });
      rest = rest.slice(0, at) + '\0'.repeat(name.length) + rest.slice(end);
    }
  }
  return out;
}

// As a name of its own: not inside "Blink Strike" or "Blink of the Queen of Pain", but with a plural or a genitive.
export function stands_in(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = /(\S+) $/.exec(text.slice(0, at))?.[1] ?? '';
    const inside = before !== '' && /^[A-Z]/.test(before) && at > before.length + 1 && !/[.:;,]$/.test(before);
    const apart = at === 0 || /[\s("“]$/.test(text.slice(0, at));
    const after = text.slice(at + name.length).replace(/^(?:['’]s|s['’]?)(?!\w)/, '');
    if (apart && !inside && !/^[\w'’-]/.test(after) && !/^ (?:of )?(?:the )?[A-Z][a-z]/.test(after)) return true;
  }
  return false;
}

const family_notes: Readonly<Record<string, string>> = { '2.0': 'fate2', 起源: 'origins' };

function fits(k: Known, hit: Hit, title: Tri): boolean {
  if (k.name.hant !== hit.name) return false;
  const family = family_notes[hit.note];
  const both = Object.keys(family_notes).every((n) => title.hant.includes(n));
  if (family !== undefined && family !== k.family && !both) return false;
  if (family === undefined && hit.note !== '' && hit.note !== k.owner) return false;
  return hit.name.length >= sure_from || stands_in(title.en, k.name.en);
}

let table: ReadonlyMap<number, readonly Mention[]> | undefined;

function all(): ReadonlyMap<number, readonly Mention[]> {
  table ??= new Map(catalog.rulings.map((r) => {
    const hits = hits_in(r.title.hant);
    return [r.number, known.filter((k) => hits.some((hit) => fits(k, hit, r.title)))] as const;
  }));
  return table;
}

export const named_in = (ruling: number): readonly Mention[] => all().get(ruling) ?? [];

export const rulings_of = (section: Section, id: string): number[] =>
  [...all()].filter(([, list]) => list.some((m) => m.section === section && m.id === id)).map(([n]) => n);
