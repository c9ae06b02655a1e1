// The lessons' coach: what it says and marks follows from what is the case, not from what was said before.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Key } from '../../src/i18n/keys';
import { texts } from '../../src/i18n/keys';
import { click, skill_of, use_of, type Facts } from '../../src/learn/facts';
import { is_newcomer, has_played, lesson_done, lesson_ids, lesson_of, lessons_done, next_lesson } from '../../src/learn/lessons';
import { put_marks } from '../../src/learn/marking';
import { advice, goals_done } from '../../src/learn/script';
import { scripts } from '../../src/learn/scripts';
import { store } from '../../src/app/storage';
import { click_card, click_seat, nothing, type Selection } from '../../src/state/interaction';
import { extend } from '../../src/state/log';
import { Action_Verb as V, Event_Kind as K, Identity, Question_Kind as Q, type Event, type Question } from '../../src/state/wire';
import { layout } from '../../src/table/layout';
import { with_coach } from '../../src/table/layout_coach';
import { action, card_no, event, question, seat, skill_no, snapshot, status, type_no } from '../fixture/build';

const strike = card_no('normal_attack S7');
const dodge = card_no('dodge H6');
const chaos = card_no('chaos_attack S8');
const blade = card_no('laguna_blade DK');
const arrow = card_no('lunar_arrow S6');
const dispel = card_no('dispel H9');
const disarm = card_no('disarm C4');
const red = card_no('gods_strength HQ');

const one = { minCards: 1, maxCards: 1 };
const at = (...targets: number[]) => ({ targets, minTargets: 1, maxTargets: 1 });
const by = (type: string, card: number, ...targets: number[]) => action({ verb: V.USE, cardType: type_no(type), cards: [card], ...one, ...(targets.length > 0 ? at(...targets) : {}) });
const play = (...actions: ReturnType<typeof action>[]): Question => question({ kind: Q.PLAY, asked: [1], mine: true, mayPass: true, actions });

interface Init {
  hand?: number[];
  q?: Question | null;
  sel?: Selection;
  read?: Key[];
  events?: Event[];
  me?: Parameters<typeof seat>[2];
  foe?: Parameters<typeof seat>[2];
  table?: Parameters<typeof snapshot>[2];
  seats?: number;
}

function facts(i: Init = {}): Facts {
  const n = i.seats ?? 2;
  const seats = Array.from({ length: n }, (_, k) => seat(k + 1, n, k === 0 ? { hand: i.hand ?? [], rage: 0, ...i.me } : k === 1 ? { hp: 2, ...i.foe } : {}));
  const s = snapshot(1, seats, { turn: 1, turnSeat: 1, ...i.table });
  const q = i.q === undefined ? play() : i.q;
  return { s, q, mine: q?.mine ?? false, sel: i.sel ?? nothing, log: extend([], i.events ?? [], s), read: new Set(i.read ?? []) };
}
const says = (lesson: keyof typeof scripts, i: Init) => advice(scripts[lesson], facts(i));

describe('a click towards an answer', () => {
  const q = play(by('normal_attack', strike, 2, 3), by('chaos_attack', chaos, 2, 3));
  const attack = use_of('normal_attack');
  const next = (sel: Selection) => click(facts({ q, sel }), attack, 3);

  it('is the card, then the seat, then the confirmation', () => {
    expect(next(nothing)).toEqual({ stage: 'card', marks: [{ card: strike }] });
    const card = click_card(q, nothing, strike);
    expect(next(card)).toEqual({ stage: 'seat', marks: [{ seat: 3 }] });
    expect(next(click_seat(q, card, 3))).toEqual({ stage: 'confirm', marks: [{ act: 'confirm' }] });
  });

  it('turns from another seat and from another card', () => {
    expect(next(click_seat(q, click_card(q, nothing, strike), 2))).toEqual({ stage: 'seat', marks: [{ seat: 3 }] });
    expect(next(click_card(q, nothing, chaos))).toEqual({ stage: 'withdraw', marks: [{ act: 'withdraw' }] });
  });

  it('knows skills', () => {
    const cast = question({ kind: Q.CAST, mine: true, mayPass: true, actions: [action({ verb: V.SKILL, ability: skill_no('shallow_grave'), cards: [red], ...one, ...at(1, 2) })] });
    expect(click(facts({ q: cast }), skill_of('shallow_grave'), 1).marks).toEqual([{ card: red }]);
  });
});

