// Figures and moments as the reader's language writes them.
import { language, t } from '../i18n/index.svelte';
import { tags } from '../i18n/keys';

const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
function once<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: (tag: string) => F): F {
  const tag = tags[language.current];
  const found = kept.get(`${tag} ${key}`) as F | undefined;
  if (found) return found;
  const made = make(tag);
  kept.set(`${tag} ${key}`, made);
  return made;
}

export const number = (n: number, digits = 0): string => once(`n${digits}`, (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: digits })).format(n);
export const percent = (share: number, digits = 0): string => once(`p${digits}`, (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: digits })).format(share);
// 12,300 as 12.3K or 1.2 萬, for the ends of axes.
export const short = (n: number): string => once('s', (tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })).format(n);
export const bytes = (n: number): string => (n < 1000 ? `${number(n)} B` : n < 1e6 ? `${number(n / 1e3, 1)} kB` : `${number(n / 1e6, 1)} MB`);

// How long something took: three figures are enough.
export function delay(ms: number): string {
  if (ms === 0) return number(0);
  if (ms < 1) return t('chart.us', { n: number(ms * 1000) });
  if (ms < 1000) return t('chart.ms', { n: number(ms, ms < 10 ? 2 : ms < 100 ? 1 : 0) });
  return t('chart.s', { n: number(ms / 1000, 2) });
}

const date = (key: string, how: Intl.DateTimeFormatOptions): ((ms: number) => string) => (ms) => once(key, (tag) => new Intl.DateTimeFormat(tag, how)).format(ms);
export const clock = date('clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
export const clock_seconds = date('clock_s', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
export const full = date('full', { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day_text = date('day', { month: 'short', day: 'numeric' });
const month_text = date('month', { year: 'numeric', month: 'short' });

// Below a time axis: as much of a moment as tells it from its neighbours.
export function tick_time(ticks: readonly number[]): (ms: number) => string {
  const step = ticks.length > 1 ? ticks[1]! - ticks[0]! : 0;
  if (step >= 27 * 86_400_000) return month_text;
  return step >= 20 * 3_600_000 ? day_text : clock;
}
