// Which modes can be played with how many, in the order in which they are offered.
import { catalog, type ModeEntry } from '../catalog/catalog';

// The number of players picks the hidden-identity mode where there is one.
export function modes_for(players: number): ModeEntry[] {
  const fits = catalog.modes.filter((m) => m.players === players && m.family === 'fate2');
  return [...fits].sort((a, b) => Number(b.identities !== undefined) - Number(a.identities !== undefined) || a.number - b.number);
}

// Modes that a first match against bots offers: the hidden identities.
export function bot_mode(players: number): ModeEntry | undefined {
  return modes_for(players).find((m) => m.identities !== undefined);
}

export const bot_counts: readonly number[] = [...new Set(catalog.modes.filter((m) => m.identities).map((m) => m.players))].sort((a, b) => a - b);

export const playable_modes: readonly ModeEntry[] = catalog.modes.filter((m) => m.identities !== undefined && m.family === 'fate2');
