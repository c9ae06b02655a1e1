// The log: events become sentences that name who, what and why. Kept without language; the rail words them.
import type { Key } from '../i18n/keys';
import { ability } from '../catalog/catalog';
import type { IconName } from '../art/icons';
import { card_icon, ability_icon } from '../art/lookup';
import { because } from './outcome';
import type { Change } from './presence';
import { Event_Kind as K, Zone, type Event, type Snapshot } from './wire';

// Something that a sentence names.
export type Arg =
  | number
  | { seat: number; player?: boolean } // player: by the player's name, whatever hero it has
  | { seats: readonly number[] }
  | { cards: readonly number[] }
  | { type: number }
  | { ability: number }
  | { hero: number }
  | { fate: number }
  | { identity: number }
  | { phase: number }
  | { say: Key; args: Args } // a clause of its own: why a match ended
  | { mark: number } // a colour or suit as in GUESSED
  | { option: number; of: number }
  | { key: Key };

export type Args = Record<string, Arg>;

export interface Entry {
  id: number;
  level: 'title' | 'line' | 'sub';
  icon: IconName;
  key: Key;
  args: Args;
  ruling: number; // 0 = none
  about: number; // the seat whose hit points or rage may be added to this line
  tail: { hp?: readonly [number, number]; rage?: readonly [number, number]; enhanced?: boolean };
  heroes: Heroes;
}

// The hero of each seat when the sentence was written, 0 = none yet: seats change theirs (R235), sentences do not.
export type Heroes = Readonly<Record<number, number>>;

const kept = 600;

// A line that no event tells, and how many events of the match had been told before it.
export interface Remark {
  after: number;
  entry: Entry;
}

const no_event = -1; // nothing that an event changes is added to such a line

export function remark(log: readonly Entry[], c: Change, table: Snapshot): Entry {
  return {
    id: next_id++, level: 'line', icon: c.icon, key: c.key, args: { who: player(c.seat) }, ruling: 0, about: no_event, tail: {},
    heroes: log.at(-1)?.heroes ?? heroes_before([], table),
  };
}

// Adds the sentences of these events. `after` is the table when they have happened. Remarks go where they were made.
export function extend(log: readonly Entry[], events: readonly Event[], after: Snapshot, remarks: readonly Remark[] = []): Entry[] {
  const out = [...log];
  heroes = log.at(-1)?.heroes ?? heroes_before(events, after);
  let made = 0;
  const remarks_before = (told: number): void => {
    for (; made < remarks.length && remarks[made]!.after <= told; made++) out.push({ ...remarks[made]!.entry, heroes });
  };
  events.forEach((e, i) => {
    remarks_before(i);
    if (e.kind === K.RAGE_CHANGED && payment_use(events, i) !== undefined) return; // the use says it
    if (e.kind === K.CARDS_MOVED && e.to?.zone === Zone.PROCESSING && named_later(events, i)) return;
    const had = out.length;
    write(out, e, after);
    const paid = uses.has(e.kind) ? payment_of(events, i) : undefined;
    const line = out[had];
    if (paid && line) out[had] = { ...line, tail: { ...line.tail, rage: [paid.value - paid.amount, paid.value] } };
  });
  remarks_before(Infinity);
  return out.length > kept ? out.slice(out.length - kept) : out;
}

// What the seats wore before the first of these events.
function heroes_before(events: readonly Event[], after: Snapshot): Heroes {
  const before: Record<number, number> = {};
  for (const v of after.seats) before[v.seat] = v.hero;
  const met = new Set<number>();
  for (const e of events) {
    if ((e.kind !== K.HERO_SHOWN && e.kind !== K.ROTATED) || met.has(e.seat)) continue;
    met.add(e.seat);
    before[e.seat] = e.kind === K.ROTATED ? e.value2 : 0;
  }
  return before;
}

