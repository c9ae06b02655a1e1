// The words of a question: title, one line of limits and reasons, and what its deadline does.
import { ability, card_face, card_type, type_of } from '../catalog/catalog';
import { seat_name, seat_names, seat_view } from '../app/names';
import { session } from '../app/session.svelte';
import { ability_name, language, t, t_or_none, tri, type_name, you } from '../i18n/index.svelte';
import { texts, type Key } from '../i18n/keys';
import { fill, owner_of, you_word } from '../i18n/template';
import { action_at, complete, lights, matching, undecided, wanted_by, type Selection } from '../state/interaction';
import { Action_Verb, Block_Reason, Question_Kind as Kind, Resolution_Kind, type Action, type Question, type Resolution } from '../state/wire';
import { action_label, option_text, takes_of_another } from './answers';
import { option_words } from './option_words';
import { whose } from '../state/suggest';
import type { Shown } from './inspect.svelte';
import { attack_on, cause_of, dodge_count, dying_of, magic_asked, marks_asked, price_of } from './price';
import { roles_of, type Roles } from './roles';
import { suits_text } from './card_reason';
import { standing_words } from './seat_words';
import { scene_of } from './stage';

export type Rich = string | { em: string; of?: Shown } | { ruling: number };

const em = (text: string): Rich => ({ em: text });
const of_type = (n: number): Rich => ({ em: type_name(n), of: { type: n } });
const of_ability = (n: number): Rich => ({ em: ability_name(n), of: { ability: n } });

export const plain = (parts: readonly Rich[]): string => parts.map((p) => (typeof p === 'string' ? p : 'em' in p ? p.em : '')).join('');

// Notes stand apart; the sign of a ruling belongs to what is before it.
export function separated(notes: readonly Rich[]): Rich[] {
  return notes.flatMap((n, i): Rich[] => {
    const next = notes[i + 1];
    const apart = next !== undefined && !(typeof next === 'object' && 'ruling' in next);
    if (!apart) return [n];
    const bare = (text: string): string => text.replace(/[.。]$/, '');
    return [typeof n === 'string' ? bare(n) : 'em' in n ? { ...n, em: bare(n.em) } : n, ' · '];
  });
}

function rich(key: Key, args: Readonly<Record<string, Rich | number>>): Rich[] {
  const me = you();
  const is_me = (name: string): boolean => args[name] === me.name;
  return fill<Rich>(texts[language.current][key], (name, place) => {
    const v = args[name];
    if (is_me(name)) return you_word(me, place);
    return typeof v === 'number' ? String(v) : typeof v === 'string' && place.owner ? owner_of(v) : v;
  }, is_me);
}

const subject = (q: Question): Rich => (q.cardType > 0 ? of_type(q.cardType) : of_ability(q.ability));

const skill_id = (n: number): string => {
  const a = ability(n);
  return a?.is === 'skill' ? a.skill.id : '';
};

// What the selection would do, in a word.
export function action_subject(a: Action, cards: readonly number[]): Rich {
  if (a.verb === Action_Verb.SKILL || a.verb === Action_Verb.EQUIPMENT || a.verb === Action_Verb.KILL) return of_ability(a.ability);
  if (a.cardType > 0) return of_type(a.cardType);
  const type = type_of(cards[0] ?? 0);
  return type ? of_type(type.number) : of_ability(a.ability);
}

