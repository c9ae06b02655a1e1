// What a spectator is shown, and what he may do about it.
import { session } from '../app/session.svelte';
import { t } from '../i18n/index.svelte';
import { Room_Stage, RoomSettings_SpectatorRule as Rule, type Room } from '../state/wire';

// Empty where only what lies open is shown.
export function watch_words(room: Room | null): string {
  if (room?.mySeat !== 0) return '';
  const turns = room.settings?.spectatorDelayTurns || 3;
  if (room.watchingAs === Rule.ONE_SEAT) return t('watch.seat', { n: room.settings?.spectatorSeat || 1, turns });
  return room.watchingAs === Rule.ALL_SEEING ? t('watch.all', { turns }) : '';
}

// Seats of a running match that their players have left, for somebody who has seen nothing hidden.
export function free_seats(room: Room | null): number[] {
  if (room?.mySeat !== 0 || room.stage !== Room_Stage.PLAYING || !room.settings?.takeOver || room.watchingAs !== Rule.PUBLIC) return [];
  return room.seats.filter((o) => o.left).map((o) => o.seat);
}

export const take_seat = (seat: number): void => session.send({ case: 'takeSeat', value: { seat } });
