// The keys at the table, second thoughts, and what is taken back: on a table that a server could send.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { hands } from '../../src/app/hands.svelte';
import { session } from '../../src/app/session.svelte';
import { language } from '../../src/i18n/index.svelte';
import { nothing } from '../../src/state/interaction';
import { Action_Verb as V, Identity, Question_Kind as Q, Resolution_Kind as R, ServerMessageSchema } from '../../src/state/wire';
import { deliver } from '../../src/table/deliver.svelte';
import { inspect } from '../../src/table/inspect.svelte';
import { table_key } from '../../src/table/keys';
import { action, card_no, question, room, seat, snapshot, type_no, use, type QuestionInit } from '../fixture/build';

const attack = card_no('normal_attack');
const dodge = card_no('dodge');
const hand = [attack, dodge];
const acts = { show_log: vi.fn(), show_chat: vi.fn(), show_menu: vi.fn() };

const attacks = () => action({ verb: V.USE, cardType: type_no('normal_attack'), cards: [attack], minCards: 1, maxCards: 1, targets: [2, 3], minTargets: 1, maxTargets: 1 });

function ask(init: QuestionInit, more: Parameters<typeof snapshot>[2] = {}): void {
  const seats = [seat(1, 3, { hand, handCount: 2, identity: Identity.SENTINEL }), seat(2, 3, { identity: Identity.SENTINEL }), seat(3, 3)];
  session.receive(create(ServerMessageSchema, { body: { case: 'roomState', value: { room: room(1, 3) } } }));
  session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: snapshot(1, seats, more), question: question({ seat: 1, mine: true, asked: [1], ...init }) } } }));
}

function press(key: string, target?: HTMLElement): boolean {
  const e = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  (target ?? document.body).dispatchEvent(e);
  return table_key(e, session.table?.seats[0], hand, acts);
}

let sent: unknown[];
let id = 100;
beforeEach(() => {
  language.choose('en');
  hands.set_ask_twice(true);
  sent = [];
  session.send = (body) => void sent.push(body);
  inspect.close();
  vi.useFakeTimers({ toFake: ['performance'] });
  ask({ id: ++id, kind: Q.PLAY, mayPass: true, actions: [attacks()] });
  vi.advanceTimersByTime(1_000);
});

describe('keys at the table', () => {
  it('choose a card by letter, a seat by its number, and confirm', () => {
    expect(press('q')).toBe(true);
    expect(session.selection.cards).toEqual([attack]);
    press('3');
    expect(session.selection.targets).toEqual([3]);
    press('Enter');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ case: 'answer', value: { answer: { cards: [attack], targets: [3] } } });
  });

  it('a number is a card while no seat is asked for', () => {
    press('1');
    expect(session.selection).toMatchObject({ cards: [attack], targets: [] });
    press('2');
    expect(session.selection).toMatchObject({ cards: [attack], targets: [2] });
  });

  it('take back one step, or all of it', () => {
    press('q');
    press('3');
    press('Backspace');
    expect(session.selection).toMatchObject({ cards: [attack], targets: [] });
    press('z');
    expect(session.selection.cards).toEqual([]);
    press('q');
    press('3');
    press('Escape');
    expect(session.selection).toEqual(nothing);
    expect(sent).toEqual([]);
  });

  it('pass on space, unless something is chosen or a button has the focus', () => {
    press('q');
    expect(press(' ')).toBe(false);
    press('Escape');
    expect(press(' ', document.body.appendChild(document.createElement('button')))).toBe(false);
    expect(sent).toEqual([]);
    press(' ');
    expect(sent).toHaveLength(1);
  });

  it('Enter on a chosen card confirms it', () => {
    press('q');
    press('3');
    const b = document.createElement('button');
    b.dataset['card'] = String(attack);
    b.setAttribute('aria-pressed', 'true');
    b.ariaPressed = 'true';
    press('Enter', document.body.appendChild(b));
    expect(sent).toHaveLength(1);
  });

  it('mean nothing while somebody types', () => {
    expect(press('q', document.body.appendChild(document.createElement('input')))).toBe(false);
    expect(session.selection).toEqual(nothing);
  });

  it('a key that was meant for the question before is no answer', () => {
    ask({ id: ++id, kind: Q.PLAY, mayPass: true, actions: [attacks()] });
    expect(press(' ')).toBe(true);
    expect(sent).toEqual([]);
  });

  it('open log, chat, menu and goals, note a suspicion, look at a card, sort the hand', () => {
    press('l');
    press('c');
    press('m');
    expect([acts.show_log, acts.show_chat, acts.show_menu].map((f) => f.mock.calls.length)).toEqual([1, 1, 1]);
    const plaque = document.body.appendChild(document.createElement('div'));
    plaque.dataset['seat'] = '3';
    const b = plaque.appendChild(document.createElement('button'));
    press('x', b);
    expect(session.marks.of(3)).toBe(Identity.SENTINEL);
    press('b', b);
    expect(inspect.seat).toBe(3);
    inspect.close();
    press('g');
    expect(inspect.goals).toBe(true);
    hands.sort('drawn');
    press('v');
    expect(hands.order).toBe('type');
    hands.sort('drawn');
  });
});

describe('harmful choices', () => {
  it('an attack on my own side goes when it is confirmed twice, and not by a double click', () => {
    press('q');
    press('2');
    press('Enter');
    expect(sent).toEqual([]);
    expect(deliver.doubt).toEqual({ is: 'attack', seat: 2 });
    vi.advanceTimersByTime(100);
    press('Enter');
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(400);
    press('Enter');
    expect(sent).toHaveLength(1);
  });

  it('choosing anything else ends the doubt', () => {
    press('q');
    press('2');
    press('Enter');
    press('3');
    expect(deliver.doubt).toBeNull();
    press('Enter');
    expect(sent).toHaveLength(1);
  });

  it('passing my own rescue is asked for again; that of another is not', () => {
    const save = { kind: Q.SAVE, mayPass: true, cardType: type_no('healing_salve'), actions: [action({ verb: V.USE, cardType: type_no('healing_salve'), cards: [dodge], minCards: 1, maxCards: 1 })] };
    const dying = (who: number) => ({ stack: [use({ kind: R.DYING, targets: [who] })] });
    ask({ id: ++id, ...save }, dying(1));
    vi.advanceTimersByTime(1_000);
    session.select(nothing);
    press(' ');
    expect(deliver.doubt).toEqual({ is: 'pass' });
    expect(sent).toEqual([]);
    ask({ id: ++id, ...save }, dying(3));
    vi.advanceTimersByTime(1_000);
    session.select(nothing);
    press(' ');
    expect(sent).toHaveLength(1);
  });

  it('nobody is asked again who does not want it', () => {
    hands.set_ask_twice(false);
    press('q');
    press('2');
    press('Enter');
    expect(sent).toHaveLength(1);
  });
});
