// The buttons of the question bar.
import { ability, card_face, fate } from '../catalog/catalog';
import { session } from '../app/session.svelte';
import { seat_name } from '../app/names';
import { ability_name, hero_name, t, t_or_none, tri, type_name } from '../i18n/index.svelte';
import { option_words } from './option_words';
import { complete, action_at, is_empty, matching, nothing, same_subject, same_variant, undecided, variant_of, variants, type Selection, type Variant } from '../state/interaction';
import { Action_Verb as Verb, Question_Kind as Kind, type Action, type Question } from '../state/wire';

export interface Way {
  variant: Variant;
  action: Action;
  label: string;
  rage: number;
  bare: boolean; // needs no card, seat or number
}

const bare = (a: Action): boolean => a.maxCards === 0 && a.maxTargets === 0 && a.maxTargets2 === 0 && a.maxNumber === 0;

// A card or a seat can be clicked to begin it.
const begins_on_table = (a: Action): boolean => a.maxCards + a.maxTargets + a.maxTargets2 > 0;

// One card of somebody else: blind out of the hand, or a piece of equipment.
export const takes_of_another = (q: Question): boolean =>
  q.kind === Kind.CHOOSE_CARDS && q.seat > 0 && q.actions.some((a) => a.verb === Verb.CHOOSE && a.option === 1 && a.maxCards === 0) && q.actions.some((a) => a.option === 2 && a.maxCards > 0);

export function option_text(q: Question, a: Action): string {
  if (q.kind === Kind.CHOOSE_HERO || q.kind === Kind.ROTATE) return hero_name(a.option);
  if (q.kind === Kind.GUESS || q.kind === Kind.NAME) return t_or_none(`mark.${a.option}`);
  if (q.kind === Kind.KILL_REWARD) return a.option === 1 ? t('a.draw2') : t('a.look', { who: seat_name(a.targets[0] ?? q.seat) });
  const words = option_words(a.ability || (a.cardType > 0 ? 1000 + a.cardType : q.ability), a.option);
  if (words) return words;
  if (takes_of_another(q)) return t(a.option === 1 ? 'a.of_hand' : 'a.of_equipment');
  const several = q.actions.some((b) => b.verb === a.verb && b.ability === a.ability && b.option !== a.option);
  return several && a.option > 0 ? t('a.option', { n: a.option }) : '';
}

// What an action is called among several: the least that tells it from the others.
export function way_label(q: Question, a: Action): string {
  switch (a.verb) {
    case Verb.USE:
    case Verb.PLAY:
      if (a.ability > 0) return [t('a.with', { what: ability_name(a.ability) }), q.cardType === a.cardType || type_name(a.cardType) === ability_name(a.ability) ? '' : type_name(a.cardType), a.option === 1 ? t('a.enhanced') : option_words(1000 + a.cardType, a.option)].filter(Boolean).join(' · ');
      if (a.verb === Verb.USE && a.option === 1) return t('a.enhanced'); // what the card's effect asks later has options of its own
      if (option_words(1000 + a.cardType, a.option)) return option_words(1000 + a.cardType, a.option);
      return q.actions.some((b) => b.cardType === a.cardType && b.verb === a.verb && b.option !== a.option) ? t('a.normal') : type_name(a.cardType);
    case Verb.REVEAL:
      return `${t('a.reveal')} ${tri(fate(session.table?.fate ?? 0)?.name)}`;
    case Verb.SKILL:
    case Verb.EQUIPMENT: {
      const option = option_text(q, a);
      return option ? `${ability_name(a.ability)} · ${option}` : ability_name(a.ability);
    }
    case Verb.DISCARD:
      return t('a.discard');
    case Verb.PLACE:
      return t('a.place');
    case Verb.KILL:
      return t('a.kill');
    case Verb.EQUIP:
      return t('a.equip');
    default:
      return option_text(q, a) || ability_name(a.ability || q.ability) || t('a.choose');
  }
}

