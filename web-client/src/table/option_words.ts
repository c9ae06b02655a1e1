// What a numbered option of an ability means; empty if it has no words of its own.
import { ability } from '../catalog/catalog';
import { tri } from '../i18n/index.svelte';
import { OPTION_TEXT } from '../i18n/options';

export function option_words(of: number, option: number): string {
  const a = ability(of);
  const id = a?.is === 'skill' ? a.skill.id : a?.is === 'card' ? a.type.id : a?.is === 'rule' ? a.rule.id : '';
  const words = OPTION_TEXT[id]?.[option];
  return words ? tri(words) : '';
}
