// Into a lesson and out of it. What goes wrong is told as everywhere.
import { router } from '../app/router.svelte';
import { session } from '../app/session.svelte';
import type { LessonId } from './lessons';

export async function start_lesson(id: LessonId): Promise<void> {
  await session.enter({ case: 'startLesson', value: { id } });
}

export async function leave_lesson(to = ''): Promise<void> {
  await session.ask_server({ case: 'leaveRoom', value: {} });
  if (to !== '') router.go(to);
}
