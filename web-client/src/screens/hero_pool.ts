// How many heroes a room's options leave, as the server counts them.
import { catalog, mode_by_id, type HeroEntry } from '../catalog/catalog';

// Those of the standard box and of the chosen sets.
export const heroes_in = (sets: readonly string[]): HeroEntry[] => catalog.heroes.filter((h) => h.set === 'standard' || sets.includes(h.set));

// Of a set's hidden heroes only one is in, whoever that is (R004).
export function heroes_left(sets: readonly string[], all: boolean, banned: readonly number[]): number {
  const left = heroes_in(sets).filter((h) => !banned.includes(h.number));
  const hidden = left.filter((h) => h.hidden);
  return all ? left.length : left.length - hidden.length + new Set(hidden.map((h) => h.set)).size;
}

// Ten lie open in the rotation (R010); elsewhere everybody chooses among three.
export const heroes_needed = (mode: string): number => Math.max(10, 3 * (mode_by_id(mode)?.players ?? 8));