export function question_title(q: Question, s: Selection): Rich[] {
  const open = matching(q, s).map((i) => action_at(q, i)!);
  const first = open[0];
  const started = s.variant !== null || s.cards.length + s.targets.length + s.targets2.length > 0;
  const roles = first ? roles_of(q, first) : undefined;
  if (roles && (started || q.kind === Kind.CHOOSE_TARGET)) return role_title(q, s, roles);
  if (started && first && (q.kind === Kind.PLAY || q.kind === Kind.CAST || q.kind === Kind.REACT)) return step_title(q, s, action_at(q, complete(q, s)) ?? first);
  switch (q.kind) {
    case Kind.CHOOSE_HERO:
      return rich(q.asked.length > 1 ? 'hero.sub' : 'hero.choose', {});
    case Kind.ROTATE:
      return rich('q.rotate', {});
    case Kind.CAST:
      return rich('q.cast', {});
    case Kind.PLAY:
      return rich('q.play', {});
    case Kind.DISPEL:
      return q.source > 0 ? rich('q.dispel_of', { who: seat_name(q.source), what: subject(q) }) : rich('q.dispel', { what: subject(q) });
    case Kind.SAVE: {
      const what = q.cardType > 0 || !ability_name(q.ability) ? of_type(q.cardType || 5) : of_ability(q.ability);
      const dying = dying_of(session.table, q);
      return dying === session.my_seat ? rich('q.save_self', { what }) : rich('q.save', { what, who: seat_name(dying) });
    }
    case Kind.DODGE:
      return q.source > 0 ? rich('q.dodge', { source: seat_name(q.source), what: plain([subject(q)]) ? subject(q) : of_type(1) }) : rich('q.dodge_plain', {});
    case Kind.PLAY_CARD:
      return rich('q.play_card', { what: of_type(q.cardType) });
    case Kind.USE_ATTACK:
      return rich('q.use_attack', { who: seat_name(q.seat) });
    case Kind.REACT:
      return q.ability > 0 ? rich('q.react', { what: of_ability(q.ability) }) : rich('q.react_any', {});
    case Kind.ORDER:
      return rich('q.order', {});
    case Kind.DISCARD:
      return discard_title(q, first);
    case Kind.CHOOSE_CARDS:
      if (takes_of_another(q)) return rich('q.card_of', { what: subject(q), who: seat_name(q.seat) });
      return counted(q, first, 'q.choose_cards', 'q.choose_cards_range', 'cards');
    case Kind.CHOOSE_TARGET:
      if (first && first.maxCards > 0) return giving_title(q, s, first);
      if (skill_id(q.ability) === 'ghost_ship') return rich('q.who_loses_a_card', { what: subject(q) });
      return counted(q, first, 'q.choose_target', 'q.choose_target_range', 'targets');
    case Kind.CHOOSE_OPTION:
      return rich(first && first.maxNumber > first.minNumber ? 'q.number_for' : 'q.choose_option', { what: subject(q) });
    case Kind.DRAW_PHASE:
      return q.ability > 0 ? rich('q.draw_phase_of', { what: of_ability(q.ability) }) : rich('q.draw_phase', {});
    case Kind.GUESS:
      return rich('q.guess', { what: subject(q) });
    case Kind.NAME:
      return rich('q.name', { what: subject(q) });
    case Kind.KILL_REWARD:
      return rich('q.kill_reward', {});
    case Kind.REVEAL:
      return rich('q.reveal', {});
    default:
      return rich('q.turn_start', {});
  }
}

// One card for one character: which, then to whom.
function giving_title(q: Question, s: Selection, a: Action): Rich[] {
  const what = subject(q);
  if (a.verb === Action_Verb.DISCARD) return rich('q.pay_to_give', { what });
  const card = s.cards[0];
  return card === undefined ? rich('q.card_to_give', { what }) : rich('q.who_gets', { what, card: em(`${card_face(card)} ${tri(type_of(card)?.name)}`) });
}

// Two seats with a part each: who is the one, who is the other, and then both in one sentence.
function role_title(q: Question, s: Selection, roles: Roles): Rich[] {
  const wants = lights(q, s).wants;
  const [first, second] = [s.targets[0], s.targets2[0]];
  if (first === undefined && wants === 'cards') return rich('q.cards_for', { what: em(roles.name), n: roles.cards });
  if (first === undefined) return rich(roles.first, {});
  if (second === undefined) return rich(roles.second, { first: seat_name(first) });
  return rich(roles.both, { first: seat_name(first), second: seat_name(second) });
}

