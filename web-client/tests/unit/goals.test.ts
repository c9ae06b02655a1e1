import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/catalog';
import { Identity } from '../../src/state/wire';
import { goals_of } from '../../src/table/goals';

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
