// What lies in front of the seats.
import { Zone, type PlacedCard, type SeatView, type Snapshot, type ZoneRef } from './wire';

export const SKIP_DRAW = 1;
export const SKIP_PLAY = 2;
export const SKIP_DISCARD = 4;

export function seat_of(s: Snapshot, seat: number): SeatView | undefined {
  return seat > 0 ? s.seats[seat - 1] : undefined;
}

// The list of cards that the zone holds; a fresh empty list for zones that are only counted or do not exist.
export function areas_of(s: Snapshot, ref: ZoneRef | undefined): PlacedCard[] {
  if (!ref) return [];
  if (ref.zone === Zone.TABLE) return s.table;
  const seat = seat_of(s, ref.seat);
  if (!seat) return [];
  switch (ref.zone) {
    case Zone.EQUIPMENT:
      return seat.equipment;
    case Zone.STATE_AREA:
      return seat.stateArea;
    case Zone.MONSTER_AREA:
      return seat.monsterArea;
    case Zone.SET_ASIDE:
      return seat.setAside;
    case Zone.SOULS:
      return seat.souls;
    default:
      return [];
  }
}

// Takes one card away: the very card if the viewer knows it, else one that lies face down.
export function take_placed(area: PlacedCard[], card: number, like?: PlacedCard): void {
  let at = card > 0 ? area.findIndex((p) => p.card === card) : -1;
  if (at < 0 && like) at = area.findIndex((p) => p.card === 0 && p.owner === like.owner && p.ability === like.ability);
  if (at < 0) at = area.findIndex((p) => p.card === 0);
  if (at >= 0) area.splice(at, 1);
}

export function place(area: PlacedCard[], card: number, like: PlacedCard | undefined): void {
  area.push({
    $typeName: 'fate.v1.PlacedCard',
    card,
    ability: like?.ability ?? 0,
    owner: like?.owner ?? 0,
    faceDown: like?.faceDown ?? false,
    turned: like?.turned ?? false,
  });
}

// A face-down card is turned up where it lies.
export function turn_up(area: PlacedCard[], card: number, shown: PlacedCard): void {
  const down = (p: PlacedCard) => p.faceDown && p.owner === shown.owner && p.ability === shown.ability;
  let at = area.findIndex((p) => p.card === card);
  if (at < 0) at = area.findIndex((p) => p.card === 0 && down(p));
  if (at < 0) at = area.findIndex((p) => p.card === 0);
  if (at < 0) return;
  area.splice(at, 1);
  area.splice(at, 0, { ...shown, $typeName: 'fate.v1.PlacedCard', card });
}
