// What tables, cards and heroes are drawn with: gradients, windows, engraved grounds, gems, the back of a card, and every
// icon that the front page can do without. As text, which the browser reads at once.
import bodies from 'virtual:icons/rest';
import { CARD_HUES, KIND_HUES, KIND_WINDOW } from './cards';
import { ATTRIBUTE_ART, HERO_ART } from './heroes';
import { GROUNDS, METALS, PATTERNS, RIBBONS } from './patterns';
import { symbols } from './symbols';

type Stop = readonly [at: string, color: string, opacity?: string];

const stops = (list: readonly Stop[]): string => list.map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`).join('');
const down = (id: string, list: readonly Stop[]): string => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`;
const across = (id: string, list: readonly Stop[]): string => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(list)}</linearGradient>`;
const round = (id: string, r: string, list: readonly Stop[]): string => `<radialGradient id="${id}" cx=".5" cy=".42" r="${r}">${stops(list)}</radialGradient>`;
const metal = (id: string, [a, b, c, d]: (typeof METALS)[string]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops([['0', a], ['.28', b], ['.5', c], ['.62', b], ['1', d]])}</linearGradient>`;
const each = <T>(of: Readonly<Record<string, T>>, draw: (id: string, one: T) => string): string => Object.entries(of).map(([id, one]) => draw(id, one)).join('');

const gradients = (): string =>
  each(METALS, metal) +
  each(GROUNDS, (kind, [a, b]) => down(`ground-${kind}`, [['0', a], ['1', b]])) +
  each(GROUNDS, (kind) => `<clipPath id="window-${kind}"><path d="${KIND_WINDOW[kind]}"/></clipPath>`) +
  each(RIBBONS, (kind, c) => across(`ribbon-${kind}`, [['0', c, '.05'], ['.5', c, '.34'], ['1', c, '.05']])) +
  each({ ...KIND_HUES, ...CARD_HUES }, (id, [light, deep]) => round(`art-${id}`, '.72', [['0', light, '.92'], ['.42', deep], ['1', '#07090b']])) +
  each({ ...ATTRIBUTE_ART, ...HERO_ART }, (id, [, light, deep]) =>
    round(`hero-${id}`, '.78', [['0', light, '.9'], ['.36', deep], ['1', '#070a0c']]) + down(`hero-${id}-metal`, [['0', '#fffaf0'], ['.5', light], ['1', deep]]));

const pattern = (p: (typeof PATTERNS)[number]): string =>
  `<symbol id="${p.id}" viewBox="0 0 200 200"><path d="${p.d}" ${p.filled ? 'fill="#ffe9b8" fill-opacity=".28" stroke="none"' : `stroke-width="${p.width}"`}/></symbol>`;

const named_gradients = `
    <linearGradient id="relief" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fffdf6" /><stop offset=".55" stop-color="#f1e3c0" /><stop offset="1" stop-color="#b7965a" />
    </linearGradient>
    <linearGradient id="vellum" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f4ead1" /><stop offset="1" stop-color="#d9c9a1" />
    </linearGradient>
    <radialGradient id="ruby" cx=".4" cy=".3" r=".9">
      <stop offset="0" stop-color="#ff9d97" /><stop offset=".4" stop-color="#ef3d46" /><stop offset="1" stop-color="#7a0a1c" />
    </radialGradient>
    <linearGradient id="ember" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ffe19a" /><stop offset=".45" stop-color="#ff9a33" /><stop offset="1" stop-color="#b23a06" />
    </linearGradient>
    <radialGradient id="felt" cx=".5" cy=".45" r=".6">
      <stop offset="0" stop-color="#315459" stop-opacity=".85" /><stop offset=".7" stop-color="#1b3238" stop-opacity=".55" />
      <stop offset="1" stop-color="#0e1b20" stop-opacity=".3" />
    </radialGradient>
    <linearGradient id="limb" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#40371f" /><stop offset=".5" stop-color="#241f14" /><stop offset="1" stop-color="#17140d" />
    </linearGradient>
`;

const shapes = `
  <symbol id="gem" viewBox="0 0 24 24">
    <path d="M12 1.5L21 7v9.5L12 22.5 3 16.5V7Z" fill="url(#ruby)" stroke="#3a060d" />
    <path d="M12 1.5L16 8.5H8ZM3 7l5 1.5M21 7l-5 1.5M8 8.5L6.500 15 12 22.5 17.5 15 16 8.500M3 16.5L6.5 15h11l3.5 1.5" fill="none" stroke="#fff" stroke-opacity=".33" stroke-width=".8" />
    <path d="M12 2.3L15.3 8H8.7Z" fill="#fff" opacity=".5" />
  </symbol>
  <symbol id="gem-empty" viewBox="0 0 24 24">
    <path d="M12 1.5L21 7v9.5L12 22.5 3 16.5V7Z" fill="#0a0d0f" stroke="#7d5a58" stroke-width="1.4" />
  </symbol>
  <symbol id="crystal" viewBox="0 0 24 24">
    <path d="M12 .8L18.5 9 15 23H9L5.5 9Z" fill="url(#ember)" stroke="#4a1c04" />
    <path d="M12 .8V23M5.5 9L12 11.5 18.5 9" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".9" />
  </symbol>
  <symbol id="crystal-empty" viewBox="0 0 24 24">
    <path d="M12 .8L18.5 9 15 23H9L5.5 9Z" fill="#0a0d0f" stroke="#80664a" stroke-width="1.4" />
  </symbol>
  <symbol id="hand" viewBox="0 0 24 24">
    <g transform="rotate(-14 8 14)"><rect x="3" y="5" width="10" height="15" rx="1.6" fill="#24393c" stroke="#d9b56a" stroke-width="1.3" /></g>
    <g transform="rotate(10 16 14)">
      <rect x="10" y="4.5" width="10.5" height="15.5" rx="1.6" fill="#1a2b2e" stroke="#f3dda4" stroke-width="1.4" />
      <path d="M12.3 12.2q3-3.6 6 0q-3 3.6-6 0Z" fill="none" stroke="#f3dda4" stroke-width="1.1" />
    </g>
  </symbol>
  <symbol id="card-back" viewBox="0 0 200 280">
    <rect width="200" height="280" rx="15" fill="#050708" /><rect x="3" y="3" width="194" height="274" rx="12" fill="url(#brass)" />
    <rect x="8" y="8" width="184" height="264" rx="9" fill="#12272a" />
    <rect x="16" y="16" width="168" height="248" rx="6" fill="none" stroke="#a98545" stroke-width="2" />
    <g stroke="#3d6466" stroke-width="1.5" fill="none" opacity=".8">
      <circle cx="100" cy="140" r="86" /><circle cx="100" cy="140" r="66" />
      <path d="M16 16L184 264M184 16L16 264M100 16V264M16 140H184" />
    </g>
    <g fill="none" stroke="#e9c987" stroke-width="4">
      <path d="M40 140Q100 76 160 140Q100 204 40 140Z" fill="#0c1a1c" /><circle cx="100" cy="140" r="24" fill="#12272a" />
    </g>
    <path d="M100 100L106 140 100 180 94 140Z" fill="#f3dda4" />
    <path d="M100 100C150 60 60 40 100 16M100 180C60 214 140 236 100 264" stroke="#d8452f" stroke-width="4" fill="none" />
  </symbol>
`;

export const drawings = (): string => `<defs>${gradients()}${named_gradients}</defs>${PATTERNS.map(pattern).join('')}${shapes}${symbols(bodies)}`;
