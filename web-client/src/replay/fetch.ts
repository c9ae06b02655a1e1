// The replay of a match from the server, or why there is none.
import { fromBinary } from '@bufbuild/protobuf';
import { ReplaySchema } from '../state/wire';
import type { View } from './address';
import { Course } from './course';

export type Fetched = { course: Course } | { status: number; text: string };

export async function fetch_course(match: string, view: View): Promise<Fetched> {
  try {
    const reply = await fetch(`/api/matches/${encodeURIComponent(match)}/replay?view=${view}`, { credentials: 'omit' });
    if (!reply.ok) return { status: reply.status, text: (await reply.text()).trim() };
    return { course: new Course(fromBinary(ReplaySchema, new Uint8Array(await reply.arrayBuffer()))) };
  } catch {
    return { status: 0, text: '' }; // no way to the server, or not what it should be
  }
}
