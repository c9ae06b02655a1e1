import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import { add_to_tally, empty_tally } from '../../src/state/tally';
import { Event_Kind as K, EventSchema, type Event } from '../../src/state/wire';

const event = (e: Partial<Event>): Event => create(EventSchema, e as never);
const course = [
  event({ kind: K.TURN_BEGAN, seat: 1, value: 1, value2: 1 }),
  event({ kind: K.DAMAGED, seat: 2, other: 1, amount: 2 }),
  event({ kind: K.TURN_BEGAN, seat: 2, value: 2, value2: 2 }),
  event({ kind: K.IDENTITY_SHOWN, seat: 3, value: 3, flag: true }),
  event({ kind: K.DAMAGED, seat: 2, other: 1, amount: 3 }),
  event({ kind: K.DIED, seat: 2, other: 1 }),
  event({ kind: K.IDENTITY_SHOWN, seat: 2, value: 1, flag: true }),
];

describe('what each seat has done', () => {
  it('is the same told at once and told step by step', () => {
    const whole = add_to_tally(empty_tally(), course);
    expect(course.reduce((t, e) => add_to_tally(t, [e]), empty_tally())).toEqual(whole);
    expect(whole.damage).toEqual({ 1: 5 });
  });

  it('keeps the moments with their rounds, and no identity of the dead', () => {
    const { moments } = add_to_tally(empty_tally(), course);
    expect(moments.map((m) => [m.round, m.key, m.seat])).toEqual([[2, 'identity', 3], [2, 'died', 2]]);
  });
});
