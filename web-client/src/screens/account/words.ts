// Dates and figures of accounts.
import { language } from '../../i18n/index.svelte';
import { tags } from '../../i18n/keys';

export const day = (unix_ms: bigint): string => new Date(Number(unix_ms)).toLocaleDateString(tags[language.current], { year: 'numeric', month: 'short', day: 'numeric' });
export const moment = (unix_ms: bigint): string =>
  new Date(Number(unix_ms)).toLocaleString(tags[language.current], { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });

export const share = (wins: number, matches: number): string => (matches > 0 ? `${Math.round((100 * wins) / matches)} %` : '–');

export const good_password = (text: string): boolean => [...text].length >= 8 && [...text].length <= 128;

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
