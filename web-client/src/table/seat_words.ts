// What a seat says in words: labels over its edge, reasons under it, and the sentence for screen readers.
import { ability, type_of } from '../catalog/catalog';
import { list_comma, occupant, player_name, seat_name } from '../app/names';
import { session } from '../app/session.svelte';
import { ability_name, hero_name, t, t_or_none, tri, type_name } from '../i18n/index.svelte';
import { Occupant_Kind, type Block, type Resolution, type SeatView } from '../state/wire';
import { monsters_of, tabs_of } from './placed';
import { card_reason } from './card_reason';
import type { SeatState } from './seat_state';
import { has_identities, side_of } from './sides';

export const aim_label = (r: Resolution): string =>
  t('seat.target_of', { what: r.cardType > 0 ? type_name(r.cardType) : ability_name(r.ability) });

export const phase_name = (phase: number): string => t_or_none(`phase.${phase}`);

export const reason_text = (b: Block): string => card_reason(b) || t_or_none(`block.${b.reason}`, { value: b.value, value2: b.value2 });
export const reason_cause = (b: Block): string => (b.cause > 0 && ability(b.cause)?.is !== 'rule' ? ability_name(b.cause) : '');

export interface Presence {
  icon: 'vintage-robot' | 'unplugged' | 'exit-door' | 'hourglass' | null;
  text: string;
  bad: boolean;
}

// Robot, gone for good, wish for a pause, stand-in, dropped line: what stands at the right of the player's name, if anything.
export function presence(seat: number): Presence {
  const o = occupant(seat);
  if (o?.kind === Occupant_Kind.BOT) return { icon: 'vintage-robot', text: t('seat.bot'), bad: false };
  if (o?.left) return { icon: 'exit-door', text: t('seat.left'), bad: true };
  if (o?.wantsPause) return { icon: 'hourglass', text: t('seat.wants_pause'), bad: false };
  if (o?.standIn) return { icon: 'vintage-robot', text: t('seat.stand_in'), bad: false };
  if (o?.kind === Occupant_Kind.PLAYER && !o.connected) return { icon: 'unplugged', text: t('seat.offline'), bad: true };
  return { icon: null, text: '', bad: false };
}

// Next or previous to me among the living.
export function neighbour(v: SeatView): '' | 'next' | 'previous' {
  const s = session.table;
  const me = session.my_seat;
  if (!s || me === 0 || v.seat === me) return '';
  const living = s.seats.filter((x) => x.alive || x.seat === me).map((x) => x.seat);
  const at = living.indexOf(me);
  if (living.length < 2 || !living.includes(v.seat)) return '';
  if (living[(at + 1) % living.length] === v.seat) return 'next';
  return living[(at - 1 + living.length) % living.length] === v.seat ? 'previous' : '';
}

export function identity_words(v: SeatView): string {
  const mark = session.marks.of(v.seat);
  if (v.identity > 0) return t('identity.known', { identity: t_or_none(`identity.${v.identity}`) });
  return mark > 0 ? t('identity.suspect', { identity: t_or_none(`identity.${mark}`) }) : t('identity.unknown');
}

// Where no identities are: the side, or nothing.
export function standing_words(v: SeatView): string {
  if (!session.table || has_identities(session.table)) return identity_words(v);
  const side = side_of(session.table, v.seat);
  return side === 'none' ? '' : t_or_none(`side.${side}`);
}

export function sentence(v: SeatView, state: SeatState | undefined, distance: number): string {
  const args = {
    n: v.seat, hero: v.hero > 0 ? hero_name(v.hero) : '–', player: player_name(v.seat), identity: standing_words(v),
    hp: v.hp, max: v.maxHp, rage: v.rage, hand: v.handCount,
  };
  const said = args.identity !== '';
  if (!v.alive) return t(said ? 'seat.sentence_dead' : 'seat.sentence_dead_plain', args);
  return (
    t(said ? 'seat.sentence' : 'seat.sentence_plain', args) +
    (distance > 0 ? t('seat.sentence_distance', { n: distance }) : '') +
    (state?.choice === 'legal' ? t('seat.sentence_can') : '') +
    (state?.choice === 'chosen' ? t('seat.sentence_chosen') : '') +
    more_words(v, state)
  );
}

// What else there is to see: neighbour, turn, danger, presence, what lies there, and why it cannot be chosen.
function more_words(v: SeatView, state: SeatState | undefined): string {
  const beside = neighbour(v);
  const gear = v.equipment.map((p) => (p.turned ? t('say.sideways', { what: tri(type_of(p.card)?.name) }) : tri(type_of(p.card)?.name)));
  const laid = tabs_of(v).map((tab) => [tab.name, tab.note].filter(Boolean).join(' '));
  const said = [
    beside && t(`say.${beside}`),
    state && state.dying > 0 && t('say.dying', { n: state.dying }),
    state?.turn && v.seat !== session.my_seat && t('say.turn', { phase: phase_name(session.table?.phase ?? 0) }),
    state?.aim && state.part !== 'done' && t('say.aim', { what: aim_label(state.aim) }),
    presence(v.seat).text,
    gear.length > 0 && t('say.has', { what: gear.join(list_comma()) }),
    laid.join(list_comma()),
    monsters_text(v),
    state?.reason && t('say.not', { why: [reason_text(state.reason), reason_cause(state.reason)].filter(Boolean).join(' · ') }),
  ];
  return said.filter(Boolean).map((x) => t('say.comma') + x).join('');
}

// How many, and which of them the viewer knows.
export function monsters_text(v: SeatView): string {
  const all = monsters_of(v);
  if (all.length === 0) return '';
  const known = all.filter((p) => p.card > 0).map((p) => tri(type_of(p.card)?.name));
  const count = t('seat.monsters', { n: all.length });
  return known.length > 0 ? t('seat.monsters_known', { monsters: count, names: known.join(list_comma()) }) : count;
}

export const killer_words = (v: SeatView): string =>
  v.killer > 0 ? t('seat.killed_by', { who: seat_name(v.killer) }) : t('seat.no_killer');
