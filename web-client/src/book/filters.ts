// Filters follow from the entries: a filter is offered if its entries differ in it, and each value says how many it leaves.
import type { Entry } from './entries';

export type Chosen = Readonly<Record<string, string>>; // one value of a filter, or none

export interface Value {
  value: string;
  count: number;
}

export interface Facet {
  facet: string;
  values: readonly Value[];
}

const has = (e: Entry, facet: string, value: string): boolean => e.facets[facet]?.includes(value) ?? false;

export function filtered(list: readonly Entry[], chosen: Chosen, but = ''): readonly Entry[] {
  const asked = Object.entries(chosen).filter(([facet, value]) => facet !== but && value !== '');
  return list.filter((e) => asked.every(([facet, value]) => has(e, facet, value)));
}

// `list`: all entries of a section; `shown`: those the search leaves. Values stand in the order in which the catalogue
// brings them, numbers by size.
export function facets_of(list: readonly Entry[], shown: readonly Entry[], chosen: Chosen): Facet[] {
  const names = [...new Set(list.flatMap((e) => Object.keys(e.facets)))];
  return names.flatMap((facet) => {
    const values = [...new Set(list.flatMap((e) => e.facets[facet] ?? []))];
    if (values.length < 2) return [];
    if (values.every((v) => /^\d+$/.test(v))) values.sort((a, b) => Number(a) - Number(b));
    const left = filtered(shown, chosen, facet);
    return [{ facet, values: values.map((value) => ({ value, count: left.filter((e) => has(e, facet, value)).length })) }];
  });
}

export interface Group {
  value: string;
  entries: readonly Entry[];
}

// Under headings, by the first value of a filter.
export function groups_of(list: readonly Entry[], facet: string): Group[] {
  const out = new Map<string, Entry[]>();
  for (const e of list) {
    const value = e.facets[facet]?.[0] ?? '';
    const group = out.get(value);
    if (group) group.push(e);
    else out.set(value, [e]);
  }
  return [...out].map(([value, entries]) => ({ value, entries }));
}
