// Which lessons there are, in the order in which they are learnt, and which of them this browser has done.
import { store, stored } from '../app/storage';

export const lesson_ids = ['attack', 'rage', 'magic', 'identities', 'casting'] as const;
export type LessonId = (typeof lesson_ids)[number];

export const lesson_of = (id: string | undefined): LessonId | null => lesson_ids.find((l) => l === id) ?? null;

export function lessons_done(): LessonId[] {
  const kept = (stored('lessons') ?? '').split(',');
  return lesson_ids.filter((l) => kept.includes(l));
}

export function lesson_done(id: LessonId): void {
  const done = lessons_done();
  if (!done.includes(id)) store('lessons', [...done, id].join(','));
}

// The one after it; else the first that is not done; none when all are.
export function next_lesson(id: LessonId, done: readonly LessonId[] = lessons_done()): LessonId | null {
  return lesson_ids[lesson_ids.indexOf(id) + 1] ?? lesson_ids.find((l) => l !== id && !done.includes(l)) ?? null;
}

// Has played nothing in this browser so far.
export const is_newcomer = (): boolean => stored('lessons') === null && stored('played') === null;
export const has_played = (): void => store('played', '1');
