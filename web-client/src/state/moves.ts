// Cards that change their zone.
import { areas_of, place, seat_of, take_placed } from './areas';
import { Zone, type Event, type Snapshot, type ZoneRef } from './wire';

export function move_cards(s: Snapshot, e: Event): void {
  // Hidden cards come as an empty list with a count, or as zeros.
  const cards = e.cards.length > 0 ? e.cards : new Array<number>(e.count).fill(0);
  take(s, e.from, cards, e);
  put(s, e.to, cards, e);
}

function take(s: Snapshot, from: ZoneRef | undefined, cards: readonly number[], e: Event): void {
  switch (from?.zone) {
    case undefined:
    case Zone.NONE:
      return;
    case Zone.DECK:
      s.deckCount -= cards.length;
      return;
    case Zone.DISCARD_PILE:
      for (const c of cards) remove_last(s.discardPile, c);
      return;
    case Zone.PROCESSING:
      for (const c of cards) remove_last(s.processing, c);
      return;
    case Zone.HAND: {
      const seat = seat_of(s, from.seat);
      if (!seat) return;
      seat.handCount -= cards.length;
      for (const c of cards) remove_first(seat.hand, c);
      return;
    }
    case Zone.FAITH_PILE: {
      const seat = seat_of(s, from.seat);
      if (seat) seat.faithCount -= cards.length;
      return;
    }
    default: {
      const area = areas_of(s, from);
      for (const c of cards) take_placed(area, c, e.placed);
    }
  }
}

function put(s: Snapshot, to: ZoneRef | undefined, cards: readonly number[], e: Event): void {
  switch (to?.zone) {
    case undefined:
    case Zone.NONE:
      return;
    case Zone.DECK:
      s.deckCount += cards.length;
      return;
    case Zone.DISCARD_PILE:
      s.discardPile.push(...cards);
      return;
    case Zone.PROCESSING:
      s.processing.push(...cards);
      return;
    case Zone.HAND: {
      const seat = seat_of(s, to.seat);
      if (!seat) return;
      seat.handCount += cards.length;
      if (s.allSeeing || s.viewer === to.seat) seat.hand.push(...cards);
      return;
    }
    case Zone.FAITH_PILE: {
      const seat = seat_of(s, to.seat);
      if (seat) seat.faithCount += cards.length;
      return;
    }
    default: {
      const area = areas_of(s, to);
      for (const c of cards) place(area, c, e.placed);
    }
  }
}

function remove_first(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}

function remove_last(list: number[], card: number): void {
  const at = list.lastIndexOf(card);
  if (at >= 0) list.splice(at, 1);
}