// For a skill or card: what for, and of which colour or suit.
function discard_title(q: Question, a: Action | undefined): Rich[] {
  const marks = marks_asked(session.log, q);
  const n = a?.minCards || q.amount || 1;
  if (price_of(q) === 0) return counted(q, a, 'q.discard', 'q.discard_range', 'cards');
  if (magic_asked(q)) return rich('q.discard_magic', { n, what: subject(q) });
  if (marks.length === 1) return rich('q.discard_of', { n, mark: em(t_or_none(`mark.${marks[0]}`)), what: subject(q) });
  return rich('q.discard_for', { n, what: subject(q) });
}

const pass_costs = (q: Question): Rich => em(t('q.pass_costs', { n: price_of(q), who: seat_name(cause_of(session.table, q)?.user ?? q.seat) }));

function discard_notes(q: Question): Rich[] {
  const price = price_of(q);
  if (price === 0) return q.ability > 0 ? [t('q.because', { why: ability_name(q.ability) })] : [];
  const marks = marks_asked(session.log, q);
  return [
    ...(marks.length > 1 ? [t('q.suits_left', { suits: marks.map((m) => t_or_none(`mark.${m}`)).join(' / ') })] : []),
    ...(q.actions.length === 0 ? [t('q.no_card_fits')] : []),
    pass_costs(q),
  ];
}

function dodge_notes(q: Question): Rich[] {
  const { k, of } = dodge_count(session.log, q, session.my_seat);
  const price = price_of(q);
  const only = q.blocks.find((b) => b.reason === Block_Reason.SUIT && b.cause > 0);
  return [
    ...(of > 1 ? [em(t('q.dodge_nth', { k, of }))] : []),
    ...(only ? [em(t('q.only_suits', { suits: suits_text(only.value), why: ability_name(only.cause) }))] : []),
    ...(price > 0 ? [em(t('q.damage_now', { n: price }))] : q.kind === Kind.DODGE ? [t('q.damage_base', { n: Math.max(1, attack_on(session.table)?.damage ?? 1) })] : []),
  ];
}

function whose_note(q: Question): Rich[] {
  const side = whose(session.table, q.source);
  return side === 'other' ? [] : [em(t(side === 'mine' ? 'q.own' : 'q.ours'))];
}

function counted(q: Question, a: Action | undefined, one: Key, range: Key, what: 'cards' | 'targets'): Rich[] {
  const min = what === 'cards' ? (a?.minCards ?? q.amount) : (a?.minTargets ?? 1);
  const max = what === 'cards' ? (a?.maxCards ?? q.amount) : (a?.maxTargets ?? 1);
  const name = subject(q);
  return min === max ? rich(one, { n: min, what: name }) : rich(range, { min, max, what: name });
}

// The next step of something that was begun: its cards, its targets, its number, or only a yes.
function step_title(q: Question, s: Selection, a: Action): Rich[] {
  if (undecided(q, s)) return rich('q.what_on', { who: seat_names([...s.targets, ...s.targets2]) });
  const what = action_subject(a, s.cards);
  switch (wanted_by(a, s)) {
    case 'cards':
      return rich('q.cards_for', { what, n: a.minCards });
    case 'seats':
      return rich(a.maxTargets > 1 ? 'q.targets_of' : 'q.target_of', { what });
    case 'seats2':
      return rich('q.target2_of', { what });
    case 'number':
      return rich('q.number_for', { what });
    default: {
      const whom = [...s.targets, ...s.targets2];
      return whom.length > 0 ? rich('q.confirm_on', { what, who: seat_names(whom) }) : rich('q.confirm', { verb: action_label(q, a, s, true), what });
    }
  }
}

export function question_notes(q: Question, s: Selection): Rich[] {
  const notes = own_notes(q, s);
  if (q.defaultAction > 0 && (q.actions.length > 1 || q.mayPass)) {
    const a = action_at(q, q.defaultAction);
    if (a) notes.push(t('q.default', { what: default_words(q, a, s) }));
  }
  return notes;
}

