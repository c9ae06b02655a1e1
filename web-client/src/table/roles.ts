// Uses that give two characters a part each: what each of them is chosen for.
import { ability, card_type } from '../catalog/catalog';
import { ability_name, type_name } from '../i18n/index.svelte';
import type { Key } from '../i18n/keys';
import type { Action, Question } from '../state/wire';

export interface Roles {
  name: string;
  cards: number; // that it takes
  first: Key; // who is the one?
  second: Key; // who is the other?
  both: Key; // what happens to the two
}

const with_roles = ['misdirection', 'shadow_wave', 'energy_transfer'] as const;

const id_of = (number: number): string => {
  const a = ability(number);
  return a?.is === 'skill' ? a.skill.id : a?.is === 'card' ? a.type.id : '';
};

export function roles_of(q: Question, a: Action): Roles | undefined {
  if (a.maxTargets2 === 0) return undefined;
  const id = a.cardType > 0 ? (card_type(a.cardType)?.id ?? '') : id_of(a.ability || q.ability);
  const found = with_roles.find((r) => r === id.replace(/^origins_/, ''));
  if (!found) return undefined;
  const name = a.cardType > 0 ? type_name(a.cardType) : ability_name(a.ability || q.ability);
  return { name, cards: a.minCards, first: `role.${found}.1`, second: `role.${found}.2`, both: `role.${found}.say` };
}
