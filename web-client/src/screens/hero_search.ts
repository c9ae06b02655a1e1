// Heroes by a piece of their name, in whichever language it is typed; names that begin with it come first.
import type { HeroEntry } from '../catalog/catalog';

export const plain = (text: string): string => text.toLowerCase().normalize('NFKC').replace(/[\s'’\-·]/g, '');

export function found_heroes(heroes: readonly HeroEntry[], wanted: string): HeroEntry[] {
  const w = plain(wanted);
  if (w === '') return [];
  const names = (h: HeroEntry): string[] => [h.name.en, h.name.hans, h.name.hant].map(plain);
  const rank = (h: HeroEntry): number => (names(h).some((n) => n.startsWith(w)) ? 0 : 1);
  return heroes.filter((h) => names(h).some((n) => n.includes(w))).sort((a, b) => rank(a) - rank(b));
}
