// From what the server remembers of a player to what is drawn of it. Pure.
import type { Bin, Counted } from '../charts/figures';
import type { Profile, RatingCourse, Tally } from '../state/wire';

export interface Course {
  xs: number[]; // moments; the first is a little before the first match
  ratings: number[];
  band: ({ low: number; high: number } | null)[];
  won: (boolean | null)[]; // null: where it began
  high: number;
  low: number;
}

const least_lead = 60_000;

export function course_of(course: RatingCourse): Course {
  const times = course.points.map((p) => Number(p.unixMs));
  const first = times[0] ?? 0;
  const lead = Math.max(least_lead, ((times.at(-1) ?? 0) - first) * 0.03);
  const ratings = [course.start, ...course.points.map((p) => p.rating)];
  return {
    xs: [first - lead, ...times],
    ratings,
    band: [null, ...course.points.map((p) => (p.deviation > 0 ? { low: p.rating - p.deviation, high: p.rating + p.deviation } : null))],
    won: [null, ...course.points.map((p) => p.won)],
    high: Math.max(...ratings),
    low: Math.min(...ratings),
  };
}

export const counted_lengths = (p: Profile): Counted[] => p.lengths.map((l) => ({ at: l.minutes, n: l.matches }));

// The server counts longer ones with these.
export const longest_minutes = 240;
export const is_open = (b: Bin): boolean => b.to > longest_minutes;

// Most played first, then by name as the reader sees it.
export const most_played = (list: readonly Tally[], name: (id: number) => string): Tally[] =>
  [...list].sort((a, b) => b.matches - a.matches || b.wins - a.wins || name(a.id).localeCompare(name(b.id)));

// All modes that anything is told of: played ones first.
export function modes_of(p: Profile): string[] {
  return [...new Set([...p.modes.map((m) => m.mode), ...p.ratings.map((r) => r.mode)])];
}
