import { describe, expect, it } from 'vitest';
import { catalog, mode_by_id } from '../../src/catalog/catalog';
import { Identity } from '../../src/state/wire';
import { aim_of, goals_of } from '../../src/table/goals';
import { seat, snapshot } from '../fixture/build';

const eight = catalog.modes.find((m) => m.id === 'fate2_identity_8')!.identities;
const four = catalog.modes.find((m) => m.id === 'fate2_identity_4')!.identities;

describe('how a match is won', () => {
  it('lists my side apart from the others', () => {
    expect(goals_of(eight, Identity.SENTINEL).others.map((s) => [s.identity, s.count])).toEqual([[Identity.SCOURGE, 3], [Identity.NEUTRAL, 2]]);
    expect(goals_of(eight, Identity.SENTINEL).two).toBe(true);
  });

  it('lists all sides for spectators, and none that the mode does not have', () => {
    expect(goals_of(four, Identity.UNKNOWN).others.map((s) => s.identity)).toEqual([Identity.SENTINEL, Identity.SCOURGE]);
  });
});

describe('how I win where no identities are', () => {
  const table = (id: string, n: number, teams: number[] = [], viewer = 1) =>
    snapshot(viewer, Array.from({ length: n }, (_, i) => seat(i + 1, n, { team: teams[i] ?? 0 })), { mode: mode_by_id(id)!.number });

  it('names whom it concerns', () => {
    expect(aim_of(table('fate2_1v1_rotation', 2))).toEqual({ key: 'goal.duel', seats: { who: [2] } });
    expect(aim_of(table('fate2_1v1v1', 3))).toEqual({ key: 'goal.hunt', seats: { prey: [3], hunter: [2] } });
    expect(aim_of(table('fate2_2v2', 4, [1, 2, 2, 1]))).toEqual({ key: 'goal.team', seats: { mate: [4], enemies: [2, 3] } });
  });

  it('knows when only two hunt each other, and says nothing to spectators', () => {
    const s = table('fate2_1v1v1', 3);
    s.seats[2]!.alive = false;
    expect(aim_of(s)).toEqual({ key: 'goal.hunt_two', seats: { prey: [2] } });
    expect(aim_of(table('fate2_2v2', 4, [1, 2, 2, 1], 0))).toBeNull();
  });
});
