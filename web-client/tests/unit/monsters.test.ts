// The monsters of the jungle: what lies before the seats, what the log tells of them, and how they are laid and killed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { flushSync, mount, unmount } from 'svelte';
import { session } from '../../src/app/session.svelte';
import { language, type Lang } from '../../src/i18n/index.svelte';
import { click_card, click_seat, nothing, variant_of, type Variant } from '../../src/state/interaction';
import { extend } from '../../src/state/log';
import { Action_Verb as V, Event_Kind as K, Question_Kind as Q, ServerMessageSchema, Zone, type SeatView } from '../../src/state/wire';
import { sentence_of } from '../../src/table/log_words';
import Monsters from '../../src/table/Monsters.svelte';
import { monsters_of } from '../../src/table/placed';
import { plain, question_title } from '../../src/table/question_text';
import { seat_states } from '../../src/table/seat_state';
import { monsters_text, sentence } from '../../src/table/seat_words';
import { action, card_no, event, hero_no, laid, question, room, seat, snapshot, type EventInit } from '../fixture/build';

const place = 3007;
const kill = 3008;
const dragon = card_no('black_dragon S6');
const hidden = laid('', { faceDown: true, ability: place, owner: 2 });
const own = laid('black_dragon S6', { faceDown: true, ability: place, owner: 1 });

beforeEach(() => {
  const me = seat(1, 3, { hero: hero_no('axe'), monsterArea: [own] });
  const other = seat(2, 3, { hero: hero_no('lina'), monsterArea: [hidden, hidden] });
  session.receive(create(ServerMessageSchema, { body: { case: 'roomState', value: { room: room(1, 3) } } }));
  session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: snapshot(1, [me, other, seat(3, 3)]) } } }));
  language.choose('en');
});

const of_seat = (n: number): SeatView => session.table!.seats[n - 1]!;

function say(lang: Lang, ...events: EventInit[]): string[] {
  language.choose(lang);
  return extend([], events.map(event), session.table!).map(sentence_of);
}

describe('a monster area', () => {
  it('names what its owner knows, and counts for everybody else', () => {
    expect(monsters_text(of_seat(1))).toBe('1 monster (Black Dragon)');
    expect(monsters_text(of_seat(2))).toBe('2 monsters');
    expect(monsters_text(of_seat(3))).toBe('');
    expect(sentence(of_seat(2), undefined, 1)).toContain('2 monsters');
  });

  it('of the dead is empty', () => expect(monsters_of({ ...of_seat(2), alive: false })).toEqual([]));

  describe('as it is drawn', () => {
    let part: Record<string, unknown> | undefined;
    afterEach(() => void (part && unmount(part)));

    function drawn(n: number, most: number): HTMLElement | null {
      const target = document.createElement('div');
      part = mount(Monsters, { target, props: { view: of_seat(n), most } });
      flushSync();
      return target.querySelector('[data-area=monsters]');
    }

    it('shows the faces that the viewer knows and the backs of the others', () => {
      expect(drawn(1, 4)?.title).toBe('Black Dragon');
      unmount(part!);
      expect(drawn(2, 4)?.querySelectorAll('.down')).toHaveLength(2);
    });

    it('counts on the last card what has no room', () => {
      const area = drawn(2, 1);
      expect(area?.querySelectorAll('.mini')).toHaveLength(1);
      expect(area?.textContent?.trim()).toBe('2');
    });

    it('is not there without monsters', () => expect(drawn(3, 4)).toBeNull());
  });
});

describe('the log of monsters', () => {
  const moved = (by: number, ability: number): EventInit => ({
    kind: K.CARDS_MOVED, seat: by, ability, from: { zone: Zone.MONSTER_AREA, seat: 2 }, to: { zone: Zone.PROCESSING }, count: 1, cards: [dragon],
  });

  it('tells the one that is turned up from the one that is killed, in three languages', () => {
    expect(say('en', moved(2, place))).toEqual(['Lina turns up ♠6 Black Dragon']);
    expect(say('en', moved(3, kill))[0]).toMatch(/ kills a monster of Lina: ♠6 Black Dragon$/);
    expect(say('hant', moved(2, place))[0]).toMatch(/翻開野怪 ♠6 黑龍$/);
    expect(say('hans', moved(1, kill))[0]).toMatch(/^你 击杀 .+ 的野怪 ♠6 黑龙$/);
  });

  it('does not say once more that its text is used', () => {
    expect(say('en', moved(2, place), { kind: K.EQUIPMENT_USED, seat: 2, ability: 1000 + 43 })).toHaveLength(1);
  });

  it('says of one laid by somebody else only that it was', () => {
    const laid_down: EventInit = { kind: K.CARDS_MOVED, seat: 2, ability: place, from: { zone: Zone.HAND, seat: 2 }, to: { zone: Zone.MONSTER_AREA, seat: 2 }, count: 1, cards: [] };
    expect(say('en', laid_down)).toEqual(['Lina places a monster face down']);
  });
});

describe('a monster', () => {
  const dodge = card_no('dodge H6');
  const laying = action({ verb: V.PLACE, ability: place, cards: [dragon], minCards: 1, maxCards: 1 });
  const killing = action({ verb: V.KILL, ability: kill, cards: [dodge, dragon], minCards: 1, maxCards: 1, targets: [2, 3], minTargets: 1, maxTargets: 1 });
  const q = question({ kind: Q.PLAY, asked: [1], mine: true, mayPass: true, actions: [laying, killing] });

  it('is laid by a click on it', () => {
    expect(plain(question_title(q, click_card(q, nothing, dragon)))).toContain('Black Dragon');
  });

  it('is killed with a card and its owner, and the title says so, not the card that pays', () => {
    const s = click_seat(q, click_card(q, nothing, dodge), 2);
    expect(plain(question_title(q, s))).toBe('Kill a monster on Lina?');
  });
});

it('a range says nothing about killing a monster', () => {
  const card = card_no('normal_attack S3');
  const q = question({
    kind: Q.PLAY, asked: [1], mine: true, mayPass: true,
    actions: [
      action({ verb: V.USE, cardType: 1, cards: [card], minCards: 1, maxCards: 1, targets: [2], minTargets: 1, maxTargets: 1 }),
      action({ verb: V.KILL, ability: kill, cards: [card], minCards: 1, maxCards: 1, targets: [2], minTargets: 1, maxTargets: 1 }),
    ],
    blocks: [{ $typeName: 'fate.v1.Block', card: 0, seat: 3, ability: 0, reason: 1, cause: 0, value: 3, value2: 2, ruling: 58 }],
  });
  const reason = (variant: Variant) => seat_states(session.table!, q, true, { ...nothing, cards: [card], variant })[2]!.reason?.ruling;
  expect(reason(variant_of(q.actions[0]!))).toBe(58);
  expect(reason(variant_of(q.actions[1]!))).toBeUndefined();
});
