// My skills and my equipment texts as buttons: which can be used now, which are in force, which are used up.
import { hero, type_of } from '../catalog/catalog';
import { ability_icon } from '../art/lookup';
import { ability_name, t, t_or_none, tri } from '../i18n/index.svelte';
import { choose_variant, matching, nothing, variant_of, type Selection, type Variant } from '../state/interaction';
import { Action_Verb as Verb, type Question, type SeatView } from '../state/wire';
import { reason_text } from './seat_words';

export interface SkillButton {
  ability: number;
  icon: string;
  name: string;
  note: string; // second line: type and limit, or why not
  text: string; // full text
  usable: boolean;
  chosen: boolean;
  variant: Variant | null;
}

function way_to(q: Question | null, active: boolean, ability: number): Variant | null {
  if (!q || !active) return null;
  const a = q.actions.find((x) => x.ability === ability && (x.verb === Verb.SKILL || x.verb === Verb.EQUIPMENT || x.verb === Verb.USE || x.verb === Verb.PLAY));
  return a && (a.verb === Verb.SKILL || a.verb === Verb.EQUIPMENT || a.minCards > 0) ? variant_of(a) : null;
}

export function skill_buttons(v: SeatView, q: Question | null, active: boolean, s: Selection): SkillButton[] {
  const own = hero(v.hero)?.skills ?? [];
  return own.map((skill) => {
    const variant = way_to(q, active, skill.number);
    const block = active ? q?.blocks.find((b) => b.ability === skill.number) : undefined;
    const type = t_or_none(`skill.${skill.type}`);
    const limit = skill.limit ? t_or_none(`limit.${skill.limit}`) : '';
    const note = variant
      ? t('skill.usable')
      : v.used.includes(skill.number)
        ? t('skill.used')
        : block
          ? reason_text(block)
          : [type, limit].filter(Boolean).join(' · ');
    return {
      ability: skill.number, icon: ability_icon(skill.number), name: tri(skill.name), note, text: tri(skill.text),
      usable: variant !== null, chosen: s.variant?.ability === skill.number, variant,
    };
  });
}

// A word that does not fit beside an icon: the name stands alone then.
export const long_word = (name: string): boolean => name.split(/[ -]/).some((w) => w.length > 9);

// Equipment whose text can be used now.
export function equipment_way(card: number, q: Question | null, active: boolean): Variant | null {
  const type = type_of(card);
  return type ? way_to(q, active, type.ability) : null;
}

export function press_way(q: Question, s: Selection, variant: Variant): Selection {
  if (s.variant && s.variant.ability === variant.ability && s.variant.verb === variant.verb) return nothing;
  const next = choose_variant(q, nothing, variant);
  return matching(q, next).length > 0 ? next : s;
}

export const equipment_label = (card: number): string => ability_name(type_of(card)?.ability ?? 0);
