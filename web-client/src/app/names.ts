// How seats are called: by hero once it is known, else by player.
import { hero_name, language, t } from '../i18n/index.svelte';
import { Occupant_Kind, Room_Stage, type Occupant, type SeatView } from '../state/wire';
import { session } from './session.svelte';

export const occupant = (seat: number): Occupant | undefined => session.room?.seats.find((o) => o.seat === seat);
export const seat_view = (seat: number): SeatView | undefined => session.table?.seats[seat - 1];

// Of the match that is on the table: after its end others may sit down, or nobody.
const played = (seat: number): Occupant | undefined =>
  (session.room?.stage === Room_Stage.FINISHED ? session.players.find((o) => o.seat === seat) : undefined) ?? occupant(seat);

export function player_name(seat: number): string {
  const o = played(seat);
  if (seat === session.my_seat && seat > 0) return t('app.you');
  if (o?.kind === Occupant_Kind.BOT) return o.name || t('room.bot_name', { n: seat });
  return o?.name || t('seat.n', { n: seat });
}

// In the log and in questions: the hero's name, or "you".
export function seat_name(seat: number, you = true): string {
  if (seat === 0) return '–';
  if (you && seat === session.my_seat) return t('app.you');
  const hero = session.heroes[seat - 1] ?? 0;
  return hero > 0 ? hero_name(hero) : player_name(seat);
}

// A list stands inside a sentence; one name alone takes its form from where it stands.
export const seat_names = (seats: readonly number[]): string =>
  seats.map((s) => (seats.length > 1 && s === session.my_seat ? t('you.inside') : seat_name(s))).join(list_comma());

export const list_comma = (): string => (language.current === 'en' ? ', ' : '、');
