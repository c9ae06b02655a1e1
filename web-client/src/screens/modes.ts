// Which modes can be played with how many, in the catalogue's order: the first of a number is its default (R006, R008).
import { catalog, type ModeEntry } from '../catalog/catalog';

export const playable_modes: readonly ModeEntry[] = catalog.modes.filter((m) => m.family === 'fate2');

export const bot_mode = (players: number): ModeEntry | undefined => playable_modes.find((m) => m.players === players);

export const bot_counts: readonly number[] = [...new Set(playable_modes.map((m) => m.players))];
