// How long a step stands while the replay runs, and which marks have room on the timeline. Pure.
import type { Course, Mark, MarkKind } from './course';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];
export const is_speed = (n: number): n is Speed => (speeds as readonly number[]).includes(n);

const unseen_ms = 140; // an answer that nobody else noticed
const base_ms = 800;
const line_ms = 260; // for each line that is new in the log
const most_ms = 2_600;

export function stands_ms(course: Course, n: number, speed: Speed): number {
  const lines = course.entries_at(n).length;
  const plain = course.told_at(n) === n ? Math.min(most_ms, base_ms + line_ms * lines) : unseen_ms;
  return Math.round(plain / speed);
}

const order: readonly MarkKind[] = ['over', 'died', 'identity', 'reward', 'saved', 'ultimate', 'chain', 'judged'];

export interface Placed {
  mark: Mark;
  x: number; // 0..width
  label: 'none' | 'right' | 'left'; // where there is room for its words
}

// Marks that would lie on each other: the weightier one stays, the others are points.
export function place_marks(marks: readonly Mark[], total: number, width: number, apart: number, label: number): { signs: Placed[]; points: Placed[] } {
  const half = apart / 2;
  const all = marks.map((mark): Placed => ({ mark, x: Math.min(width - half, Math.max(half, (mark.at / Math.max(1, total)) * width)), label: 'none' }));
  const signs: Placed[] = [];
  for (const p of [...all].sort((a, b) => order.indexOf(a.mark.kind) - order.indexOf(b.mark.kind) || a.x - b.x))
    if (signs.every((o) => Math.abs(o.x - p.x) >= apart)) signs.push(p);
  signs.sort((a, b) => a.x - b.x);
  let taken = 0; // up to here the line is full
  signs.forEach((p, i) => {
    const next = signs[i + 1] ? signs[i + 1]!.x - half : width;
    if (p.x + half + label <= next) p.label = 'right';
    else if (p.x - half - label >= taken) p.label = 'left';
    taken = p.x + half + (p.label === 'right' ? label : 0);
  });
  return { signs, points: all.filter((p) => !signs.includes(p)) };
}