// What a deadline does: by its name, unless cards or seats would still have to be chosen for it.
function default_words(q: Question, a: Action, s: Selection): string {
  if (q.kind === Kind.CHOOSE_TARGET && a.verb === Action_Verb.USE && a.targets.length === a.minTargets) return t('q.as_before');
  if (q.kind === Kind.CHOOSE_TARGET || (q.kind === Kind.CHOOSE_CARDS && a.maxCards > 0)) return t('q.first_legal');
  return action_label(q, a, { ...s, cards: [], targets: [] });
}

// Which way a card goes that goes either way, as long as it stands.
const way_note = (a: Action): Rich[] => {
  const words = a.cardType > 0 ? option_words(1000 + a.cardType, a.option) : '';
  return words ? [{ em: words }] : [];
};

function own_notes(q: Question, s: Selection): Rich[] {
  const a = matching(q, s).map((i) => action_at(q, i)!)[0];
  const started = s.variant !== null || s.cards.length + s.targets.length > 0;
  if (started && undecided(q, s)) return [t('q.what_on_sub')];
  if (q.kind === Kind.REACT) return [...trigger_note(session.table?.stack ?? []), ...rule_note(a?.ability || q.ability, q.ability > 0 || started), ...(a && started ? action_notes(q, a) : [])];
  if (started && a && (q.kind === Kind.PLAY || q.kind === Kind.CAST)) return [...way_note(a), ...action_notes(q, a)];
  const me = seat_view(session.my_seat);
  switch (q.kind) {
    case Kind.CAST:
      return [t('q.cast_sub', { who: seat_name(session.table?.turnSeat ?? 0) })];
    case Kind.PLAY:
      if (!me) return [];
      return [me.attackLimit >= 255
        ? t('q.play_sub_any', { range: me.attackRange })
        : t('q.play_sub', { used: me.attacksUsed, limit: me.attackLimit, range: me.attackRange })];
    case Kind.DISPEL:
      return [...whose_note(q), ...(q.actions.length === 0 ? [t('q.window_closes')] : parity_note()), t('q.shared_sub'), { ruling: 274 }];
    case Kind.SAVE:
      return [save_note(q), ...(q.asked.length > 1 ? [{ ruling: 274 }] : [])];
    case Kind.DODGE:
      return dodge_notes(q);
    case Kind.PLAY_CARD:
      return [...dodge_notes(q), t(price_of(q) > 0 ? 'q.because' : 'q.play_card_sub', { why: ability_name(q.ability) })];
    case Kind.DISCARD:
      if (q.ability === 3002 && me) return [t('q.hand_limit_sub', { hand: me.handCount, limit: me.handLimit }), { ruling: 28 }];
      return discard_notes(q);
    case Kind.USE_ATTACK:
      return [...(price_of(q) > 0 ? [pass_costs(q)] : []), ...(q.ability > 0 ? [t('q.because', { why: ability_name(q.ability) })] : [])];
    case Kind.DRAW_PHASE:
      return rule_note(q.ability, true);
    case Kind.CHOOSE_TARGET:
      return a && !roles_of(q, a) ? rule_note(q.ability, true) : [];
    case Kind.CHOOSE_CARDS:
      return a && a.rule > 0 ? [t_or_none(`q.rule.${a.rule}`)] : [];
    case Kind.KILL_REWARD:
      return [{ ruling: 138 }];
    default:
      return [];
  }
}

