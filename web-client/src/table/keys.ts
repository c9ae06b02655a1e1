// The keyboard at the table.
import { is_typing } from '../app/focus';
import { hands } from '../app/hands.svelte';
import { session } from '../app/session.svelte';
import { answer_of, click_card, click_seat, is_empty, nothing } from '../state/interaction';
import { step_back } from '../state/step_back';
import { sheet_is_open } from '../parts/modal';
import { Identity, type Question, type SeatView } from '../state/wire';
import { is_window, numbered } from './answers';
import { deliver } from './deliver.svelte';
import { inspect } from './inspect.svelte';
import { equipment_way, press_way, skill_buttons } from './my_skills';
import { seat_states } from './seat_state';
import { has_identities } from './sides';
import { enter_zone, step_zone } from './zones';

const card_keys = 'qwertyuiop';
const skill_keys = 'asdf';
const settle_ms = 200;

export interface KeyActions {
  show_log: () => void;
  show_chat: () => void;
  show_menu: () => void;
}

// True if the key meant something here.
export function table_key(e: KeyboardEvent, me: SeatView | undefined, hand: readonly number[], act: KeyActions): boolean {
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return false;
  const on = e.target instanceof HTMLElement ? e.target : null;
  if (is_typing(on)) return false;
  const own = on?.tagName === 'BUTTON' || on?.tagName === 'A'; // Enter and Space belong to a focused button
  const key = e.key.toLowerCase();
  if (key !== 'escape' && sheet_is_open()) return false;
  const answers = key === ' ' || key === 'enter';
  // A key that is held down was meant for the question before this one, and so was one pressed just as it came.
  if (answers && (e.repeat || performance.now() - session.opened_at < settle_ms)) return true;
  const q = session.can_answer ? session.question : null;
  if (key === 'escape') return done(() => (inspect.shown || inspect.seat ? inspect.close() : session.select(nothing)));
  if (looks(key, on, act)) return true;
  if (key === 'n' && session.may_pass_turn && (session.room?.passesTurn || (session.question && is_window(session.question)))) return done(() => deliver.pass_turn());
  return q ? choice(key, own, on, q, me, hand) : false;
}

// What only shows something, whoever is asked.
function looks(key: string, on: HTMLElement | null, act: KeyActions): boolean {
  if (key === 'l') return done(act.show_log);
  if (key === 'c') return done(act.show_chat);
  if (key === 'm') return done(act.show_menu);
  if (key === 'g') return done(() => (inspect.goals = true));
  if (key === 'v') return done(() => hands.next_order());
  if (key === 'arrowup') return step_zone(1);
  if (key === 'arrowdown') return step_zone(-1);
  if (key === 'arrowleft' || key === 'arrowright') return enter_zone('hand');
  if (key === 'b') return look_at(on);
  if (key === 'x') return suspect(on);
  return false;
}

const seat_under = (on: HTMLElement | null): number => Number(on?.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? 0);

function look_at(on: HTMLElement | null): boolean {
  const card = Number(on?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? 0);
  const seat = seat_under(on);
  if (card > 0) return done(() => inspect.show({ card }));
  return seat > 0 && done(() => (inspect.seat = seat));
}

// The next pencil note about the seat under the focus.
function suspect(on: HTMLElement | null): boolean {
  const v = session.table?.seats[seat_under(on) - 1];
  const open = v !== undefined && v.seat !== session.my_seat && v.identity === Identity.UNKNOWN && has_identities(session.table);
  return open && done(() => session.marks.turn(v.seat));
}

function choice(key: string, own: boolean, on: HTMLElement | null, q: Question, me: SeatView | undefined, hand: readonly number[]): boolean {
  const s = session.selection;
  if (key === 'h' && is_window(q)) return done(() => session.hold());
  if (key === ' ' && !own && q.mayPass && is_empty(s)) return done(() => deliver.pass());
  // On something that is chosen already, Enter confirms.
  if (key === 'enter' && (!own || (on?.ariaPressed === 'true' && on.closest('[data-card], [data-seat]')))) {
    const a = is_empty(s) ? null : answer_of(q, s);
    return a ? done(() => deliver.answer(a)) : false;
  }
  if (key === 'backspace' || key === 'z') return done(() => session.select(step_back(s)));
  if (key === '+' || key === '=' || key === '-') return count(q, key === '-' ? -1 : 1);
  if (/^[0-9]$/.test(key)) return digit(Number(key) || 10, q, hand);
  const card = hand[card_keys.indexOf(key)];
  if (card_keys.includes(key) && card !== undefined) return done(() => session.select(click_card(q, s, card)));
  const at = skill_keys.indexOf(key);
  return at >= 0 && me !== undefined && use(at, q, me);
}

// A seat while seats are asked for, else a card of the hand.
function digit(n: number, q: Question, hand: readonly number[]): boolean {
  const table = session.table;
  const seats = table ? seat_states(table, q, true, session.selection).some((x) => x.choice === 'legal' || x.choice === 'chosen') : false;
  if (seats) return done(() => session.select(click_seat(q, session.selection, n)));
  const card = hand[n - 1];
  return card !== undefined && done(() => session.select(click_card(q, session.selection, card)));
}

function count(q: Question, by: number): boolean {
  const a = numbered(q, session.selection);
  if (!a) return false;
  const n = (session.selection.number ?? a.minNumber) + by;
  return done(() => n >= a.minNumber && n <= a.maxNumber && session.select({ ...session.selection, number: n }));
}

// My skills first, then what I have equipped.
function use(at: number, q: Question, me: SeatView): boolean {
  const skills = skill_buttons(me, q, true, session.selection);
  const gear = me.equipment[at - skills.length];
  const variant = at < skills.length ? skills[at]!.variant : gear ? equipment_way(gear.card, q, true) : null;
  return variant !== null && variant !== undefined && done(() => session.select(press_way(q, session.selection, variant)));
}

function done(act: () => unknown): true {
  act();
  return true;
}
