// The options of a room as a form holds them, and as they are sent.
import type { MessageInitShape } from '@bufbuild/protobuf';
import { readable } from '../app/text';
import { RoomSettings_BotLevel as Level, RoomSettings_SpectatorRule as Rule, type RoomSettings, type RoomSettingsSchema } from '../state/wire';

export interface SettingsDraft {
  name: string;
  mode: string;
  sets: string[];
  allHeroes: boolean;
  listed: boolean;
  spectators: boolean;
  playSeconds: number;
  respondSeconds: number;
  windowSeconds: number;
  bankSeconds: number;
  spectatorRule: Rule;
  spectatorSeat: number;
  spectatorDelayTurns: number;
  takeOver: boolean;
  botLevel: Level;
  bannedHeroes: number[];
  password: string; // what is typed: nothing = as it was
  noPassword: boolean; // take it away
}

export interface Times {
  playSeconds: number;
  respondSeconds: number;
  windowSeconds: number;
  bankSeconds: number;
}

export const presets = {
  quick: { playSeconds: 15, respondSeconds: 10, windowSeconds: 2, bankSeconds: 30 },
  usual: { playSeconds: 25, respondSeconds: 15, windowSeconds: 2, bankSeconds: 60 },
  calm: { playSeconds: 60, respondSeconds: 30, windowSeconds: 5, bankSeconds: 180 },
} as const satisfies Record<string, Times>;
export type Preset = keyof typeof presets;
export const paces: readonly Preset[] = ['quick', 'usual', 'calm'];

// A first match: time to read, bots that make mistakes, and no card or hero beyond the standard ones.
export type RoomPreset = Preset | 'first';
export const preset_names: readonly RoomPreset[] = ['first', 'quick', 'usual', 'calm'];

// What choosing one changes. Who leaves the first match behind, with whatever sets, gets bots that play as well as they can.
export function preset_changes(v: SettingsDraft, p: RoomPreset): Partial<SettingsDraft> {
  if (p === 'first') return { ...presets.calm, botLevel: Level.EASY, sets: [], allHeroes: false };
  return { ...presets[p], ...(pace_of(v) === 'calm' && v.botLevel === Level.EASY ? { botLevel: Level.NORMAL } : {}) };
}

const pace_of = (v: Times): Preset | 'own' =>
  paces.find((p) => {
    const s = presets[p];
    return s.playSeconds === v.playSeconds && s.respondSeconds === v.respondSeconds && s.windowSeconds === v.windowSeconds && s.bankSeconds === v.bankSeconds;
  }) ?? 'own';

export function preset_of(v: Times & { botLevel?: Level; sets?: readonly string[]; allHeroes?: boolean }): RoomPreset | 'own' {
  const pace = pace_of(v);
  return pace === 'calm' && v.botLevel === Level.EASY && v.sets?.length === 0 && !v.allHeroes ? 'first' : pace;
}

const longest_password = 32;

export const new_draft = (name: string, mode: string): SettingsDraft => ({
  name, mode, sets: [], allHeroes: false, listed: true, spectators: true, ...presets.usual, spectatorRule: Rule.PUBLIC, spectatorSeat: 1, spectatorDelayTurns: 3,
  takeOver: false, botLevel: Level.NORMAL, bannedHeroes: [], password: '', noPassword: false,
});

export const draft_of = (s: RoomSettings): SettingsDraft => ({
  name: s.name, mode: s.mode, sets: [...s.sets], allHeroes: s.allHeroes, listed: s.listed, spectators: s.spectators,
  playSeconds: s.playSeconds || presets.usual.playSeconds, respondSeconds: s.respondSeconds || presets.usual.respondSeconds,
  windowSeconds: s.windowSeconds || presets.usual.windowSeconds, bankSeconds: s.bankSeconds || presets.usual.bankSeconds,
  spectatorRule: s.spectatorRule, spectatorSeat: s.spectatorSeat || 1, spectatorDelayTurns: s.spectatorDelayTurns || 3,
  takeOver: s.takeOver, botLevel: s.botLevel, bannedHeroes: [...s.bannedHeroes], password: '', noPassword: false,
});

export type SettingsFault = 'room.bad_name' | 'room.bad_password' | null;

export function settings_fault(d: SettingsDraft): SettingsFault {
  if (!readable(d.name.trim(), 0, 24)) return 'room.bad_name';
  return readable(d.password, 0, longest_password) && new TextEncoder().encode(d.password).length <= longest_password ? null : 'room.bad_password';
}

// A password is told only where it changes: absent = as it was, empty = none.
export function to_send(d: SettingsDraft, seats: number): MessageInitShape<typeof RoomSettingsSchema> {
  const { password, noPassword, ...rest } = d;
  const told = noPassword ? { password: '' } : password !== '' ? { password } : {};
  return { ...rest, name: d.name.trim(), spectatorSeat: Math.min(Math.max(1, d.spectatorSeat), Math.max(1, seats)), ...told };
}
