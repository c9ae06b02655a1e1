// How the admin's pages say things.
import { language, t, t_or_none } from '../i18n/index.svelte';
import { tags } from '../i18n/keys';
import type { AdminPlayer, AdminReport, AdminSession } from '../state/wire';
import { NotLoggedIn, Refused } from './api';

export const when = (ms: bigint): string =>
  ms > 0n ? new Date(Number(ms)).toLocaleString(tags[language.current], { dateStyle: 'short', timeStyle: 'medium' }) : '–';

export const seconds = (ms: number): string => t('admin.seconds', { n: (ms / 1000).toFixed(1) });

// A length of time in its two largest units.
export function lasting(ms: number): string {
  const s = Math.floor(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  if (s < 60) return t('admin.seconds', { n: s });
  return s < 3600 ? `${Math.floor(s / 60)}:${two(s % 60)}` : `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
}

export const hour_ms = 3_600_000;
export const day_ms = 24 * hour_ms;
// What a mute or a ban may last. Moderators have thirty days at most.
export const lengths = (admin: boolean): readonly { ms: number; text: string }[] => [
  { ms: hour_ms, text: t('adm.hours', { n: 1 }) },
  ...[1, 7, 30].map((n) => ({ ms: n * day_ms, text: t('adm.days', { n }) })),
  ...(admin ? [1, 10].map((n) => ({ ms: n * 365 * day_ms, text: t('adm.years', { n }) })) : []),
];

// Why something could not be done.
export function fault_text(e: unknown): string {
  if (e instanceof NotLoggedIn) return '';
  if (!(e instanceof Refused)) return t('admin.failed');
  const known = t_or_none(`adm.fault.${e.status}`);
  return known || (e.why ? `${t('admin.failed')} (${e.why})` : t('admin.failed'));
}

export const me = (s: AdminSession): string => s.name || 'admin';
export const who_of = (name: string): string => (name === 'admin' || name === '' ? t('adm.root') : name);
export const player_place = (p: AdminPlayer): string => (p.registered ? `account/${p.name}` : `guest/${p.guest}`);

// Whom a report is about; empty = nobody in particular.
export const about_text = (r: AdminReport): string => {
  if (r.seat === 0) return r.match ? t('adm.whole') : '';
  return `${t('seat.n', { n: r.seat })} ${r.about}`;
};
