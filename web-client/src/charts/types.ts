// What charts are drawn of.
export type Tone = 'brass' | 'moon' | 'ivory' | 'good' | 'danger';

export const tone_colour: Readonly<Record<Tone, string>> = { brass: 'var(--brass2)', moon: 'var(--moon)', ivory: 'var(--ivory2)', good: 'var(--good)', danger: 'var(--danger)' };

// Lines differ by their dashes, not by colour alone.
export type Dash = 'solid' | 'dashed' | 'dotted';
export const dash_array: Readonly<Record<Dash, string>> = { solid: '', dashed: '7 4', dotted: '2 4' };

export interface Series {
  label: string;
  tone: Tone;
  dash?: Dash;
  values: readonly (number | null)[]; // one for each x
  band?: readonly ({ low: number; high: number } | null)[];
  text?: (i: number) => string; // instead of the chart's way to write a value
}

export interface Column {
  label: string; // below it
  name: string; // where there is room
  value: number;
}

// A line across columns, in columns from the left.
export interface Mark {
  label: string;
  at: number;
}
