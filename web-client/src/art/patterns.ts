// The engraved grounds: one path for each pattern, on 200 x 200 units.
export interface Pattern {
  id: string;
  d: string;
  width: number;
  filled?: boolean;
}

const f = (n: number): string => n.toFixed(1);

function slashes(): string {
  let d = '';
  for (let i = -6; i < 26; i++) d += `M${i * 12} 210L${i * 12 + 86} -10`;
  return d;
}

function scales(): string {
  let d = '';
  for (let row = 0; row < 17; row++) {
    for (let col = -1; col < 17; col++) d += `M${f(col * 13 + (row % 2 ? 6.5 : 0))} ${f(row * 12.4)}q6.5 14.5 13 0`;
  }
  return d;
}

function chevrons(): string {
  let d = '';
  for (let i = 0; i < 14; i++) d += `M0 ${i * 20 - 40}L100 ${i * 20 + 14}L200 ${i * 20 - 40}`;
  return d;
}

function fangs(): string {
  let d = '';
  for (let i = 0; i < 10; i++) {
    d += `M0 ${i * 22}`;
    for (let k = 0; k < 10; k++) d += k % 2 ? 'l10 -13l10 13' : 'l10 13l10 -13';
  }
  return d;
}

const polar = (r: number, a: number): string => `${f(100 + r * Math.cos(a))} ${f(100 + r * Math.sin(a))}`;

function runes(): string {
  let d = '';
  for (const r of [34, 52, 72, 96, 124]) d += `M${100 - r} 100a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  for (let i = 0; i < 36; i++) d += `M${polar(i % 3 ? 66 : 58, (i * Math.PI) / 18)}L${polar(72, (i * Math.PI) / 18)}`;
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3 - Math.PI / 2;
    d += `M${polar(96, a)}L${polar(96, a + (2 * Math.PI) / 3)}`;
  }
  return d;
}

function rays(): string {
  let d = '';
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 2 * Math.PI;
    const w = i % 2 ? 0.055 : 0.09;
    d += `M100 100L${polar(150, a - w)}L${polar(150, a + w)}Z`;
  }
  return d;
}

export const PATTERNS: readonly Pattern[] = [
  { id: 'bg-slash', d: slashes(), width: 1.6 },
  { id: 'bg-scale', d: scales(), width: 1.1 },
  { id: 'bg-chevron', d: chevrons(), width: 1.5 },
  { id: 'bg-fang', d: fangs(), width: 1.5 },
  { id: 'bg-rune', d: runes(), width: 1.3 },
  { id: 'bg-rays', d: rays(), width: 0, filled: true },
];

// Five-stop metals at 135 degrees: light, mid, light, mid, deep.
export const METALS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'metal-basic': ['#eef2f3', '#8d999f', '#dfe6e8', '#3f4a50'],
  'metal-magic': ['#dfe3ff', '#6a79e6', '#c3cbff', '#232a6b'],
  'metal-ultimate': ['#fff0c4', '#d08a28', '#ffe09a', '#6b3907'],
  'metal-weapon': ['#ffe3c9', '#b56f3f', '#f3c19a', '#4b2611'],
  'metal-armor': ['#d7fbf6', '#3f9691', '#a9e6df', '#123c3d'],
  'metal-monster': ['#eef5cf', '#78903c', '#cfe09a', '#2e3a12'],
};

export const GROUNDS: Readonly<Record<string, readonly [string, string]>> = {
  basic: ['#2a3236', '#12171a'],
  magic: ['#232a57', '#0f1230'],
  ultimate: ['#4a2d0d', '#1d1005'],
  weapon: ['#3b2415', '#170d07'],
  armor: ['#15383a', '#081a1b'],
  monster: ['#2a331a', '#10150a'],
};

export const RIBBONS: Readonly<Record<string, string>> = {
  basic: '#9fabb1',
  magic: '#6a79e6',
  ultimate: '#d08a28',
  weapon: '#b56f3f',
  armor: '#3f9691',
  monster: '#78903c',
};