const uses = new Set<K>([K.CARD_USED, K.CARD_PLAYED, K.SKILL_USED]);
const naming = new Set<K>([K.CARD_USED, K.CARD_PLAYED, K.JUDGMENT_REPLACED]);
const sight = 24; // so many events lie at most between a cost and what it is for

// Rage is paid before the use is told: the use that follows, if this is its price.
function payment_use(events: readonly Event[], at: number): Event | undefined {
  const cost = events[at]!;
  if (cost.amount >= 0) return undefined;
  for (const e of events.slice(at + 1, at + sight)) {
    if (e.kind === K.RAGE_CHANGED && e.seat === cost.seat) return undefined;
    if (!uses.has(e.kind)) continue;
    const what = e.kind === K.SKILL_USED ? e.ability : 1000 + e.cardType;
    if (e.seat === cost.seat && what === cost.ability) return e;
    if (e.kind !== K.SKILL_USED) return undefined;
  }
  return undefined;
}

function payment_of(events: readonly Event[], at: number): Event | undefined {
  for (let i = at - 1; i >= 0 && i > at - sight; i--) {
    const e = events[i]!;
    if (e.kind === K.RAGE_CHANGED && payment_use(events, i) === events[at]) return e;
  }
  return undefined;
}

// Cards laid in the middle whose use is told next.
function named_later(events: readonly Event[], at: number): boolean {
  const laid = events[at]!.cards;
  const shared = (e: Event): boolean => e.cards.some((c) => laid.includes(c));
  for (const e of events.slice(at + 1, at + sight)) {
    if (naming.has(e.kind) && shared(e)) return true;
    if (e.kind === K.CARDS_MOVED && shared(e)) return false;
  }
  return false;
}

let next_id = 1;
let heroes: Heroes = {};

function add(out: Entry[], level: Entry['level'], icon: IconName, key: Key, args: Args = {}, about = 0, ruling = 0): void {
  out.push({ id: next_id++, level, icon, key, args, ruling, about, tail: {}, heroes });
}

const seat = (n: number): Arg => ({ seat: n });
const player = (n: number): Arg => ({ seat: n, player: true });
const why = (n: number): Arg => ({ ability: n });
const cards = (e: Event): Arg => ({ cards: e.cards });
const known = (e: Event): boolean => e.cards.length > 0 && e.cards.every((c) => c > 0);

