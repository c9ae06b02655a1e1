// Which drawing stands for what.
import { ability, card_type, hero, type_of, type CardTypeEntry, type FateEntry, type HeroEntry } from '../catalog/catalog';
import { CARD_HUES, CARD_ICON, FATE_ICON, KIND_HUES, KIND_ICON, type Hues } from './cards';
import { ATTRIBUTE_ART, HERO_ART, SKILL_ICON, type Medallion } from './heroes';

const plain = (id: string): string => id.replace(/^origins_/, '');

export const type_icon = (t: CardTypeEntry | undefined): string =>
  (t && (CARD_ICON[plain(t.id)] ?? KIND_ICON[t.kind])) ?? 'card-pick';

// The sign of a card type, or of the type of a physical card.
export const card_icon = (n: number, physical = false): string => type_icon(physical ? type_of(n) : card_type(n));

export const type_hues = (t: CardTypeEntry): Hues => CARD_HUES[plain(t.id)] ?? KIND_HUES[t.kind] ?? ['#d9dee0', '#39444a'];

export const hero_art = (h: HeroEntry): Medallion =>
  HERO_ART[plain(h.id)] ?? ATTRIBUTE_ART[h.attribute] ?? ['crown', '#d9b56a', '#3a2c10'];

export const hero_icon = (n: number): string => {
  const h = hero(n);
  return h ? hero_art(h)[0] : 'crown';
};

export const fate_icon = (f: FateEntry | undefined): string => (f && FATE_ICON[f.id]) ?? 'scales';

export function ability_icon(n: number): string {
  const a = ability(n);
  if (!a) return 'hourglass';
  switch (a.is) {
    case 'skill':
      return SKILL_ICON[plain(a.skill.id)] ?? hero_art(a.hero)[0];
    case 'card':
      return type_icon(a.type);
    case 'fate':
      return fate_icon(a.fate);
    case 'rule':
      return 'scales';
  }
}
