// What every lesson has in common: what to say while nothing of the lesson's own is to be done. Pure.
import type { Key } from '../i18n/keys';
import { Question_Kind as Kind } from '../state/wire';
import { asks, can, click, my_turn, pass, use_of, type Advice, type Facts, type Mark, type Wanted } from './facts';

export interface Goal {
  key: Key;
  done: (f: Facts) => boolean;
}

export interface Script {
  goals: readonly Goal[];
  learnt: readonly Key[];
  // The lesson's own advice; null: what is usual is said.
  own: (f: Facts) => Advice | null;
}

export const foe = { seat: 2 } as const;

// Says one thing while a card is to be chosen, another for the seat and the confirmation.
export function step(f: Facts, wanted: Wanted, texts: { card: Key; seat?: Key; confirm?: Key }, target = 0, args: Advice['args'] = {}): Advice {
  const { stage, marks } = click(f, wanted, target);
  const key = stage === 'withdraw' ? 'learn.withdraw' : stage === 'confirm' ? (texts.confirm ?? 'learn.confirm') : stage === 'seat' ? (texts.seat ?? 'learn.aim') : texts.card;
  return { key, args: { who: { seat: target || foe.seat }, foe, ...args }, marks };
}

// Something to read before anything is done.
export const reading = (f: Facts, key: Key, marks: readonly Mark[], args: Advice['args'] = {}): Advice | null =>
  f.read.has(key) ? null : { key, args: { foe, ...args }, marks, read: true };

function waiting(f: Facts): Advice {
  const asked = f.q?.asked ?? [];
  if (asked.length > 1) return { key: 'learn.wait_all', marks: [] };
  const who = asked[0] ?? f.s.turnSeat;
  if (who === 0 || who === f.s.viewer) return { key: 'learn.wait', marks: [] };
  return { key: f.q?.kind === Kind.DODGE ? 'learn.wait_dodge' : f.q?.kind === Kind.PLAY ? 'learn.foe_turn' : 'learn.wait_for', args: { who: { seat: who } }, marks: [] };
}

export function usual(f: Facts): Advice {
  const q = f.q;
  if (!f.mine || !q) return waiting(f);
  const passes = q.mayPass ? pass : [];
  const dodge = use_of('dodge');
  if (asks(f, Kind.DODGE) && can(f, dodge)) return step(f, dodge, { card: 'learn.dodge', confirm: 'learn.dodge_confirm' });
  switch (q.kind) {
    case Kind.DODGE:
      return { key: 'learn.no_dodge', args: { foe }, marks: passes };
    case Kind.SAVE:
      return { key: q.seat === f.s.viewer ? 'learn.save_me' : 'learn.save', args: { who: { seat: q.seat } }, marks: passes };
    case Kind.DISPEL:
      return { key: 'learn.window', marks: passes };
    case Kind.CAST:
      return { key: 'learn.cast_pass', marks: passes };
    case Kind.DISCARD:
      return { key: 'learn.discard', marks: [] };
    case Kind.PLAY:
      return { key: my_turn(f) ? 'learn.end' : 'learn.other', marks: passes };
    default:
      return { key: q.mayPass ? 'learn.other_pass' : 'learn.other', marks: passes };
  }
}

export const advice = (script: Script, f: Facts): Advice => script.own(f) ?? usual(f);
export const goals_done = (script: Script, f: Facts): number => script.goals.filter((g) => g.done(f)).length;