function write(out: Entry[], e: Event, after: Snapshot): void {
  switch (e.kind) {
    case K.FATE_DRAWN:
      if (e.value > 0) add(out, 'line', 'scales', 'log.fate', { fate: { fate: e.value } });
      return;
    case K.IDENTITY_SHOWN:
      add(out, e.flag ? 'line' : 'sub', 'all-seeing-eye', e.flag ? 'log.identity_public' : e.seat === after.viewer ? 'log.identity_own' : 'log.identity_learnt', {
        who: seat(e.seat), identity: { identity: e.value },
      });
      return;
    case K.HERO_SHOWN:
      if (e.value > 0 && heroes[e.seat] === e.value) return; // the rotation has said it
      heroes = { ...heroes, [e.seat]: e.value };
      add(out, 'line', 'crown', 'log.hero', { who: player(e.seat), hero: { hero: e.value } });
      return;
    case K.TURN_BEGAN:
      add(out, 'title', 'hourglass', 'log.turn', { round: e.value2, who: seat(e.seat) });
      return;
    case K.PHASE_SKIPPED:
      add(out, 'line', 'clockwise-rotation', named(e.ability) ? 'log.skip_by' : 'log.skip', {
        who: seat(e.seat), phase: { phase: e.value }, why: why(e.ability),
      }, 0, 24);
      return;
    case K.CARDS_MOVED:
      write_move(out, e);
      return;
    case K.CONTESTED:
      add(out, 'line', 'card-pick', 'log.contested', { who: seat(e.seat), cards: cards(e) }, 0, 10);
      return;
    case K.STARTER_NAMED:
      add(out, 'line', 'next-button', 'log.starter', { who: seat(e.seat) }, 0, 10);
      return;
    case K.TEAM_JOINED:
      add(out, 'sub', 'three-friends', 'log.team', { who: seat(e.seat), n: e.value }, 0, 242);
      return;
    case K.HERO_PICKED:
      add(out, 'line', 'crown', 'log.picked', { who: player(e.seat), hero: { hero: e.value } });
      return;
    case K.HERO_KEPT:
      add(out, 'sub', 'crown', 'log.kept', { who: player(e.seat), hero: { hero: e.value } }, 0, 239);
      return;
    case K.BENCH_SHOWN:
      add(out, 'sub', 'crown', 'log.shows_hero', { who: player(e.seat), hero: { hero: e.value } });
      return;
    case K.ROTATED:
      if (e.value2 === 0) return; // the first one; HERO_SHOWN says it
      heroes = { ...heroes, [e.seat]: e.value };
      add(out, 'line', 'body-swapping', 'log.rotated', { who: player(e.seat), hero: { hero: e.value }, old: { hero: e.value2 } }, 0, 235);
      return;
    case K.DECK_SHUFFLED:
      if (!out.some((x) => x.key === 'log.turn')) return; // still setting up: no discard pile goes back
      add(out, 'line', 'card-exchange', 'log.reshuffle', {}, 0, 12);
      return;
    case K.EQUIPMENT_TURNED:
      add(out, 'sub', 'clockwise-rotation', e.flag ? 'log.turned' : 'log.upright', { who: seat(e.seat), cards: cards(e) }, 0, 89);
      return;
    case K.CARDS_SEEN:
      add(out, 'sub', 'all-seeing-eye', e.seat === after.viewer ? 'log.seen_deck' : 'log.seen', { who: seat(e.seat), cards: cards(e), why: why(e.ability) });
      return;
    case K.CARDS_SHOWN:
      add(out, 'sub', 'card-pick', 'log.shown', { who: seat(e.seat), cards: cards(e) });
      return;
    case K.PLACED_SHOWN:
      add(out, 'sub', 'card-pick', 'log.turned_up', { who: seat(e.seat), cards: cards(e), n: e.cards.length });
      return;
    case K.HP_CHANGED:
      tail(out, e, 'hp');
      return;
    case K.RAGE_CHANGED:
      tail(out, e, 'rage');
      return;
    case K.DYING:
      add(out, 'sub', 'death-skull', 'log.dying', { who: seat(e.seat), n: e.amount }, 0, 131);
      return;
    case K.SAVED:
      add(out, 'sub', 'health-potion', 'log.saved', { who: seat(e.seat) });
      return;
    case K.DIED:
      add(out, 'line', 'tombstone', e.other ? 'log.died_by' : 'log.died', { who: seat(e.seat), by: seat(e.other) }, 0, 15);
      return;
    case K.KILLER_CHANGED:
      add(out, 'sub', 'tombstone', 'log.killer', { who: seat(e.seat), by: seat(e.other) });
      return;
    case K.CARD_USED:
    case K.CARD_PLAYED:
      write_card(out, e);
      return;
    case K.SKILL_USED:
      add(out, 'line', ability_icon(e.ability), e.targets.length > 0 ? 'log.skill_on' : 'log.skill', {
        who: seat(e.seat), what: why(e.ability), on: { seats: e.targets },
      });
      return;
    case K.EQUIPMENT_USED:
      if (is_monster(e.ability)) return; // that it was turned up says it
      add(out, 'sub', ability_icon(e.ability), 'log.equipment', { who: seat(e.seat), what: why(e.ability) });
      return;
    case K.DAMAGED:
      add(out, 'sub', 'bleeding-wound', e.other ? (e.ability ? 'log.damaged_by_why' : 'log.damaged_by') : e.ability ? 'log.damaged_why' : 'log.damaged', {
        who: seat(e.seat), by: seat(e.other), n: e.amount, why: why(e.ability),
      }, e.seat);
      return;
    case K.DAMAGE_REDUCED:
      add(out, 'sub', 'round-shield', 'log.reduced', { who: seat(e.seat), n: e.amount, why: why(e.ability) });
      return;
    case K.DAMAGE_MOVED:
      add(out, 'sub', 'shield-reflect', 'log.moved', { who: seat(e.seat), to: seat(e.other), why: why(e.ability) });
      return;
    case K.RECOVERED:
      write_recovery(out, e);
      return;
    case K.HIT:
      add(out, 'sub', 'convergence-target', 'log.hit', { who: seat(e.seat), on: seat(e.other) });
      return;
    case K.CANCELLED:
    case K.VOIDED: {
      const void_ = e.kind === K.VOIDED;
      add(out, 'sub', 'cancel', void_ ? 'log.voided' : 'log.cancelled', {
        who: seat(e.seat), on: seat(e.other), what: e.cardType ? { type: e.cardType } : why(e.ability), by: why(e.value),
      }, 0, void_ ? 83 : 0);
      return;
    }
    default:
      write_more(out, e, after);
  }
}