describe('lesson 1', () => {
  const q = play(by('normal_attack', strike, 2));
  const dodging = question({ kind: Q.DODGE, asked: [1], mine: true, mayPass: true, source: 2, actions: [by('dodge', dodge)] });
  const hit = event({ kind: K.DAMAGED, seat: 2, other: 1, amount: 1, flag: true });

  it('is read, then played', () => {
    expect(says('attack', { q, hand: [strike] })).toMatchObject({ key: 'learn.attack.intro', read: true, marks: [{ seat: 2 }] });
    expect(says('attack', { q, hand: [strike], read: ['learn.attack.intro'] })).toMatchObject({ key: 'learn.attack.pick', marks: [{ card: strike }] });
    // Whoever does not read begins at once.
    expect(says('attack', { q, hand: [strike], sel: click_card(q, nothing, strike) }).key).not.toBe('learn.attack.intro');
  });

  it('ends the turn when the attack is used', () => {
    expect(says('attack', { q: play(), events: [hit], me: { attacksUsed: 1 } })).toMatchObject({ key: 'learn.attack.end', marks: [{ act: 'pass' }] });
  });

  it('dodges where it can, and bears it where it cannot', () => {
    expect(says('attack', { q: dodging })).toMatchObject({ key: 'learn.dodge', marks: [{ card: dodge }] });
    expect(says('attack', { q: dodging, sel: { ...nothing, cards: [dodge] } })).toMatchObject({ key: 'learn.dodge_confirm', marks: [{ act: 'confirm' }] });
    expect(says('attack', { q: { ...dodging, actions: [] } })).toMatchObject({ key: 'learn.no_dodge', marks: [{ act: 'pass' }] });
  });

  it('goes on whatever was left out', () => {
    expect(says('attack', { q, table: { turn: 3 } }).key).toBe('learn.attack.again');
    expect(says('attack', { q: null, table: { turnSeat: 2 } })).toMatchObject({ key: 'learn.wait_for', marks: [] });
    expect(says('attack', { q: question({ kind: Q.SAVE, asked: [1, 2], seat: 2, mine: true, mayPass: true }) })).toMatchObject({ key: 'learn.save', marks: [{ act: 'pass' }] });
    expect(says('attack', { q: question({ kind: Q.DISCARD, asked: [1], mine: true }) }).key).toBe('learn.discard');
  });

  it('counts what was reached', () => {
    expect(goals_done(scripts.attack, facts())).toBe(0);
    const dodged = event({ kind: K.CARD_USED, seat: 1, cardType: type_no('dodge'), cards: [dodge] });
    expect(goals_done(scripts.attack, facts({ events: [hit, dodged] }))).toBe(2);
    expect(goals_done(scripts.attack, facts({ events: [hit, dodged], table: { outcome: { reason: 8, winners: [1], identities: [] } } }))).toBe(3);
  });
});

describe('lessons 2 and 3', () => {
  it('take damage for rage, make up the rest, and pay', () => {
    expect(says('rage', { q: question({ kind: Q.DODGE, mine: true, mayPass: true }) }).key).toBe('learn.rage.take');
    const angry = play(by('chaos_attack', chaos, 2));
    expect(says('rage', { q: angry, hand: [blade, chaos], me: { rage: 2 } })).toMatchObject({ key: 'learn.rage.chaos', args: { n: 2 }, marks: [{ card: chaos }] });
    expect(says('rage', { q: play(by('laguna_blade', blade, 2)), hand: [blade] })).toMatchObject({ key: 'learn.rage.blade', marks: [{ card: blade }] });
    expect(says('rage', { q: play(), hand: [blade] })).toMatchObject({ key: 'learn.rage.end', marks: [{ act: 'pass' }] });
    expect(says('rage', { q: play(), hand: [] }).key).toBe('learn.end');
  });

  it('dispel what others do, and not what is mine', () => {
    const window = (source: number) => question({ kind: Q.DISPEL, asked: [1, 2], source, mine: true, mayPass: true, actions: [by('dispel', dispel)] });
    expect(says('magic', { q: window(2) })).toMatchObject({ key: 'learn.magic.dispel', marks: [{ card: dispel }] });
    expect(says('magic', { q: window(1) })).toMatchObject({ key: 'learn.magic.own', marks: [{ act: 'pass' }] });
    const mine = event({ kind: K.CARD_USED, seat: 1, cardType: type_no('dispel'), cards: [dispel] });
    expect(says('magic', { q: window(1), events: [mine] }).key).toBe('learn.magic.chain');
    expect(says('magic', { q: { ...window(2), actions: [] } }).key).toBe('learn.window');
  });

  it('disarm who is armed', () => {
    const q = play(by('disarm', disarm, 2), by('normal_attack', strike, 2));
    const armed = { equipment: [{ card: arrow }] };
    expect(says('magic', { q, foe: armed })).toMatchObject({ key: 'learn.magic.disarm', marks: [{ card: disarm }] });
    expect(says('magic', { q })).toMatchObject({ key: 'learn.finish', marks: [{ card: strike }] });
    expect(says('magic', { q: play(), hand: [dispel] }).key).toBe('learn.magic.end');
  });
});

