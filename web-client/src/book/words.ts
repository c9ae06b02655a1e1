// Words for what filters and headings are called by: texts of the interface, else what the catalogue names, else the id.
import { catalog } from '../catalog/catalog';
import { t, t_or_none, tri } from '../i18n/index.svelte';

const from_texts: Readonly<Record<string, string>> = {
  attribute: 'book.attribute.', skill: 'skill.', kind: 'kind.', suit: 'book.suit.', family: 'book.family.', sides: 'book.sides.',
};

export const set_name = (id: string): string => tri(catalog.sets.find((s) => s.id === id)?.name) || id;

export function value_name(facet: string, value: string): string {
  if (facet === 'set') return set_name(value);
  if (facet === 'players') return t('book.players_n', { n: value });
  if (facet === 'hp') return t('book.hp', { n: value });
  return t_or_none(`${from_texts[facet] ?? '?'}${value}`) || (facet === 'family' ? set_name(value) : value);
}

export interface Costed {
  before: string;
  cost: string;
  after: string;
}

// The price of a skill stands in its text behind a word of its own.
export function costed(text: string): Costed {
  const m = /(?:代價：|代价：|Cost: )[^。.]*[。.]?/.exec(text);
  if (!m) return { before: text, cost: '', after: '' };
  return { before: text.slice(0, m.index), cost: m[0], after: text.slice(m.index + m[0].length) };
}
