// What matches are searched for, in a form and in an address.
export interface Search {
  id: string;
  player: string;
  mode: string;
  status: string;
  hero: string; // a number, as are reason, identity and won
  reason: string;
  identity: string;
  won: string;
  from: string; // a day: 2026-11-30
  until: string; // a day, the whole of it
  fault: string;
  rules: string;
  people: string;
}

export const nothing: Search = { id: '', player: '', mode: '', status: '', hero: '', reason: '', identity: '', won: '', from: '', until: '', fault: '', rules: '', people: '' };
const fields = Object.keys(nothing) as (keyof Search)[];
const day = /^\d{4}-\d{2}-\d{2}$/;

// Midnight where the reader is; 0 = no day.
const midnight = (text: string, days = 0): number => {
  if (!day.test(text)) return 0;
  const [y, m, d] = text.split('-').map(Number);
  const at = new Date(y!, m! - 1, d! + days).getTime();
  return Number.isNaN(at) ? 0 : at;
};

export function read_search(text: string): Search {
  const from = new URLSearchParams(text);
  const s = { ...nothing };
  for (const f of fields) s[f] = from.get(f) ?? '';
  return s;
}

// For the page's own address: only what is said.
export function search_text(s: Search): string {
  const to = new URLSearchParams();
  for (const f of fields) if (s[f].trim() !== '') to.set(f, s[f].trim());
  return to.toString();
}

// For the server: days become times.
export function query_of(s: Search): string {
  const to = new URLSearchParams(search_text({ ...s, from: '', until: '' }));
  const from = midnight(s.from);
  const until = midnight(s.until, 1);
  if (from > 0) to.set('from', String(from));
  if (until > 0) to.set('until', String(until));
  return to.toString();
}

export const is_empty = (s: Search): boolean => search_text(s) === '';
