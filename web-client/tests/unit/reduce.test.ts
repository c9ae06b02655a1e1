import { describe, expect, it } from 'vitest';
import { clone, create, equals } from '@bufbuild/protobuf';
import { reduce } from '../../src/state/reduce';
import { Event_Kind as K, Identity, Phase, Resolution_Kind, SnapshotSchema, StatusSchema, Zone, type Snapshot } from '../../src/state/wire';
import { card_no, event, laid, seat, skill_no, snapshot, type EventInit } from '../fixture/build';

const start = (): Snapshot => snapshot(1, [seat(1, 3, { hand: [card_no('dodge'), card_no('greed')], handCount: 2 }), seat(2, 3, { handCount: 3 }), seat(3, 3, { handCount: 4 })]);
const after = (...events: EventInit[]): Snapshot => reduce(start(), events.map(event));
const move = (from: [number, number], to: [number, number], cards: number[], count: number, more: EventInit = {}): EventInit => ({
  kind: K.CARDS_MOVED, from: { zone: from[0], seat: from[1] }, to: { zone: to[0], seat: to[1] }, cards, count, ...more,
});

describe('the fold', () => {
  it('leaves the given snapshot alone', () => {
    const before = start();
    const copy = clone(SnapshotSchema, before);
    reduce(before, [event({ kind: K.HP_CHANGED, seat: 2, value: 1, amount: -3 }), event(move([Zone.HAND, 1], [Zone.DISCARD_PILE, 0], [card_no('dodge')], 1))]);
    expect(equals(SnapshotSchema, before, copy)).toBe(true);
  });

  it('begins turns and phases', () => {
    const s = after({ kind: K.TURN_BEGAN, seat: 2, value: 5, value2: 2 }, { kind: K.PHASE_BEGAN, seat: 2, value: Phase.DRAW });
    expect([s.turnSeat, s.turn, s.round, s.phase]).toEqual([2, 5, 2, Phase.DRAW]);
  });

  it('draws hidden cards for others and known ones for me', () => {
    const s = after(move([Zone.DECK, 0], [Zone.HAND, 2], [], 2), move([Zone.DECK, 0], [Zone.HAND, 1], [card_no('sunder'), card_no('chakra')], 2));
    expect(s.deckCount).toBe(54);
    expect(s.seats[1]!.handCount).toBe(5);
    expect(s.seats[1]!.hand).toEqual([]);
    expect(s.seats[0]!.hand.slice(-2)).toEqual([card_no('sunder'), card_no('chakra')]);
  });

  it('takes zeros for hidden cards too', () => {
    const s = after(move([Zone.HAND, 2], [Zone.HAND, 3], [0, 0], 2));
    expect([s.seats[1]!.handCount, s.seats[2]!.handCount]).toEqual([1, 6]);
    expect(s.seats[2]!.hand).toEqual([]);
  });

  it('moves a card from my hand over the table to the discard pile', () => {
    const c = card_no('greed');
    const s = after(move([Zone.HAND, 1], [Zone.PROCESSING, 0], [c], 1), move([Zone.PROCESSING, 0], [Zone.DISCARD_PILE, 0], [c], 1));
    expect(s.seats[0]!.hand).toEqual([card_no('dodge')]);
    expect(s.processing).toEqual([]);
    expect(s.discardPile.at(-1)).toBe(c);
  });

  it('puts on, turns and loses equipment', () => {
    const c = card_no('talisman_of_evasion');
    const on = after(move([Zone.HAND, 2], [Zone.EQUIPMENT, 2], [c], 1), { kind: K.EQUIPMENT_TURNED, seat: 2, cards: [c], flag: true });
    expect(on.seats[1]!.equipment[0]).toMatchObject({ card: c, turned: true });
    const off = reduce(on, [event(move([Zone.EQUIPMENT, 2], [Zone.DISCARD_PILE, 0], [c], 1))]);
    expect(off.seats[1]!.equipment).toEqual([]);
  });

  it('lays cards face down and turns them up', () => {
    const mines = { ability: skill_no('remote_mines'), owner: 2, faceDown: true };
    const s = after(move([Zone.HAND, 2], [Zone.STATE_AREA, 3], [], 2, { placed: mines }));
    expect(s.seats[2]!.stateArea.map((p) => [p.card, p.faceDown, p.owner])).toEqual([[0, true, 2], [0, true, 2]]);
    const shown = reduce(s, [event({ kind: K.PLACED_SHOWN, seat: 3, to: { zone: Zone.STATE_AREA, seat: 3 }, cards: [card_no('chakra')], placed: { ...laid('chakra'), ability: mines.ability, owner: 2 } })]);
    expect(shown.seats[2]!.stateArea.filter((p) => p.card > 0)).toHaveLength(1);
    expect(shown.seats[2]!.stateArea).toHaveLength(2);
  });

  it('shuffles the discard pile into the deck', () => {
    const s = after({ kind: K.DECK_SHUFFLED, value: 71 });
    expect([s.deckCount, s.discardPile.length]).toEqual([71, 0]);
  });

  it('keeps statuses, limits, skips and derived facts', () => {
    const st = create(StatusSchema, { ability: 21, owner: 3, param: 2 });
    const s = after(
      { kind: K.STATUS_GAINED, seat: 2, status: st }, { kind: K.USED_CHANGED, seat: 2, ability: 7, flag: true }, { kind: K.SKIPS_CHANGED, seat: 2, value: 5 },
      { kind: K.DERIVED, seat: 2, value: 255, value2: 3, amount: 6, targets: [1, 0, 1] }, { kind: K.ATTACKS_CHANGED, seat: 2, value: 1 },
    );
    const v = s.seats[1]!;
    expect(v.statuses).toHaveLength(1);
    expect(v.used).toEqual([7]);
    expect([v.skipDraw, v.skipPlay, v.skipDiscard]).toEqual([true, false, true]);
    expect([v.attackLimit, v.attackRange, v.handLimit, v.attacksUsed]).toEqual([255, 3, 6, 1]);
    expect(v.distances).toEqual([1, 0, 1]);
    const gone = reduce(s, [event({ kind: K.STATUS_ENDED, seat: 2, status: st }), event({ kind: K.USED_CHANGED, seat: 2, ability: 7, flag: false })]);
    expect(gone.seats[1]!.statuses).toEqual([]);
    expect(gone.seats[1]!.used).toEqual([]);
  });

  it('knows identities, deaths and killers', () => {
    const s = after({ kind: K.IDENTITY_SHOWN, seat: 3, value: Identity.SCOURGE, flag: true }, { kind: K.DIED, seat: 3, other: 2 }, { kind: K.KILLER_CHANGED, seat: 3, other: 1 });
    expect(s.seats[2]).toMatchObject({ alive: false, killer: 1, identity: Identity.SCOURGE, identityPublic: true });
  });

  it('pushes, changes and pops what is being resolved', () => {
    const use = { kind: Resolution_Kind.CARD_USE, user: 2, targets: [1] };
    const s = after({ kind: K.RESOLUTION_BEGAN, resolution: use }, { kind: K.RESOLUTION_BEGAN, resolution: { kind: Resolution_Kind.DISPEL } }, { kind: K.RESOLUTION_CHANGED, value: 1, resolution: { kind: Resolution_Kind.DISPEL, amount: 1 } });
    expect(s.stack.map((r) => [r.kind, r.amount])).toEqual([[Resolution_Kind.CARD_USE, 0], [Resolution_Kind.DISPEL, 1]]);
    // What lies below may change while something stands upon it.
    const below = reduce(s, [event({ kind: K.RESOLUTION_CHANGED, value: 0, resolution: { ...use, amount: 3 } })]);
    expect(below.stack.map((r) => [r.kind, r.amount])).toEqual([[Resolution_Kind.CARD_USE, 3], [Resolution_Kind.DISPEL, 1]]);
    expect(reduce(s, [event({ kind: K.RESOLUTION_ENDED })]).stack).toHaveLength(1);
  });

  it('ends the match', () => {
    const s = after({ kind: K.MATCH_OVER, outcome: { reason: 1, winners: [1, 2], identities: [1, 1, 2] } });
    expect(s.outcome).toMatchObject({ reason: 1, winners: [1, 2] });
  });

  it('does nothing for records that only tell why', () => {
    expect(equals(SnapshotSchema, after({ kind: K.DAMAGED, seat: 1, amount: 2 }, { kind: K.NOTE, value: 5 }, { kind: K.HIT, seat: 1, other: 2 }), start())).toBe(true);
  });
});
