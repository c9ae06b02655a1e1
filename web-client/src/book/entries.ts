// Everything the book has an entry for, in one shape: what it is called, what it says, and by what it is filtered.
import { ability, card_type, catalog, fate, hero, type_of } from '../catalog/catalog';
import type { Tri } from '../catalog/types';
import { path_of, type Section } from './address';

export interface Entry {
  section: Section;
  id: string; // in the address
  number: number;
  name: Tri;
  others: readonly Tri[]; // names inside it: skills
  texts: readonly Tri[];
  facets: Readonly<Record<string, readonly string[]>>; // what it is, by the name of the filter
}

const is_tri = (t: Tri | undefined): t is Tri => t !== undefined;

// A set that is also a family of modes is one of its own; all the others extend the first family.
const families: readonly string[] = [...new Set(catalog.modes.map((m) => m.family))];
export const family_of_set = (set: string): string => (families.includes(set) ? set : (families[0] ?? ''));

const heroes: readonly Entry[] = catalog.heroes.map((h) => ({
  section: 'heroes', id: h.id, number: h.number, name: h.name,
  others: h.skills.map((s) => s.name),
  texts: h.skills.map((s) => s.text),
  facets: { set: [h.set], attribute: [h.attribute], skill: [...new Set(h.skills.map((s) => s.type))], hp: [String(h.hp)] },
}));

const cards: readonly Entry[] = catalog.card_types.map((c) => ({
  section: 'cards', id: c.id, number: c.number, name: c.name, others: [], texts: [c.text, c.enhanced].filter(is_tri),
  facets: { set: [c.set], kind: [c.kind], suit: [...new Set(catalog.cards.filter((x) => x.type_number === c.number).map((x) => x.suit))] },
}));

const fates: readonly Entry[] = catalog.fates.map((f) => ({
  section: 'fates', id: f.id, number: f.number, name: f.name, others: [], texts: [f.text], facets: { set: [f.set] },
}));

const modes: readonly Entry[] = catalog.modes.map((m) => ({
  section: 'modes', id: m.id, number: m.number, name: m.name, others: [], texts: [m.text],
  facets: { family: [m.family], players: [String(m.players)], sides: [m.identities ? 'identities' : 'open'] },
}));

const rulings: readonly Entry[] = catalog.rulings.map((r) => ({
  section: 'rulings', id: String(r.number), number: r.number, name: r.title, others: [], texts: [], facets: {},
}));

export const entries: Readonly<Record<Exclude<Section, 'deck'>, readonly Entry[]>> = { heroes, cards, fates, modes, rulings };

export const entry_at = (section: Section, id: string): Entry | undefined =>
  section === 'deck' || id === '' ? undefined : entries[section].find((e) => e.id === id);

export const ruling_label = (n: number): string => `R${String(n).padStart(3, '0')}`;

// What something on the table or in the log is called by: one of these.
export interface Named {
  card?: number | undefined; // a physical card
  type?: number | undefined;
  hero?: number | undefined;
  fate?: number | undefined;
  ability?: number | undefined;
  ruling?: number | undefined;
}

// Where the book speaks of it; empty if it has no entry (the rules that only have a name).
export function path_to(n: Named): string {
  const a = ability(n.ability ?? 0);
  const h = hero(n.hero ?? 0) ?? (a?.is === 'skill' ? a.hero : undefined);
  if (h) return path_of('heroes', h.id);
  const type = type_of(n.card ?? 0) ?? card_type(n.type ?? 0) ?? (a?.is === 'card' ? a.type : undefined);
  if (type) return path_of('cards', type.id);
  const f = fate(n.fate ?? 0) ?? (a?.is === 'fate' ? a.fate : undefined);
  if (f) return path_of('fates', f.id);
  return n.ruling ? path_of('rulings', n.ruling) : '';
}
