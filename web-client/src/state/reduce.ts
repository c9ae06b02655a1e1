// The pure fold over what the server says happened: Snapshot + Event -> Snapshot, as event.proto documents it.
// The same function serves play, resume, replays and tests.
import { clone, create } from '@bufbuild/protobuf';
import { SKIP_DISCARD, SKIP_DRAW, SKIP_PLAY, areas_of, seat_of, turn_up } from './areas';
import { move_cards } from './moves';
import {
  Event_Kind,
  OutcomeSchema,
  PlacedCardSchema,
  ResolutionSchema,
  SeatViewSchema,
  StatusSchema,
  type Event,
  type SeatView,
  type Snapshot,
  type Status,
} from './wire';

// Folds all events into a copy; the given snapshot stays as it is. Seats that nothing happened to stay the same objects,
// so that the page redraws only what changed.
export function reduce(before: Snapshot, events: readonly Event[]): Snapshot {
  const s: Snapshot = {
    ...before,
    discardPile: [...before.discardPile],
    processing: [...before.processing],
    seats: [...before.seats],
    table: [...before.table],
    stack: [...before.stack],
    draft: [...before.draft],
  };
  const own = new Set<number>(); // seats that were copied already
  for (const e of events) {
    for (const seat of touched(e)) copy_seat(s, seat, own);
    apply(s, e);
  }
  return s;
}

// The seats that an event may change.
function touched(e: Event): number[] {
  return e.kind === Event_Kind.CARDS_MOVED || e.kind === Event_Kind.PLACED_SHOWN ? [e.from?.seat ?? 0, e.to?.seat ?? 0] : [e.seat];
}

function copy_seat(s: Snapshot, seat: number, own: Set<number>): void {
  const old = s.seats[seat - 1];
  if (!old || own.has(seat)) return;
  s.seats[seat - 1] = clone(SeatViewSchema, old);
  own.add(seat);
}

function apply(s: Snapshot, e: Event): void {
  switch (e.kind) {
    case Event_Kind.FATE_DRAWN:
      s.fate = e.value;
      return;
    case Event_Kind.TURN_BEGAN:
      s.turnSeat = e.seat;
      s.turn = e.value;
      s.round = e.value2;
      return;
    case Event_Kind.PHASE_BEGAN:
      s.turnSeat = e.seat;
      s.phase = e.value;
      return;
    case Event_Kind.CARDS_MOVED:
      move_cards(s, e);
      return;
    case Event_Kind.DECK_SHUFFLED:
      s.discardPile = [];
      s.deckCount = e.value;
      return;
    case Event_Kind.PLACED_SHOWN:
      if (e.placed) turn_up(areas_of(s, e.to), e.cards[0] ?? 0, e.placed);
      return;
    case Event_Kind.RESOLUTION_BEGAN:
      if (e.resolution) s.stack.push(clone(ResolutionSchema, e.resolution));
      return;
    case Event_Kind.RESOLUTION_CHANGED:
      // Not always the innermost: a skill in the middle of a damage changes the damage below itself.
      if (e.resolution && e.value < s.stack.length) s.stack[e.value] = clone(ResolutionSchema, e.resolution);
      return;
    case Event_Kind.RESOLUTION_ENDED:
      s.stack.pop();
      return;
    case Event_Kind.STARTER_NAMED:
      s.starter = e.seat;
      return;
    case Event_Kind.HERO_OFFERED:
      s.draft.push(e.value);
      return;
    case Event_Kind.MATCH_OVER:
      s.outcome = e.outcome ? clone(OutcomeSchema, e.outcome) : create(OutcomeSchema);
      return;
    default: {
      const seat = seat_of(s, e.seat);
      if (e.kind === Event_Kind.HERO_PICKED) remove(s.draft, e.value);
      if (seat) apply_to_seat(seat, e);
    }
  }
}

