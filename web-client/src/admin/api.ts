// What the admin's pages ask the server: JSON over HTTP, one stored match as a file.
import { fromBinary, fromJson, type JsonValue } from '@bufbuild/protobuf';
import { AdminMatchListSchema, AdminStepSchema, MatchFileSchema, type AdminMatchList, type AdminStep, type MatchFile } from '../state/wire';

export class NotLoggedIn extends Error {}

async function get(path: string): Promise<Response> {
  const reply = await fetch(`/admin/api/${path}`, { credentials: 'same-origin' });
  if (reply.status === 401) throw new NotLoggedIn();
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply;
}

const lenient = { ignoreUnknownFields: true };

// Why a login did not work: the password, or too many attempts (seconds to wait).
export type Login = { is: 'in' } | { is: 'wrong' } | { is: 'wait'; seconds: number };

export async function log_in(password: string): Promise<Login> {
  const reply = await fetch('/admin/api/login', {
    method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ password }),
  });
  if (reply.status === 401) return { is: 'wrong' };
  if (reply.status === 429) return { is: 'wait', seconds: Math.max(1, Number(reply.headers.get('Retry-After')) || 1) };
  if (!reply.ok) throw new Error(`login: ${reply.status}`);
  return { is: 'in' };
}

export const log_out = (): Promise<Response> => fetch('/admin/api/logout', { method: 'POST', credentials: 'same-origin' });

export async function matches(offset: number, limit: number): Promise<AdminMatchList> {
  const reply = await get(`matches?offset=${offset}&limit=${limit}`);
  return fromJson(AdminMatchListSchema, (await reply.json()) as JsonValue, lenient);
}

export async function step(id: string, n: number): Promise<AdminStep> {
  const reply = await get(`matches/${encodeURIComponent(id)}/steps/${n}`);
  return fromJson(AdminStepSchema, (await reply.json()) as JsonValue, lenient);
}

export async function match_file(id: string): Promise<MatchFile> {
  const reply = await get(`matches/${encodeURIComponent(id)}/file`);
  return fromBinary(MatchFileSchema, new Uint8Array(await reply.arrayBuffer()));
}
