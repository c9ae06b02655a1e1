// A match that is over, folded by the same fold as live play: the table after every choice, what was told, and where
// turns and moments are. Pure. Step n is what stands after n choices; step 0 is the deal.
import { card_type, mode } from '../catalog/catalog';
import { extend, type Entry } from '../state/log';
import { reduce } from '../state/reduce';
import { Event_Kind as K, Resolution_Kind, type Choice, type Event, type Question, type Replay, type Snapshot } from '../state/wire';

const snapshot_every = 24; // the table between two of these is folded again
const lines_shown = 600; // of the log, as in live play

export interface Turn {
  from: number; // the step in which it began
  seat: number;
  hero: number; // that the seat wore then; 0 = none, or before the first turn
  turn: number; // 0: before the first
  round: number;
}

export type MarkKind = 'over' | 'died' | 'identity' | 'reward' | 'saved' | 'ultimate' | 'chain' | 'judged';

export interface Mark {
  at: number;
  kind: MarkKind;
  seat: number;
  by: number; // who killed; else 0
  what: number; // ultimate: its card type; judged: for which ability; else 0
  hero: number; // of the seat then
  by_hero: number; // and of who killed
  round: number;
}

// Who stands together, and the hit points that they have in all after each step.
export interface Camp {
  by: 'identity' | 'team' | 'seat';
  n: number;
  life: readonly number[];
}

interface Step {
  entries: readonly Entry[];
  told: number; // the last step up to this one with which something was told
}

export class Course {
  readonly total: number;
  readonly turns: readonly Turn[];
  readonly marks: readonly Mark[];
  readonly camps: readonly Camp[];
  readonly final: Snapshot;
  private readonly kept: Snapshot[] = [];
  private readonly steps: Step[] = [];

  constructor(readonly replay: Replay) {
    this.total = replay.steps.length;
    const first = replay.matchState!.snapshot!;
    const turns: Turn[] = [{ from: 0, seat: 0, hero: 0, turn: 0, round: 0 }];
    const marks: Mark[] = [];
    const lives: number[][] = [];
    let table = first;
    let told = 0;
    for (let n = 0; n <= this.total; n++) {
      const events = this.events_at(n);
      if (n > 0 && events.length > 0) table = reduce(table, events);
      if (n === 0 || replay.steps[n - 1]!.update) told = n;
      if (n % snapshot_every === 0) this.kept.push(table);
      this.steps.push({ entries: events.length > 0 ? extend([], events, table) : [], told });
      lives.push(table.seats.map((v) => (v.alive ? Math.max(0, v.hp) : 0)));
      note_turns(turns, events, table, n);
      note_marks(marks, events, table, n);
    }
    this.final = table;
    this.turns = turns.length > 1 && turns[1]!.from === 0 ? turns.slice(1) : turns;
    this.marks = marks;
    this.camps = camps_of(table, lives);
  }

  // What was told with step n. Of step 0: how the match was set up.
  events_at(n: number): readonly Event[] {
    return n === 0 ? this.replay.matchState!.past : (this.replay.steps[n - 1]?.update?.events ?? []);
  }

  choice_at(n: number): Choice | undefined {
    return this.replay.steps[n - 1]?.choice;
  }

  clamp(n: number): number {
    return Math.min(this.total, Math.max(0, Math.round(Number.isFinite(n) ? n : 0)));
  }

  table_at(n: number): Snapshot {
    const at = this.clamp(n);
    const from = Math.floor(at / snapshot_every);
    let table = this.kept[from]!;
    for (let i = from * snapshot_every + 1; i <= at; i++) {
      const events = this.events_at(i);
      if (events.length > 0) table = reduce(table, events);
    }
    return table;
  }

  // The question that is open after step n.
  question_at(n: number): Question | undefined {
    const told = this.told_at(n);
    return told === 0 ? this.replay.matchState!.question : this.replay.steps[told - 1]!.update!.question;
  }

  // The last step up to n with which this viewer was told something.
  told_at(n: number): number {
    return this.steps[this.clamp(n)]!.told;
  }

  entries_at(n: number): readonly Entry[] {
    return this.steps[n]?.entries ?? [];
  }