function apply_to_seat(seat: SeatView, e: Event): void {
  switch (e.kind) {
    case Event_Kind.IDENTITY_SHOWN:
      seat.identity = e.value;
      seat.identityPublic ||= e.flag;
      return;
    case Event_Kind.HERO_SHOWN:
      seat.hero = e.value;
      seat.maxHp = e.amount;
      seat.hp = e.value2;
      return;
    case Event_Kind.EQUIPMENT_TURNED: {
      const at = seat.equipment.findIndex((p) => p.card === e.cards[0]);
      const old = seat.equipment[at];
      if (old) seat.equipment[at] = { ...clone(PlacedCardSchema, old), turned: e.flag };
      return;
    }
    case Event_Kind.HP_CHANGED:
      seat.hp = e.value;
      return;
    case Event_Kind.RAGE_CHANGED:
      seat.rage = e.value;
      return;
    case Event_Kind.STATUS_GAINED:
      if (e.status) seat.statuses.push(clone(StatusSchema, e.status));
      return;
    case Event_Kind.STATUS_ENDED:
      if (e.status) end_status(seat, e.status);
      return;
    case Event_Kind.SKIPS_CHANGED:
      seat.skipDraw = (e.value & SKIP_DRAW) !== 0;
      seat.skipPlay = (e.value & SKIP_PLAY) !== 0;
      seat.skipDiscard = (e.value & SKIP_DISCARD) !== 0;
      return;
    case Event_Kind.USED_CHANGED:
      set_used(seat, e.ability, e.flag);
      return;
    case Event_Kind.ATTACKS_CHANGED:
      seat.attacksUsed = e.value;
      return;
    case Event_Kind.DERIVED:
      seat.attackLimit = e.value;
      seat.attackRange = e.value2;
      seat.handLimit = e.amount;
      seat.distances = [...e.targets];
      return;
    case Event_Kind.DIED:
      seat.alive = false;
      seat.killer = e.other;
      return;
    case Event_Kind.KILLER_CHANGED:
      seat.killer = e.other;
      return;
    case Event_Kind.CONTESTED:
      seat.contestCard = e.cards[0] ?? 0;
      return;
    case Event_Kind.TEAM_JOINED:
      seat.team = e.value;
      return;
    default:
      apply_to_heroes(seat, e);
  }
}

// The heroes of the 1v1 rotation.
function apply_to_heroes(seat: SeatView, e: Event): void {
  switch (e.kind) {
    case Event_Kind.HERO_PICKED:
      seat.picked.push(e.value);
      return;
    case Event_Kind.HERO_KEPT:
      seat.bench.push(e.value);
      return;
    case Event_Kind.HEROES_KEPT:
      while (seat.bench.length < e.amount) seat.bench.push(0);
      return;
    case Event_Kind.BENCH_SHOWN: {
      // Of those that lie face down it is the first one, unless the viewer knew it: they are turned up in order.
      const hidden = seat.bench.indexOf(0);
      if (!seat.bench.includes(e.value) && hidden >= 0) seat.bench[hidden] = e.value;
      return;
    }
    case Event_Kind.ROTATED:
      remove(seat.bench, e.value);
      if (e.value2 > 0) seat.rested.push(e.value2);
      if (e.flag) seat.bench.push(...seat.rested.splice(0));
      return;
    default:
      return; // the other records only tell why
  }
}

function remove(list: number[], item: number): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

function set_used(seat: SeatView, ability: number, exhausted: boolean): void {
  const at = seat.used.indexOf(ability);
  if (exhausted && at < 0) seat.used.push(ability);
  if (!exhausted && at >= 0) seat.used.splice(at, 1);
}

function end_status(seat: SeatView, status: Status): void {
  const same = (t: Status) => t.ability === status.ability && t.owner === status.owner && t.param === status.param;
  let at = seat.statuses.findIndex(same);
  if (at < 0) at = seat.statuses.findIndex((t) => t.ability === status.ability);
  if (at >= 0) seat.statuses.splice(at, 1);
}

