// Why a match ended, as a clause without language: by the mode, so that it says what decided there.
import { mode } from '../catalog/catalog';
import type { Key } from '../i18n/keys';
import type { Args } from './log';
import { Outcome_Reason as Reason, type Snapshot } from './wire';

export interface Clause {
  say: Key;
  args: Args;
}

const plain: Readonly<Record<number, Key>> = {
  [Reason.SCOURGE_DEAD]: 'result.reason.1',
  [Reason.SENTINEL_DEAD]: 'result.reason.2',
  [Reason.FATE]: 'result.reason.3',
  [Reason.REVEALED_WON]: 'result.reason.4',
  [Reason.REVEALED_DEAD]: 'result.reason.5',
  [Reason.TEAM_DEAD]: 'result.reason.6',
  [Reason.KILLED_PREVIOUS]: 'result.reason.7',
  [Reason.LAST_ALIVE]: 'result.reason.8',
  [Reason.DRAW]: 'result.reason.9',
  [Reason.VOID]: 'result.reason.10',
};

export function because(s: Snapshot): Clause | undefined {
  const outcome = s.outcome;
  const say = plain[outcome?.reason ?? 0];
  if (!outcome || !say) return undefined;
  const winner = outcome.winners[0] ?? 0;
  const losers = s.seats.filter((v) => !outcome.winners.includes(v.seat));
  const loser = losers[0];
  switch (outcome.reason) {
    case Reason.TEAM_DEAD:
      return loser && loser.team > 0 ? { say: 'result.team_fallen', args: { n: loser.team } } : { say, args: {} };
    case Reason.LAST_ALIVE:
      // Of two, the other one fell: whichever of the three heroes it was, the player is the character (R236).
      if (loser && losers.length === 1) return { say: 'result.seat_fallen', args: { who: { seat: loser.seat, player: true } } };
      return winner > 0 ? { say: 'result.one_left', args: { who: { seat: winner } } } : { say, args: {} };
    case Reason.KILLED_PREVIOUS: {
      const killed = losers.filter((v) => !v.alive && v.killer === winner);
      // Of two that it killed the first one was no prey, or the match had ended then: the previous seat decided (R240).
      const previous = ((winner - 2 + s.seats.length) % s.seats.length) + 1;
      const prey = killed.length === 1 ? killed[0] : killed.find((v) => v.seat === previous);
      return prey ? { say: 'result.prey_killed', args: { who: { seat: winner }, prey: { seat: prey.seat } } } : { say, args: {} };
    }
    case Reason.FATE:
      return winner > 0 && s.fate > 0 ? { say: 'result.fate_done', args: { who: { seat: winner }, fate: { fate: s.fate } } } : { say, args: {} };
    case Reason.DRAW:
      // A neutral may be alive still, and win nothing (R144).
      return { say: mode(s.mode)?.identities === undefined ? say : 'result.no_side', args: {} };
    default:
      return { say, args: {} };
  }
}
