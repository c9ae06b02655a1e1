// How each cue sounds: wood, metal and breath, short and dry. Times in seconds, loudness from 0 to 1.
import type { Cue } from './cues';

interface Voice {
  at?: number; // begins
  rise?: number; // until it is at its loudest
  lasts: number; // from there until it is gone
  loud: number;
}

export interface Tone extends Voice {
  wave: 'sine' | 'triangle' | 'square';
  from: number; // Hz
  to?: number; // glides there
}

// Breath, cloth, paper: noise through a band.
export interface Breath extends Voice {
  band: number; // Hz
  to?: number;
  narrow?: number; // how narrow the band is
}

export type Note = Tone | Breath;
export const is_tone = (n: Note): n is Tone => 'wave' in n;

const brass = (from: number, at: number, loud = 0.34, lasts = 0.42): Note[] => [
  { wave: 'triangle', from, at, rise: 0.008, lasts, loud },
  { wave: 'sine', from: from * 2.01, at, rise: 0.004, lasts: lasts * 0.5, loud: loud * 0.35 },
  { wave: 'sine', from: from * 3.98, at, rise: 0.002, lasts: lasts * 0.22, loud: loud * 0.16 },
];
const knock = (from: number, at: number, loud: number): Note[] => [
  { wave: 'sine', from, to: from * 0.55, at, rise: 0.002, lasts: 0.09, loud },
  { band: from * 7, narrow: 1.5, at, rise: 0.001, lasts: 0.035, loud: loud * 0.5 },
];
const drum = (from: number, at: number, loud: number): Note[] => [
  { wave: 'sine', from, to: from * 0.5, at, rise: 0.004, lasts: 0.26, loud },
  { band: 240, narrow: 0.8, at, rise: 0.002, lasts: 0.06, loud: loud * 0.35 },
];
const paper = (band: number, to: number, loud: number, lasts = 0.11): Note[] => [{ band, to, narrow: 0.9, rise: 0.025, lasts, loud }];
const bell = (from: number, at: number, loud: number, lasts = 0.45): Note[] => [
  { wave: 'sine', from, at, rise: 0.003, lasts, loud },
  { wave: 'sine', from: from * 2.76, at, rise: 0.002, lasts: lasts * 0.4, loud: loud * 0.3 },
];

export const score: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [...brass(392, 0), ...brass(587.3, 0.14, 0.38, 0.5)],
  asked: [...brass(440, 0, 0.28, 0.3), ...brass(554.4, 0.11, 0.28, 0.34)],
  window: bell(1318.5, 0, 0.12, 0.5),
  tick: [{ wave: 'sine', from: 330, to: 240, rise: 0.002, lasts: 0.06, loud: 0.34 }, { band: 900, narrow: 3, rise: 0.001, lasts: 0.03, loud: 0.14 }],
  draw: paper(2600, 3800, 0.13),
  discard: paper(3200, 1700, 0.12),
  card: [...paper(2200, 2800, 0.12, 0.06), ...knock(190, 0.05, 0.26)],
  equip: [...knock(260, 0, 0.2), { wave: 'square', from: 1480, at: 0.05, rise: 0.001, lasts: 0.05, loud: 0.05 }, { wave: 'sine', from: 2217, at: 0.05, rise: 0.002, lasts: 0.16, loud: 0.1 }],
  attack: [{ band: 2400, to: 6200, narrow: 1.4, rise: 0.05, lasts: 0.14, loud: 0.26 }, { wave: 'triangle', from: 2350, to: 2100, at: 0.06, rise: 0.004, lasts: 0.24, loud: 0.09 }],
  dodge: [{ band: 700, to: 2100, narrow: 0.8, rise: 0.07, lasts: 0.16, loud: 0.24 }],
  hit: drum(120, 0, 0.42),
  hurt: [...drum(92, 0, 0.6), { wave: 'triangle', from: 233, to: 174.6, at: 0.02, rise: 0.01, lasts: 0.3, loud: 0.16 }],
  heal: [523.3, 659.3, 784].map((from, i): Note => ({ wave: 'sine', from, at: i * 0.07, rise: 0.03, lasts: 0.28, loud: 0.17 })),
  magic: [{ wave: 'sine', from: 880, to: 1318.5, rise: 0.16, lasts: 0.08, loud: 0.15 }, { wave: 'sine', from: 1760, to: 2637, rise: 0.18, lasts: 0.06, loud: 0.06 }],
  dispel: [{ wave: 'sine', from: 1318.5, to: 740, rise: 0.01, lasts: 0.13, loud: 0.18 }, { band: 3400, to: 900, narrow: 1.2, at: 0.04, rise: 0.01, lasts: 0.12, loud: 0.12 }],
  judged_yes: [...paper(2400, 3400, 0.13, 0.08), ...bell(1046.5, 0.16, 0.19)],
  judged_no: [...paper(2400, 3400, 0.13, 0.08), ...bell(523.3, 0.16, 0.22, 0.35)],
  ultimate: [
    { wave: 'sine', from: 98, rise: 0.02, lasts: 0.58, loud: 0.5 },
    { wave: 'triangle', from: 147.3, rise: 0.03, lasts: 0.54, loud: 0.2 },
    { wave: 'sine', from: 271, rise: 0.05, lasts: 0.5, loud: 0.12 },
    { band: 1500, to: 500, narrow: 0.7, rise: 0.02, lasts: 0.4, loud: 0.12 },
  ],
  dying: [...drum(72, 0, 0.5), ...drum(66, 0.2, 0.42)],
  saved: [{ band: 600, to: 1500, narrow: 0.7, rise: 0.18, lasts: 0.28, loud: 0.2 }, { wave: 'sine', from: 659.3, at: 0.14, rise: 0.06, lasts: 0.3, loud: 0.14 }],
  death: [...knock(130, 0, 0.6), ...drum(64, 0.01, 0.5), { wave: 'triangle', from: 110, to: 103.8, at: 0.05, rise: 0.02, lasts: 0.5, loud: 0.16 }],
  identity: [{ wave: 'triangle', from: 196, to: 587.3, rise: 0.22, lasts: 0.06, loud: 0.16 }, ...bell(1174.7, 0.26, 0.15, 0.3)],
  win: [...brass(392, 0, 0.34, 0.3), ...brass(493.9, 0.17, 0.34, 0.3), ...brass(587.3, 0.34, 0.34, 0.3), ...brass(784, 0.51, 0.4, 0.8)],
  loss: [...brass(392, 0, 0.28, 0.25), ...brass(349.2, 0.16, 0.26, 0.25), ...brass(293.7, 0.32, 0.28, 0.36)],
  over: [...brass(392, 0, 0.3, 0.3), ...brass(523.3, 0.18, 0.32, 0.5)],
  chat: [{ wave: 'sine', from: 740, to: 1174.7, rise: 0.015, lasts: 0.07, loud: 0.14 }],
};

export const length_of = (notes: readonly Note[]): number => Math.max(...notes.map((n) => (n.at ?? 0) + (n.rise ?? 0) + n.lasts));