function write_more(out: Entry[], e: Event, after: Snapshot): void {
  switch (e.kind) {
    case K.JUDGED:
      if (e.cards.length === 0) add(out, 'sub', 'hourglass', 'log.judged_nothing', { who: seat(e.seat), why: why(e.ability) }, 0, 13);
      else {
        add(out, 'sub', e.flag ? 'check-mark' : 'cancel', e.flag ? 'log.judged_yes' : 'log.judged_no', {
          who: seat(e.seat), cards: cards(e), why: why(e.ability),
        }, 0, 126);
      }
      return;
    case K.JUDGMENT_REPLACED:
      add(out, 'sub', 'body-swapping', 'log.judgment_replaced', { who: seat(e.other), cards: cards(e), why: why(e.ability) });
      return;
    case K.GUESSED:
      add(out, 'sub', e.flag ? 'check-mark' : 'cancel', e.flag ? 'log.guessed_right' : 'log.guessed_wrong', {
        who: seat(e.seat), mark: { mark: e.value }, cards: cards(e),
      });
      return;
    case K.NAMED:
      add(out, 'sub', 'chat-bubble', 'log.named', { who: seat(e.seat), mark: { mark: e.value }, why: why(e.ability) });
      return;
    case K.CHOSE:
      add(out, 'sub', 'check-mark', e.targets.length > 0 ? 'log.chose_on' : 'log.chose', {
        on: { seats: e.targets }, who: seat(e.seat), option: { option: e.value, of: e.ability }, why: why(e.ability) });
      return;
    case K.LINKED:
      add(out, 'sub', 'linked-rings', 'log.linked', { who: seat(e.seat), on: seat(e.other), why: why(e.ability) });
      return;
    case K.REWARDED:
      add(out, 'sub', e.value === 1 ? 'card-draw' : 'all-seeing-eye', e.value === 1 ? 'log.reward_draw' : 'log.reward_look', {
        who: seat(e.seat), on: seat(e.other),
      }, 0, 138);
      return;
    case K.BLOCKED:
      add(out, 'sub', 'cancel', 'log.blocked', { who: seat(e.seat), why: why(e.ability) }, 0, e.value);
      return;
    case K.NOTE: {
      const at = out.findLastIndex((x) => x.about !== no_event);
      const last = out[at];
      if (last) out[at] = { ...last, ruling: e.value };
      return;
    }
    case K.MATCH_OVER: {
      const outcome = because(after);
      add(out, 'title', 'trophy', 'log.over', outcome ? { outcome } : {});
      return;
    }
    default:
      return;
  }
}

function write_recovery(out: Entry[], e: Event): void {
  const by_other = e.other > 0 && e.other !== e.seat;
  const key = by_other ? (e.ability ? 'log.recovered_by_why' : 'log.recovered_by') : e.ability ? 'log.recovered_why' : 'log.recovered';
  add(out, 'sub', 'health-potion', key, { who: seat(e.seat), by: seat(e.other), n: e.amount, why: why(e.ability) }, e.seat);
}