// What a reaction answers: the innermost thing that is going on.
export function trigger_note(stack: readonly Resolution[]): Rich[] {
  const r = stack.at(-1);
  if (!r) return [];
  const who = seat_name(r.user);
  const on = seat_names(r.targets);
  const what = r.cardType > 0 ? type_name(r.cardType) : ability_name(r.ability);
  switch (r.kind) {
    case Resolution_Kind.DAMAGE:
      return [r.user > 0 ? t('log.damaged_by', { who: on, n: r.amount, by: who }) : t('log.damaged', { who: on, n: r.amount })];
    case Resolution_Kind.ATTACK:
      return [t('stage.attack', { who, on })];
    case Resolution_Kind.DYING:
      return [t('log.dying', { who: on, n: Math.max(1, r.amount) })];
    case Resolution_Kind.DEATH:
      return [t('log.died', { who: on })];
    case Resolution_Kind.JUDGMENT:
      return [t('q.judges', { who, why: what })];
    case Resolution_Kind.CARD_USE:
    case Resolution_Kind.SKILL_USE:
      return what ? [r.targets.length > 0 ? t('log.skill_on', { who, what, on }) : t('log.skill', { who, what })] : [];
    default:
      return [];
  }
}

// The short rule of the one ability that is asked about.
export function rule_note(number: number, alone: boolean): Rich[] {
  const a = alone ? ability(number) : undefined;
  const short = a?.is === 'skill' ? a.skill.short : a?.is === 'card' ? a.type.short : undefined;
  return short ? [tri(short)] : [];
}

// Why the affirmative is grey: what is still to be chosen for it.
export function what_is_missing(q: Question, s: Selection): string {
  const a = matching(q, s).map((i) => action_at(q, i)!)[0];
  if (!a) return '';
  if (s.cards.length < a.minCards) return t('a.need_cards', { n: a.minCards - s.cards.length });
  if (roles_of(q, a)) return s.targets.length < a.minTargets || s.targets2.length < a.minTargets2 ? t('a.need_seat') : '';
  const seats = Math.max(0, a.minTargets - s.targets.length) + Math.max(0, a.minTargets2 - s.targets2.length);
  return seats > 0 ? t('a.need_targets', { n: seats }) : '';
}

// What a dispel of mine would turn the chain into: parity of public cards, nothing is guessed.
function parity_note(): Rich[] {
  const scene = session.table ? scene_of(session.table) : null;
  return scene?.is === 'chain' ? [t('chain.if_you', { what: t(scene.works ? 'chain.no_effect' : 'chain.effect') })] : [];
}

// How much is missing, and who it is, as far as that is not known anyway: my own standing I know.
function save_note(q: Question): string {
  const seat = dying_of(session.table, q);
  const v = seat_view(seat);
  const standing = v && seat !== session.my_seat ? standing_words(v) : '';
  const n = Math.max(1, q.amount);
  return standing ? t('q.save_sub', { n, identity: standing }) : t('q.save_sub_plain', { n });
}

// How many, how far, at what price.
function action_notes(q: Question, a: Action): Rich[] {
  const notes: Rich[] = [];
  const option = a.verb === Action_Verb.SKILL || a.verb === Action_Verb.EQUIPMENT ? option_text(q, a) : '';
  if (option) notes.push(em(option));
  if (roles_of(q, a)) notes.push(...rule_note(a.ability || 1000 + a.cardType, true));
  else if (a.maxTargets > 0) {
    notes.push(a.minTargets === a.maxTargets ? t('q.n_targets', { n: a.minTargets }) : t('q.n_targets_range', { min: a.minTargets, max: a.maxTargets }));
  }
  const id = card_type(a.cardType)?.id ?? '';
  if (id.endsWith('_attack')) notes.push(t('q.range', { n: seat_view(session.my_seat)?.attackRange ?? 1 }));
  if (a.rule > 0) notes.push(t_or_none(`q.rule.${a.rule}`));
  if (a.verb === Action_Verb.USE && a.option === 1) notes.push(t('q.enhanced'));
  if (a.rageCost > 0) notes.push(t('q.costs_rage', { n: a.rageCost }));
  return notes;
}

// What those who are not asked, or have answered, read: never that it waits for themselves.
export function waiting_title(q: Question): string {
  if (q.asked.includes(session.my_seat)) return t('q.sent');
  if (q.kind === Kind.ROTATE) return t('q.rotate_other', { who: seat_names(q.asked) });
  return q.asked.length > 1 ? t('q.wait_all') : t('q.wait', { who: seat_names(q.asked) });
}
