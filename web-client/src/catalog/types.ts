// The shape of what `fated catalog` prints.
export interface Tri {
  hant: string;
  hans: string;
  en: string;
}

export type Kind = 'basic' | 'magic' | 'ultimate' | 'weapon' | 'armor' | 'monster';
export type SuitName = 'spade' | 'heart' | 'club' | 'diamond';
export type Attribute = 'strength' | 'agility' | 'intelligence';
export type SkillType = 'active' | 'passive' | 'cast';
export type UseLimit = 'unlimited' | 'once_per_turn' | 'once_per_character_turn' | 'once_per_game';

export interface SetEntry {
  number: number;
  id: string;
  name: Tri;
}

export interface CardTypeEntry {
  number: number;
  id: string;
  set: string;
  kind: Kind;
  range: number;
  rage_cost: number;
  enhance_cost: number;
  ability: number;
  name: Tri;
  text: Tri;
  short: Tri;
  enhanced?: Tri;
}

export interface CardEntry {
  number: number;
  type: string;
  type_number: number;
  set: string;
  kind: Kind;
  suit: SuitName;
  rank: number;
  copy: number;
}

export interface SkillEntry {
  number: number;
  id: string;
  type: SkillType;
  limit: UseLimit | null;
  optional: boolean;
  name: Tri;
  text: Tri;
  short: Tri;
}

export interface HeroEntry {
  number: number;
  id: string;
  set: string;
  attribute: Attribute;
  hp: number;
  hand_limit: number;
  rage_cap: number;
  hidden: boolean;
  name: Tri;
  skills: SkillEntry[];
}

export interface FateEntry {
  number: number;
  id: string;
  set: string;
  name: Tri;
  text: Tri;
  short: Tri;
}

export interface ModeEntry {
  number: number;
  id: string;
  players: number;
  family: string;
  identities?: { sentinel: number; scourge: number; neutral: number };
  name: Tri;
  text: Tri;
}

export interface RuleEntry {
  number: number;
  id: string;
  name: Tri;
}

export interface RulingEntry {
  number: number;
  title: Tri;
}

export interface CatalogFile {
  sets: SetEntry[];
  card_types: CardTypeEntry[];
  cards: CardEntry[];
  heroes: HeroEntry[];
  fates: FateEntry[];
  modes: ModeEntry[];
  rules: RuleEntry[];
  rulings: RulingEntry[];
}
