import { create } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import { mode_by_id } from '../../src/catalog/catalog';
import { all_ten, row_of, stage_of } from '../../src/screens/draft';
import { bot_counts, bot_mode, playable_modes } from '../../src/screens/modes';
import { reduce } from '../../src/state/reduce';
import { Event_Kind as K, EventSchema, SnapshotSchema, type Event, type Snapshot } from '../../src/state/wire';
import { side_of } from '../../src/table/sides';

const event = (e: Record<string, unknown>): Event => create(EventSchema, e as never);
const table = (mode: string, seats: Record<string, unknown>[], viewer = 1): Snapshot =>
  create(SnapshotSchema, { mode: mode_by_id(mode)?.number ?? 0, viewer, seats: seats.map((s, i) => ({ seat: i + 1, alive: true, ...s })) } as never);
const lists = (s: Snapshot, seat: number) => [s.seats[seat - 1]!.bench, s.seats[seat - 1]!.rested];

describe('the modes', () => {
  it('are all nine, with a default for each number of players (R006, R008)', () => {
    expect(playable_modes).toHaveLength(9);
    expect(bot_counts).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(bot_mode(6)?.id).toBe('fate2_identity_6a');
    expect(bot_mode(4)?.id).toBe('fate2_2v2');
  });
});

describe('the draft of the rotation', () => {
  const picked = [
    event({ kind: K.HERO_OFFERED, value: 1 }),
    event({ kind: K.HERO_OFFERED, value: 2 }),
    event({ kind: K.HERO_OFFERED, value: 3 }),
    event({ kind: K.HERO_PICKED, seat: 2, value: 2 }),
  ];

  it('moves heroes from the table to who picked them', () => {
    const s = reduce(table('fate2_1v1_rotation', [{}, {}]), picked);
    expect([s.draft, s.seats[1]!.picked]).toEqual([[1, 3], [2]]);
    expect(all_ten(s)).toEqual([1, 2, 3]);
    expect(row_of(s.seats[1]!)).toEqual([2]);
  });

  it('knows my three and only the number of theirs, until they are shown', () => {
    const kept = [
      ...[1, 3, 5].map((value) => event({ kind: K.HERO_KEPT, seat: 1, value })),
      event({ kind: K.HEROES_KEPT, seat: 1, amount: 3 }),
      event({ kind: K.HEROES_KEPT, seat: 2, amount: 3 }),
      event({ kind: K.BENCH_SHOWN, seat: 2, value: 8 }),
    ];
    const s = reduce(table('fate2_1v1_rotation', [{}, {}]), kept);
    expect(lists(s, 1)).toEqual([[1, 3, 5], []]);
    expect(lists(s, 2)).toEqual([[8, 0, 0], []]);
  });

  it('turns the piles: two that rest come back', () => {
    const before = table('fate2_1v1_rotation', [{ bench: [2, 3], hero: 1 }, {}]);
    const once = reduce(before, [event({ kind: K.ROTATED, seat: 1, value: 2, value2: 1 })]);
    expect(lists(once, 1)).toEqual([[3], [1]]);
    const twice = reduce(once, [event({ kind: K.ROTATED, seat: 1, value: 3, value2: 2, flag: true })]);
    expect(lists(twice, 1)).toEqual([[1, 2], []]);
  });

  it('has no stage without a question', () => expect(stage_of(null)).toBe('waiting'));
});

describe('sides', () => {
  const teams = [{ team: 1 }, { team: 2 }, { team: 2 }, { team: 1 }];
  it('are teams in 2v2', () => {
    expect([1, 2, 3, 4].map((n) => side_of(table('fate2_2v2', teams), n))).toEqual(['ally', 'enemy', 'enemy', 'ally']);
    expect([1, 2].map((n) => side_of(table('fate2_2v2', teams, 0), n))).toEqual(['team_1', 'team_2']);
  });
  it('are prey and hunter among three, by who is alive (R240)', () => {
    expect([2, 3].map((n) => side_of(table('fate2_1v1v1', [{}, {}, {}]), n))).toEqual(['hunter', 'prey']);
    expect(side_of(table('fate2_1v1v1', [{}, {}, { alive: false }]), 2)).toBe('prey');
    expect(side_of(table('fate2_1v1v1', [{ alive: false }, {}, {}]), 3)).toBe('none');
  });
  it('are nobody’s business where identities are hidden', () => {
    expect(side_of(table('fate2_identity_4', [{}, {}, {}, {}]), 2)).toBe('none');
  });
});
