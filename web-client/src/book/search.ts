// Finding entries by words in any of the three languages, and by the numbers of rulings.
import { plain } from '../screens/hero_search';
import type { Entry } from './entries';

const folded = (text: string): string => text.toLowerCase().normalize('NFKC').replace(/[’']/g, '');
const all = (tri: { en: string; hans: string; hant: string }): string[] => [tri.en, tri.hans, tri.hant];

// How well each word fits: its own name's beginning, its name, a name inside it, its text; none = not found.
const Fit = { Start: 0, Name: 1, Inside: 2, Text: 3, None: 4 } as const;
type Fit = (typeof Fit)[keyof typeof Fit];

interface Words {
  names: string[];
  others: string[];
  texts: string[];
}

const kept = new WeakMap<Entry, Words>();
function words_of(e: Entry): Words {
  let w = kept.get(e);
  if (!w) kept.set(e, (w = { names: all(e.name).map(plain), others: e.others.flatMap(all).map(plain), texts: e.texts.flatMap(all).map(folded) }));
  return w;
}

function fit_of(w: Words, word: string): Fit {
  const p = plain(word);
  if (p === '') return Fit.Start;
  if (w.names.some((n) => n.startsWith(p))) return Fit.Start;
  if (w.names.some((n) => n.includes(p))) return Fit.Name;
  if (w.others.some((n) => n.includes(p))) return Fit.Inside;
  return w.texts.some((t) => t.includes(folded(word))) ? Fit.Text : Fit.None;
}

// "R041", "r 41" and "41" call a ruling by its number.
const ruling_asked = /^(r?)\s*0*(\d{1,4})$/i;

// What is found, the best first and otherwise in the catalogue's order. Every word must be found somewhere in the entry.
export function found(list: readonly Entry[], query: string): readonly Entry[] {
  const q = query.normalize('NFKC').trim();
  if (q === '') return list;
  const asked = ruling_asked.exec(q);
  const fits = (e: Entry): Fit => {
    if (asked && e.section === 'rulings') return e.number === Number(asked[2]) ? Fit.Start : Fit.None;
    if (asked?.[1]) return Fit.None;
    const w = words_of(e);
    if (w.names.some((n) => n.startsWith(plain(q)))) return Fit.Start;
    // A bare number stands in nearly every text: it only counts in names.
    const worst = Math.max(...q.split(/\s+/).map((word) => fit_of(w, word))) as Fit;
    return asked && worst === Fit.Text ? Fit.None : worst;
  };
  return list
    .map((e) => ({ e, fit: fits(e) }))
    .filter((x) => x.fit !== Fit.None)
    .sort((a, b) => a.fit - b.fit)
    .map((x) => x.e);
}