// The label of the affirmative; `verb_only` leaves the card out.
export function action_label(q: Question, a: Action, s: Selection, verb_only = false): string {
  const face = s.cards.length === 1 && !verb_only ? ` ${card_face(s.cards[0]!)}` : '';
  switch (a.verb) {
    case Verb.USE:
    case Verb.PLAY: {
      const id = type_id(a.cardType);
      if (q.kind === Kind.DISPEL) return t('a.dispel') + face;
      if (q.kind === Kind.SAVE) return t('a.use') + face;
      if (q.kind === Kind.DODGE || id === 'dodge') return t('a.dodge') + face;
      if (id.endsWith('attack')) return verb_only ? t('a.use') : t('a.attack');
      return (a.verb === Verb.PLAY ? t('a.play') : t('a.use')) + face;
    }
    case Verb.SKILL:
      if (verb_only) return t('a.use_skill');
      return q.kind === Kind.CAST ? t('a.cast') : t('a.skill', { what: ability_name(a.ability) });
    case Verb.EQUIPMENT:
      return verb_only ? t('a.use_skill') : t('a.equipment', { what: ability_name(a.ability) });
    case Verb.EQUIP:
      return t('a.equip');
    case Verb.DISCARD:
      return t('a.discard') + face;
    case Verb.PLACE:
      return t('a.place');
    case Verb.KILL:
      return t('a.kill');
    case Verb.REVEAL:
      return t('a.reveal');
    default:
      return option_text(q, a) || (q.kind === Kind.ORDER ? ability_name(a.ability) : '') || t('a.choose');
  }
}

const type_id = (n: number): string => (n > 0 ? (type_by_number(n) ?? '') : '');
const type_by_number = (n: number): string | undefined => {
  const a = ability(1000 + n);
  return a?.is === 'card' ? a.type.id : undefined;
};

// The ways that stand in the bar: those that cannot be begun at a card, a seat or the own plaque, and what the selection
// leaves open.
export function ways(q: Question, s: Selection): Way[] {
  const all = variants(q, is_empty(s) ? nothing : s);
  const at_start = is_empty(s);
  const board = q.kind === Kind.PLAY || q.kind === Kind.CAST;
  const open = undecided(q, s);
  const proposed = begun_with(q, s);
  // Beside a chosen card a skill is one button: its options come when it is chosen.
  const one_of_many = (v: Variant): boolean => board && !s.variant && proposed !== undefined && is_fan(q, proposed, v);
  const shown = all.filter(({ variant, action }) => {
    if (one_of_many(variant) && all.find((o) => same_subject(o.variant, variant))?.variant !== variant) return false;
    // Of a way that was chosen only its own options; for a seat alone what needs no card: cards lie lit in the hand.
    if (s.variant) return same_subject(s.variant, variant_of(action));
    if (open) return !board || action.maxCards === 0;
    if (!at_start) return true;
    if (board) return action.cards.length === 0 && action.verb !== Verb.SKILL && action.verb !== Verb.EQUIPMENT;
    return true;
  });
  if (!at_start && !open && shown.length < 2 && !shown.some((w) => one_of_many(w.variant))) return [];
  if (at_start && !board && shown.length === 1 && shown[0] && begins_on_table(shown[0].action)) return [];
  return shown.map(({ variant, action }) => ({
    variant, action, label: (s.variant && option_text(q, action)) || (one_of_many(variant) && variant.ability > 0 && ability_name(variant.ability)) || way_label(q, action), rage: action.rageCost, bare: bare(action),
  }));
}

// The action whose number is to be set now.
export function numbered(q: Question, s: Selection): Action | undefined {
  if (is_empty(s)) return undefined;
  const a = action_at(q, complete(q, s) || (matching(q, s)[0] ?? 0));
  return a && a.maxNumber > a.minNumber ? a : undefined;
}

// One of several options of a skill, or of what is not proposed.
const is_fan = (q: Question, proposed: Variant, v: Variant): boolean =>
  v.option > 0 && (v.verb === Verb.SKILL || !same_subject(proposed, v)) && q.actions.some((a) => same_subject(variant_of(a), v) && a.option !== v.option);

// The way that the title speaks of, by cards and seats alone.
const begun_with = (q: Question, s: Selection): Variant | undefined => {
  if (s.variant || is_empty(s) || undecided(q, s)) return undefined;
  const a = action_at(q, complete(q, s) || (matching(q, s)[0] ?? 0));
  return a && variant_of(a);
};

export const is_current = (s: Selection, q: Question, w: Way): boolean => {
  if (s.variant) return same_variant(s.variant, w.variant);
  // Which of a skill's options is meant, its button asks.
  const now = begun_with(q, s);
  return now !== undefined && same_variant(now, w.variant) && !((q.kind === Kind.PLAY || q.kind === Kind.CAST) && is_fan(q, now, now));
};

export function pass_label(q: Question): string {
  return q.kind === Kind.PLAY ? t('a.end') : t('a.pass');
}

export const is_window = (q: Question): boolean => q.asked.length > 1 && (q.kind === Kind.DISPEL || q.kind === Kind.SAVE);

