// How a replay says things.
import { player_name } from '../app/names';
import type { IconName } from '../art/icons';
import { ability_name, hero_name, t, t_or_none, type_name } from '../i18n/index.svelte';
import { sentence_of } from '../table/log_words';
import type { Camp, Course, Mark, Turn } from './course';

export const mark_icon = {
  over: 'trophy', died: 'tombstone', identity: 'all-seeing-eye', reward: 'all-seeing-eye', saved: 'health-potion', ultimate: 'crowned-explosion', chain: 'magic-swirl', judged: 'hourglass',
} as const satisfies Record<Mark['kind'], IconName>;

// By the hero of that time: in the rotation seats change theirs.
const called = (seat: number, hero: number): string => (hero > 0 ? hero_name(hero) : seat > 0 ? player_name(seat) : '');
const what_of = (m: Mark): string => (m.kind === 'ultimate' ? type_name(m.what) : m.kind === 'judged' ? ability_name(m.what) : '');

export function mark_words(m: Mark): string {
  const args = { who: called(m.seat, m.hero), by: called(m.by, m.by_hero), what: what_of(m) };
  return m.kind === 'died' && m.by > 0 ? t('replay.mark.died_by', args) : t(`replay.mark.${m.kind}`, args);
}

export const mark_short = (m: Mark): string => t(`replay.short.${m.kind}`, { who: called(m.seat, m.hero), what: what_of(m) });

export const turn_words = (turn: Turn | undefined): string =>
  !turn || turn.turn === 0 ? t('replay.setup') : t('replay.turn', { round: turn.round, who: called(turn.seat, turn.hero) });

export const camp_words = (c: Camp): string =>
  c.by === 'identity' ? t_or_none(`replay.life.identity.${c.n}`) : t(`replay.life.${c.by}`, { n: c.n, who: player_name(c.n) });

// When the match had run for so long, as m:ss; empty where it is not known.
export function clock_of(course: Course, n: number): string {
  const start = Number(course.replay.startedUnixMs);
  for (let i = n; i > 0; i--) {
    const at = Number(course.choice_at(i)?.unixMs ?? 0n);
    if (at <= 0 || start <= 0 || at < start) continue; // practice: that was in another match
    const s = Math.max(0, Math.round((at - start) / 1000));
    return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  }
  return '';
}

export interface Row {
  n: number;
  icon: IconName;
  text: string;
  more: string; // a second sentence, who answered and how long it took
  quiet: boolean; // nothing that was told
}

const shortest_ms = 50; // less is said by nothing
const seconds = (ms: number): string => t('replay.took', { n: (ms / 1000).toFixed(1) });

// What a step of the list says.
export function row_of(course: Course, n: number): Row {
  const lines = course.entries_at(n).filter((e) => e.level !== 'title');
  const choice = course.choice_at(n);
  const first = lines[0];
  const by = choice && choice.by > 0 ? t_or_none(`admin.by.${choice.by}`) : '';
  const timing = choice ? [by, choice.seat > 0 && choice.tookMs >= shortest_ms ? seconds(choice.tookMs) : ''].filter(Boolean).join(' · ') : '';
  if (first) {
    const more = [lines[1] ? sentence_of(lines[1]) : '', timing].filter(Boolean).join(' · ');
    return { n, icon: first.icon, text: sentence_of(first), more, quiet: false };
  }
  if (n === 0) return { n, icon: 'card-draw', text: t('replay.deal'), more: '', quiet: false };
  const passed = choice?.answer?.action === 0;
  const hero = choice && choice.seat > 0 ? (course.table_at(n).seats[choice.seat - 1]?.hero ?? 0) : 0;
  const who = choice ? called(choice.seat, hero) : '';
  const choosing = who !== '' && hero === 0;
  const text = !who ? t('replay.unseen') : choosing ? t('replay.chose', { who: player_name(choice!.seat) }) : passed ? t('admin.does_pass', { who }) : t('replay.answered', { who });
  return { n, icon: passed || !who ? 'hourglass' : 'check-mark', text, more: timing, quiet: course.told_at(n) !== n };
}
