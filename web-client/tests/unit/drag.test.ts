// A card dragged by mouse and by finger: onto a seat, into the middle, elsewhere, and Esc on the way.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { session } from '../../src/app/session.svelte';
import { nothing } from '../../src/state/interaction';
import { Action_Verb as V, Question_Kind as Q, ServerMessageSchema } from '../../src/state/wire';
import { drag } from '../../src/table/drag.svelte';
import { action, card_no, question, room, seat, snapshot, type_no } from '../fixture/build';

const attack = card_no('normal_attack');
const salve = card_no('healing_salve');
let under: Element | null = null;
let id = 500;

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const e = new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse', clientX: x, clientY: y, bubbles: true, ...more });
  if (type === 'pointerdown') drag.press(e, more.detail === salve ? salve : attack);
  else window.dispatchEvent(e);
}

beforeEach(() => {
  document.body.innerHTML = '<div data-seat="2" id="two"></div><div data-seat="3" id="three"></div><div data-anchor="stage" id="stage"></div>';
  document.elementFromPoint = () => under;
  document.querySelector('#stage')!.getBoundingClientRect = () => ({ left: 400, right: 500, top: 100, bottom: 200 }) as DOMRect;
  under = null;
  session.send = vi.fn();
  const uses = action({ verb: V.USE, cardType: type_no('normal_attack'), cards: [attack], minCards: 1, maxCards: 1, targets: [1, 2], minTargets: 1, maxTargets: 1 });
  session.receive(create(ServerMessageSchema, { body: { case: 'roomState', value: { room: room(1, 3) } } }));
  session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: {
    snapshot: snapshot(1, [seat(1, 3, { hand: [attack, salve] }), seat(2, 3), seat(3, 3)]),
    question: question({ id: ++id, seat: 1, mine: true, asked: [1], kind: Q.PLAY, mayPass: true, actions: [uses] }),
  } } }));
});

const go = (x: number, y: number, touch = false): void => {
  const how = touch ? { pointerType: 'touch' } : {};
  pointer('pointerdown', 100, 500, how);
  pointer('pointermove', 102, 470, how);
  pointer('pointermove', x, y, how);
};

describe('a dragged card', () => {
  it.each([false, true])('onto a seat chooses card and seat, and sends nothing (touch: %s)', (touch) => {
    under = document.querySelector('#two');
    go(300, 100, touch);
    expect(drag.card).toBe(attack);
    expect(drag.over).toBe(2);
    pointer('pointerup', 300, 100, touch ? { pointerType: 'touch' } : {});
    expect(session.selection).toMatchObject({ cards: [attack], targets: [2] });
    expect(drag.card).toBe(0);
    expect(session.send).not.toHaveBeenCalled();
  });

  it('into the middle is chosen', () => {
    go(450, 150);
    pointer('pointerup', 450, 150);
    expect(session.selection).toMatchObject({ cards: [attack], targets: [] });
  });

  it('anywhere else, or onto a seat that does not take it, changes nothing', () => {
    go(20, 20);
    pointer('pointerup', 20, 20);
    expect(session.selection).toEqual(nothing);
    under = document.querySelector('#three');
    go(300, 100);
    expect(drag.over).toBe(0);
    pointer('pointerup', 300, 100);
    expect(session.selection).toEqual(nothing);
  });

  it('is put back by Esc', () => {
    under = document.querySelector('#two');
    go(300, 100);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(drag.card).toBe(0);
    pointer('pointerup', 300, 100);
    expect(session.selection).toEqual(nothing);
  });

  it('is none while a finger scrolls the hand, or for a hand that shakes', () => {
    pointer('pointerdown', 100, 500, { pointerType: 'touch' });
    pointer('pointermove', 180, 480, { pointerType: 'touch' });
    expect(drag.card).toBe(0);
    pointer('pointercancel', 180, 480, { pointerType: 'touch' });
    pointer('pointerdown', 100, 500);
    pointer('pointermove', 104, 503);
    expect(drag.card).toBe(0);
    pointer('pointerup', 104, 503);
  });

  it('that cannot be played stays in the hand', () => {
    pointer('pointerdown', 100, 500, { detail: salve });
    pointer('pointermove', 100, 400);
    expect(drag.card).toBe(0);
    expect(session.selection).toEqual(nothing);
    pointer('pointerup', 100, 400);
  });

  it('ends without a choice when the question has changed', () => {
    go(450, 150);
    session.receive(create(ServerMessageSchema, { body: { case: 'update', value: { question: question({ id: ++id, seat: 1, mine: true, asked: [1], kind: Q.PLAY, mayPass: true, actions: [] }) } } }));
    pointer('pointerup', 450, 150);
    expect(session.selection).toEqual(nothing);
  });
});
