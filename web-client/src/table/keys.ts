// The keyboard at the table.
import { session } from '../app/session.svelte';
import { answer_of, click_card, click_seat, is_empty, nothing } from '../state/interaction';
import { sheet_is_open } from '../parts/modal';
import type { SeatView } from '../state/wire';
import { is_window } from './answers';
import { inspect } from './inspect.svelte';
import { press_way, skill_buttons } from './my_skills';

const card_keys = 'qwertyuiop';
const skill_keys = 'asdf';
const settle_ms = 200;

export interface KeyActions {
  toggle_log: () => void;
  show_keys: () => void;
}

// True if the key meant something here.
export function table_key(e: KeyboardEvent, me: SeatView | undefined, hand: readonly number[], act: KeyActions): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  const on = e.target instanceof HTMLElement ? e.target : null;
  if (on && (on.tagName === 'INPUT' || on.tagName === 'SELECT' || on.tagName === 'TEXTAREA')) return false;
  const own = on?.tagName === 'BUTTON' || on?.tagName === 'A'; // Enter and Space belong to a focused button
  const key = e.key.toLowerCase();
  if (key !== 'escape' && sheet_is_open()) return false;
  const answers = key === ' ' || key === 'enter';
  // A key that is held down was meant for the question before this one, and so was one pressed just as it came.
  if (answers && (e.repeat || performance.now() - session.opened_at < settle_ms)) return true;
  if (key === 'l') return done(act.toggle_log);
  if (key === '?') return done(act.show_keys);
  if (key === 't' && session.may_pass_turn && (session.room?.passesTurn || (session.question && is_window(session.question)))) return done(() => session.pass_turn());
  if (key === 'escape') return done(() => (inspect.shown || inspect.seat ? inspect.close() : session.select(nothing)));

  const q = session.can_answer ? session.question : null;
  if (!q) return false;
  const s = session.selection;
  if (key === 'h' && is_window(q)) return done(() => session.hold());
  if (key === ' ' && !own && q.mayPass && is_empty(s)) return done(() => session.pass());
  if (key === 'enter' && !own) {
    const a = is_empty(s) ? null : answer_of(q, s);
    return a ? done(() => session.answer(a)) : false;
  }
  if (/^[1-8]$/.test(key)) return done(() => session.select(click_seat(q, s, Number(key))));
  const card = hand[card_keys.indexOf(key)];
  if (card_keys.includes(key) && card !== undefined) return done(() => session.select(click_card(q, s, card)));
  const at = skill_keys.indexOf(key);
  if (at >= 0 && me) {
    const variant = skill_buttons(me, q, true, s)[at]?.variant;
    if (variant) return done(() => session.select(press_way(q, s, variant)));
  }
  return false;
}

function done(act: () => void): true {
  act();
  return true;
}