function write_card(out: Entry[], e: Event): void {
  const used = e.kind === K.CARD_USED;
  const icon = card_icon(e.cardType);
  const converted = e.ability > 0 && ability(e.ability)?.is !== undefined && e.ability !== 1000 + e.cardType;
  const args: Args = { who: seat(e.seat), what: { type: e.cardType }, cards: cards(e), on: { seats: e.targets }, by: why(e.ability) };
  const on = used && e.targets.length > 0 && !(e.targets.length === 1 && e.targets[0] === e.seat);
  if (converted) add(out, 'line', icon, on ? 'log.used_on_as' : used ? 'log.used_as' : 'log.played_as', args);
  else add(out, used ? 'line' : 'sub', icon, on ? 'log.used_on' : used ? 'log.used' : 'log.played', args);
  const last = out.at(-1)!;
  if (e.flag) out[out.length - 1] = { ...last, tail: { ...last.tail, enhanced: true } };
}

function write_move(out: Entry[], e: Event): void {
  const from = e.from?.zone ?? Zone.NONE;
  const to = e.to?.zone ?? Zone.NONE;
  const giver = e.from?.seat ?? 0;
  const taker = e.to?.seat ?? 0;
  const n = e.cards.length || e.count;
  if (n === 0) return;
  const args: Args = { who: seat(taker || giver), from: seat(giver), n, cards: cards(e), why: why(e.ability) };
  const face = known(e);
  const by_skill = ability(e.ability)?.is === 'skill';
  if (to === Zone.HAND) {
    if (from === Zone.DECK && e.seat > 0 && e.seat !== taker && named(e.ability)) add(out, 'sub', 'card-draw', face ? 'log.got_known_by' : 'log.got_by', args);
    else if (from === Zone.DECK && named(e.ability) && !names(out.at(-1), e.ability, taker)) add(out, 'line', 'card-draw', face ? 'log.drew_known_why' : 'log.drew_why', args);
    else if (from === Zone.DECK) add(out, 'line', 'card-draw', face ? 'log.drew_known' : 'log.drew', args);
    else if (from === Zone.HAND || (from === Zone.EQUIPMENT && giver > 0 && giver !== taker)) add(out, 'sub', 'card-exchange', face ? 'log.took_known' : 'log.took', args);
    else if (from === Zone.PROCESSING && by_skill) add(out, 'sub', 'card-draw', face ? 'log.got_known_by' : 'log.got_by', args);
    else add(out, 'sub', 'card-draw', face ? 'log.got_known' : 'log.got', args);
  } else if (to === Zone.EQUIPMENT) {
    add(out, 'line', face ? card_icon_of(e.cards[0]) : 'card-play', 'log.equipped', args);
  } else if (to === Zone.STATE_AREA || to === Zone.SOULS || to === Zone.TABLE) {
    add(out, 'sub', 'card-play', face ? 'log.laid_known' : 'log.laid', args);
  } else if (to === Zone.MONSTER_AREA) {
    add(out, 'line', 'card-play', 'log.monster', args, 0, 228);
  } else if (to === Zone.PROCESSING && from === Zone.MONSTER_AREA) {
    const killed = e.seat !== giver;
    add(out, 'line', face ? card_icon_of(e.cards[0]) : 'card-pick', killed ? 'log.monster_killed' : 'log.monster_up', { ...args, by: seat(e.seat) }, 0, killed ? 229 : 230);
  } else if (to === Zone.PROCESSING) {
    if (giver > 0 && e.ability > 0) add(out, 'sub', 'card-play', face ? 'log.put_in' : 'log.put_in_hidden', args);
  } else if (to === Zone.DISCARD_PILE) {
    write_discard(out, e, args);
  }
}

