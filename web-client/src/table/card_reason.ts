// Why a card of my hand is grey: what the question says of it, and what the cards chosen already leave out.
import { card_type } from '../catalog/catalog';
import { list_comma } from '../app/names';
import { t, t_or_none, type_name } from '../i18n/index.svelte';
import { allows, is_empty, matching, type Selection } from '../state/interaction';
import { Block_Reason as Reason, type Block, type Question } from '../state/wire';

const suits = [1, 2, 3, 4]; // bits of a suit mask, as in REASON_SUIT
const red = 1 << 2 | 1 << 4;
const black = 1 << 1 | 1 << 3;

// The suits of a mask in words: a colour where it is just that.
export function suits_text(mask: number): string {
  if (mask === red) return t('mark.1');
  if (mask === black) return t('mark.2');
  return suits.filter((s) => mask >> s & 1).map((s) => t_or_none(`mark.${10 + s}`)).join(list_comma());
}

// The words of a reason that names cards; empty for the others.
export function card_reason(b: Block): string {
  if (b.reason === Reason.WRONG_TIME && b.card > 0) return t('block.no_use');
  if (b.reason === Reason.SUIT && b.value === 0) return t('block.no_suit');
  if (b.reason === Reason.SUIT) return t('block.18', { suits: suits_text(b.value) });
  if (b.reason !== Reason.OTHER_CARD || b.value === 0) return '';
  return (card_type(b.value)?.id ?? '').endsWith('_attack') ? t('block.attack') : t('block.card', { what: type_name(b.value) });
}

// Of a card that is offered, but not beside what is chosen: why not.
export function beside_chosen(q: Question, s: Selection, card: number): string {
  if (is_empty(s) || s.cards.includes(card) || !q.actions.some((a) => a.cards.includes(card))) return '';
  const open = matching(q, s).map((i) => q.actions[i - 1]!);
  if (open.some((a) => allows(a, { ...s, cards: [...s.cards, card] }))) return '';
  const with_it = open.filter((a) => a.cards.includes(card));
  if (with_it.length > 0 && with_it.every((a) => s.cards.length >= a.maxCards)) return t('block.enough');
  const rule = with_it.find((a) => a.rule > 0 && s.cards.length > 0)?.rule;
  return rule ? t_or_none(`q.rule.${rule}`) : t('block.with_chosen');
}
