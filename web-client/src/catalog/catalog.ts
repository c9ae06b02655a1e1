// Look-ups into the catalogue by the numbers that stand on the wire.
import file from '../generated/catalog.json';
import type { CardEntry, CardTypeEntry, FateEntry, HeroEntry, ModeEntry, RuleEntry, SkillEntry, Tri } from './types';

export type { Attribute, CardEntry, CardTypeEntry, FateEntry, HeroEntry, Kind, ModeEntry, SkillEntry, SuitName, Tri } from './types';

function by_number<T extends { number: number }>(list: readonly T[]): ReadonlyMap<number, T> {
  return new Map(list.map((e) => [e.number, e]));
}

export const catalog = file;
const cards = by_number(file.cards);
const card_types = by_number(file.card_types);
const heroes = by_number(file.heroes);
const fates = by_number(file.fates);
const modes = by_number(file.modes);
const rules = by_number(file.rules);
const rulings = by_number(file.rulings);
const skills = new Map<number, { skill: SkillEntry; hero: HeroEntry }>(
  file.heroes.flatMap((hero) => hero.skills.map((skill) => [skill.number, { skill, hero }] as const)),
);

export const card = (n: number): CardEntry | undefined => cards.get(n);
export const card_type = (n: number): CardTypeEntry | undefined => card_types.get(n);
export const hero = (n: number): HeroEntry | undefined => heroes.get(n);
export const fate = (n: number): FateEntry | undefined => fates.get(n);
export const mode = (n: number): ModeEntry | undefined => modes.get(n);
export const mode_by_id = (id: string): ModeEntry | undefined => file.modes.find((m) => m.id === id);
export const ruling = (n: number) => rulings.get(n);

// The kind of card that a physical card is.
export function type_of(card_number: number): CardTypeEntry | undefined {
  const c = cards.get(card_number);
  return c ? card_types.get(c.type_number) : undefined;
}

// What an ability number names: a skill, a card text, a fate or a rule.
export type Ability =
  | { is: 'skill'; number: number; name: Tri; skill: SkillEntry; hero: HeroEntry }
  | { is: 'card'; number: number; name: Tri; type: CardTypeEntry }
  | { is: 'fate'; number: number; name: Tri; fate: FateEntry }
  | { is: 'rule'; number: number; name: Tri; rule: RuleEntry };

export function ability(number: number): Ability | undefined {
  if (number >= 1 && number < 1000) {
    const found = skills.get(number);
    return found && { is: 'skill', number, name: found.skill.name, ...found };
  }
  if (number > 1000 && number < 2000) {
    const type = card_types.get(number - 1000);
    return type && { is: 'card', number, name: type.name, type };
  }
  if (number > 2000 && number < 3000) {
    const f = fates.get(number - 2000);
    return f && { is: 'fate', number, name: f.name, fate: f };
  }
  const rule = rules.get(number);
  return rule && { is: 'rule', number, name: rule.name, rule };
}

// Cards sort in a hand as they were drawn; these tell how they look.
export const is_red = (suit: string): boolean => suit === 'heart' || suit === 'diamond';
export const rank_text = (rank: number): string => ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' })[rank] ?? String(rank);
export const suit_glyph = (suit: string): string =>
  ({ spade: '♠', heart: '♥', club: '♣', diamond: '♦' })[suit] ?? '';
export const card_face = (n: number): string => {
  const c = cards.get(n);
  return c ? suit_glyph(c.suit) + rank_text(c.rank) : '?';
};