function write_discard(out: Entry[], e: Event, args: Args): void {
  const from = e.from?.zone ?? Zone.NONE;
  const face = known(e);
  if (from === Zone.HAND) {
    const plain = ability(e.ability) === undefined || names(out.at(-1), e.ability, e.from?.seat ?? 0);
    add(out, 'line', 'card-discard', face ? (plain ? 'log.discarded' : 'log.discarded_why') : plain ? 'log.discarded_hidden' : 'log.discarded_hidden_why', args);
  }
  if (from === Zone.EQUIPMENT) add(out, 'sub', 'card-discard', 'log.lost_equipment', args);
  if (from === Zone.DECK && e.ability > 0) add(out, 'sub', 'card-discard', 'log.milled', args);
  // A bomb that goes off, say; what only runs out with the turn does so by a rule.
  if (from === Zone.STATE_AREA && face && ability(e.ability)?.is === 'skill') add(out, 'sub', 'card-discard', 'log.put_away', args);
  // What a skill had laid in the middle and nobody got.
  if (from === Zone.PROCESSING && face && put_in(out, e)) add(out, 'sub', 'card-discard', 'log.put_away', args);
}

// The line above names the cause already, as that seat's own doing.
function names(line: Entry | undefined, cause: number, seat_number: number): boolean {
  const [who, what] = [line?.args['who'], line?.args['what']];
  return typeof what === 'object' && 'ability' in what && what.ability === cause && typeof who === 'object' && 'seat' in who && who.seat === seat_number;
}

const put_in = (out: readonly Entry[], e: Event): boolean =>
  out.slice(-sight).some((x) => {
    const laid = x.args['cards'];
    return x.key === 'log.put_in' && typeof laid === 'object' && 'cards' in laid && laid.cards.some((c) => e.cards.includes(c));
  });

const is_monster = (number: number): boolean => {
  const a = ability(number);
  return a?.is === 'card' && a.type.kind === 'monster';
};

const card_icon_of = (card_number: number | undefined): IconName => card_icon(card_number ?? 0, true);

// The line names this cause already, or it is a basic rule: damage makes angry.
function same_cause(line: Entry, cause: number): boolean {
  const said = line.args['why'];
  return !named(cause) || (typeof said === 'object' && 'ability' in said && said.ability === cause);
}

// A skill, a card or a fate, and not just a rule.
const named = (number: number): boolean => ['skill', 'card', 'fate'].includes(ability(number)?.is ?? '');

// Hit points and rage that change belong to the line that says why, if it is about the same seat.
function tail(out: Entry[], e: Event, what: 'hp' | 'rage'): void {
  if (e.amount === 0) return;
  const change = [e.value - e.amount, e.value] as const;
  const last = out.at(-1);
  const so_far = last?.tail[what];
  // Point after point of one cause is one change.
  if (last && last.about === e.seat && (so_far === undefined || so_far[1] === change[0]) && same_cause(last, e.ability)) {
    if (last.key === `log.${what}` || last.key === `log.${what}_why`) {
      const because = last.args['why'];
      if (last.args['to'] !== change[0] || typeof because !== 'object' || !('ability' in because) || because.ability !== e.ability) return own_line(out, e, what, change);
      out[out.length - 1] = { ...last, args: { ...last.args, to: change[1] } };
    } else out[out.length - 1] = { ...last, tail: { ...last.tail, [what]: [so_far?.[0] ?? change[0], change[1]] } };
    return;
  }
  own_line(out, e, what, change);
}

function own_line(out: Entry[], e: Event, what: 'hp' | 'rage', change: readonly [number, number]): void {
  const icon: IconName = what === 'hp' ? 'bleeding-wound' : 'enrage';
  const key = what === 'hp' ? (e.ability ? 'log.hp_why' : 'log.hp') : e.ability ? 'log.rage_why' : 'log.rage';
  add(out, 'sub', icon, key, { who: seat(e.seat), from: change[0], to: change[1], why: why(e.ability) }, e.seat);
}