describe('lessons 4 and 5', () => {
  const dead = { alive: false, hp: 0 };
  it('explain, then bring down one after the other', () => {
    const q = play(by('normal_attack', strike, 2));
    const order: Key[] = [];
    for (const read of [[], ['learn.identities.own'], ['learn.identities.own', 'learn.identities.next'], ['learn.identities.own', 'learn.identities.next', 'learn.identities.fate']] as Key[][])
      order.push(says('identities', { q, seats: 5, read }).key);
    expect(order).toEqual(['learn.identities.own', 'learn.identities.next', 'learn.identities.fate', 'learn.identities.first']);
    expect(says('identities', { q: play(by('normal_attack', strike, 3)), seats: 5, foe: dead })).toMatchObject({ key: 'learn.identities.neutral', args: { who: { seat: 3 } } });
  });

  it('look before they draw', () => {
    const q = question({ kind: Q.KILL_REWARD, asked: [1], mine: true, actions: [action({ verb: V.CHOOSE, option: 1 }), action({ verb: V.CHOOSE, option: 2, ...at(3, 4, 5) })] });
    expect(says('identities', { q, seats: 5, foe: dead })).toMatchObject({ key: 'learn.identities.look', marks: [{ seat: 3 }] });
    const f = facts({ q, seats: 5, foe: dead });
    f.s.seats[2]!.identity = Identity.NEUTRAL;
    expect(advice(scripts.identities, f)).toMatchObject({ key: 'learn.identities.reward' });
  });

  it('cast once, before the turn of somebody else', () => {
    const cast = question({ kind: Q.CAST, asked: [1], mine: true, mayPass: true, actions: [action({ verb: V.SKILL, ability: skill_no('shallow_grave'), cards: [red], ...one, ...at(1, 2) })] });
    const his = { turnSeat: 2 };
    expect(says('casting', { q: cast, table: his })).toMatchObject({ key: 'learn.casting.cast', marks: [{ card: red }] });
    const chosen = click_card(cast, nothing, red);
    expect(says('casting', { q: cast, table: his, sel: chosen })).toMatchObject({ key: 'learn.casting.aim', marks: [{ seat: 1 }] });
    expect(says('casting', { q: cast, table: his, me: { statuses: [status('shallow_grave')] } }).key).toBe('learn.casting.once');
    expect(says('casting', { q: cast, table: { turnSeat: 1 } })).toMatchObject({ key: 'learn.casting.own', marks: [{ act: 'pass' }] });
  });
});

describe('the list of lessons', () => {
  beforeEach(() => ['lessons', 'played'].forEach((k) => store(k, null)));

  it('keeps what is done in this browser', () => {
    expect(is_newcomer()).toBe(true);
    lesson_done('magic');
    lesson_done('attack');
    lesson_done('attack');
    expect(lessons_done()).toEqual(['attack', 'magic']);
    expect(is_newcomer()).toBe(false);
    store('lessons', 'chess,rage');
    expect(lessons_done()).toEqual(['rage']);
  });

  it('welcomes nobody who has played', () => {
    has_played();
    expect(is_newcomer()).toBe(false);
  });

  it('leads on, and then to what was left out', () => {
    expect(next_lesson('attack', [])).toBe('rage');
    expect(next_lesson('casting', ['attack'])).toBe('rage');
    expect(next_lesson('casting', lesson_ids)).toBeNull();
    expect(lesson_of('magic')).toBe('magic');
    expect(lesson_of('')).toBeNull();
  });

  it('has words for everything', () => {
    for (const l of lesson_ids) for (const key of [...scripts[l].learnt, ...scripts[l].goals.map((g) => g.key)]) expect(texts.en[key]).toBeTruthy();
  });
});

describe('the marks', () => {
  it('lie on what is seen, and leave what is no longer meant', () => {
    document.body.innerHTML = `<button data-card="${strike}"></button><i data-act="pass"></i><i data-act="confirm" data-coach=""></i>`;
    for (const e of document.body.children) e.getClientRects = () => [{}] as unknown as DOMRectList;
    put_marks(document, [{ card: strike }, { act: 'pass' }, { seat: 2 }]);
    expect([...document.querySelectorAll('[data-coach]')].map((e) => e.tagName)).toEqual(['BUTTON', 'I']);
    put_marks(document, []);
    expect(document.querySelector('[data-coach]')).toBeNull();
  });
});

describe('where the coach stands', () => {
  const apart = (a: { x: number; y: number; w: number; h: number }, b: typeof a) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  it.each([[1280, 800], [1920, 1080], [1100, 800], [820, 1180], [390, 844], [360, 640], [844, 390]])('covers neither question nor hand at %i x %i', (w, h) => {
    for (const n of [2, 5]) {
      const { layout: l, coach } = with_coach(layout(n, w, h, true, 5));
      for (const box of [l.bar, l.hand, l.me]) expect(apart(coach, box)).toBe(true);
      expect(coach.x).toBeGreaterThanOrEqual(0);
      expect(coach.x + coach.w).toBeLessThanOrEqual(l.width);
    }
  });
});