  // The log as it stood after step n.
  log_at(n: number): Entry[] {
    const parts: (readonly Entry[])[] = [];
    let lines = 0;
    for (let i = this.clamp(n); i >= 0 && lines < lines_shown; i--) {
      const some = this.entries_at(i);
      lines += some.length;
      if (some.length > 0) parts.push(some);
    }
    return parts.reverse().flat().slice(-lines_shown);
  }

  // There is something to see in step n: the viewer was told something, or answered.
  is_stop(n: number): boolean {
    return n <= 0 || n >= this.total || this.told_at(n) === n || this.choice_at(n)?.answer !== undefined;
  }

  next(n: number): number {
    let to = this.clamp(n + 1);
    while (!this.is_stop(to)) to++;
    return to;
  }

  previous(n: number): number {
    let to = this.clamp(n - 1);
    while (!this.is_stop(to)) to--;
    return to;
  }

  // Index of the turn that step n belongs to.
  turn_of(n: number): number {
    let i = this.turns.length - 1;
    while (i > 0 && this.turns[i]!.from > n) i--;
    return i;
  }

  // First step of the turn after it, or the end.
  turn_end(i: number): number {
    return this.turns[i + 1]?.from ?? this.total;
  }

  // Where a jump by turns leads: back to the beginning of this turn first.
  by_turn(n: number, way: 1 | -1): number {
    const i = this.turn_of(n);
    if (way > 0) return this.turn_end(i);
    const from = this.turns[i]!.from;
    return n > from ? from : (this.turns[i - 1]?.from ?? 0);
  }
}

function note_turns(turns: Turn[], events: readonly Event[], after: Snapshot, n: number): void {
  for (const e of events)
    if (e.kind === K.TURN_BEGAN) turns.push({ from: n, seat: e.seat, hero: after.seats[e.seat - 1]?.hero ?? 0, turn: e.value, round: e.value2 });
}

const long_chain = 2; // so many answers to each other are worth a mark

function note_marks(marks: Mark[], events: readonly Event[], after: Snapshot, n: number): void {
  const note = (kind: MarkKind, e: Event, by = 0, what = 0): void => {
    marks.push({ at: n, kind, seat: e.seat, by, what, hero: after.seats[e.seat - 1]?.hero ?? 0, by_hero: after.seats[by - 1]?.hero ?? 0, round: after.round });
  };
  const fallen = new Set(events.filter((e) => e.kind === K.DIED).map((e) => e.seat));
  for (const e of events) {
    if (e.kind === K.DIED) note('died', e, e.other);
    else if (e.kind === K.SAVED) note('saved', e);
    else if (e.kind === K.IDENTITY_SHOWN && e.flag && !fallen.has(e.seat) && after.seats[e.seat - 1]?.alive && !after.outcome) note('identity', e);
    else if (e.kind === K.REWARDED && e.value === 2) note('reward', e);
    else if (e.kind === K.CARD_USED && card_type(e.cardType)?.kind === 'ultimate') note('ultimate', e, 0, e.cardType);
    else if (e.kind === K.JUDGED) note('judged', e, 0, e.ability);
    else if (e.kind === K.RESOLUTION_CHANGED && e.resolution?.kind === Resolution_Kind.DISPEL && e.resolution.amount === long_chain) note('chain', { ...e, seat: e.resolution.user });
    else if (e.kind === K.MATCH_OVER) note('over', e);
  }
}

// Sides are secret to whoever does not see everything; teams and single players are not.
function camps_of(final: Snapshot, lives: readonly (readonly number[])[]): Camp[] {
  const sum = (of: (seat: number) => boolean): number[] => lives.map((all) => all.reduce((a, hp, i) => (of(i + 1) ? a + hp : a), 0));
  const identities = final.outcome?.identities ?? [];
  if (mode(final.mode)?.identities !== undefined) {
    if (!final.allSeeing || identities.length === 0) return [];
    return [1, 2].map((n) => ({ by: 'identity', n, life: sum((s) => identities[s - 1] === n) }));
  }
  if (final.seats.some((v) => v.team > 0)) return [1, 2].map((n) => ({ by: 'team', n, life: sum((s) => final.seats[s - 1]?.team === n) }));
  return final.seats.length <= 3 ? final.seats.map((v) => ({ by: 'seat', n: v.seat, life: sum((s) => s === v.seat) })) : [];
}
