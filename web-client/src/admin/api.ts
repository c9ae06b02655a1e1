// What the admin's pages ask the server: JSON over HTTP.
import { fromJson, toJsonString, create, type DescMessage, type JsonValue, type MessageInitShape, type MessageShape } from '@bufbuild/protobuf';
import {
  AdminActSchema, AdminAuditListSchema, AdminBanListSchema, AdminDoneSchema, AdminLoginSchema, AdminMatchListSchema, AdminMetricsSchema, AdminPlayerListSchema, AdminPlayerSchema,
  AdminReportActSchema, AdminReportListSchema, AdminReportSchema, AdminRoomListSchema, AdminRoomSchema, AdminSessionSchema, AdminStepSchema, AdminStepsSchema,
  type AdminSession,
} from '../state/wire';

export class NotLoggedIn extends Error {}
// The server says no, and why in English.
export class Refused extends Error {
  constructor(readonly status: number, readonly why: string) {
    super(why);
  }
}

const lenient = { ignoreUnknownFields: true };
let csrf = '';

async function checked(reply: Response): Promise<Response> {
  if (reply.status === 401) throw new NotLoggedIn();
  if (reply.ok) return reply;
  const said = (await reply.json().catch(() => ({}))) as { error?: string };
  throw new Refused(reply.status, said.error ?? '');
}

async function get<S extends DescMessage>(schema: S, path: string): Promise<MessageShape<S>> {
  const reply = await checked(await fetch(`/admin/api/${path}`, { credentials: 'same-origin' }));
  return fromJson(schema, (await reply.json()) as JsonValue, lenient);
}

async function post<S extends DescMessage>(schema: S, path: string, body: string): Promise<MessageShape<S>> {
  const headers = { 'Content-Type': 'application/json', 'X-Fate-Csrf': csrf };
  const reply = await checked(await fetch(`/admin/api/${path}`, { method: 'POST', credentials: 'same-origin', headers, body }));
  return fromJson(schema, (await reply.json()) as JsonValue, lenient);
}

function keep(session: AdminSession): AdminSession {
  csrf = session.csrf;
  return session;
}

// Why a login did not work: name or password, or too many attempts (seconds to wait).
export type Login = { is: 'in'; session: AdminSession } | { is: 'wrong' } | { is: 'wait'; seconds: number };

export async function log_in(name: string, password: string): Promise<Login> {
  const reply = await fetch('/admin/api/login', {
    method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' },
    body: toJsonString(AdminLoginSchema, create(AdminLoginSchema, { name, password })),
  });
  if (reply.status === 401) return { is: 'wrong' };
  if (reply.status === 429) return { is: 'wait', seconds: Math.max(1, Number(reply.headers.get('Retry-After')) || 1) };
  if (!reply.ok) throw new Error(`login: ${reply.status}`);
  return { is: 'in', session: keep(fromJson(AdminSessionSchema, (await reply.json()) as JsonValue, lenient)) };
}

export const log_out = (): Promise<Response> =>
  fetch('/admin/api/logout', { method: 'POST', credentials: 'same-origin', headers: { 'X-Fate-Csrf': csrf } });

export const who_am_i = async (): Promise<AdminSession> => keep(await get(AdminSessionSchema, 'session'));

const part = encodeURIComponent;
const page = (search: string, offset: number, limit: number): string => `${search}${search ? '&' : ''}offset=${offset}&limit=${limit}`;

export const page_size = 50;
export const matches = (search: string, offset: number) => get(AdminMatchListSchema, `matches?${page(search, offset, page_size)}`);
export const step = (id: string, n: number) => get(AdminStepSchema, `matches/${part(id)}/steps/${n}`);
export const steps_at_once = 100;
export const steps = (id: string, from: number) => get(AdminStepsSchema, `matches/${part(id)}/steps?from=${from}&count=${steps_at_once}`);
export const file_of = (id: string): string => `/admin/api/matches/${part(id)}/file`;

export const rooms = (offset: number) => get(AdminRoomListSchema, `rooms?${page('', offset, page_size)}`);
export const room = (code: string) => get(AdminRoomSchema, `rooms/${part(code)}`);
export const close_room = (code: string, text: string) =>
  post(AdminDoneSchema, `rooms/${part(code)}/close`, toJsonString(AdminActSchema, create(AdminActSchema, { text })));

export type ReportState = 'open' | 'mine' | 'closed';
export const reports = (state: ReportState, offset: number) => get(AdminReportListSchema, `reports?${page(`state=${state}`, offset, page_size)}`);
const report_act = (id: bigint, what: string, act: MessageInitShape<typeof AdminReportActSchema>) =>
  post(AdminReportSchema, `reports/${id}/${what}`, toJsonString(AdminReportActSchema, create(AdminReportActSchema, act)));
export const assign = (id: bigint, release: boolean) => report_act(id, 'assign', { release });
export const resolve = (id: bigint, resolution: string) => report_act(id, 'resolve', { resolution });

export const players = (name: string, offset: number) => get(AdminPlayerListSchema, `players?${page(`name=${part(name)}`, offset, page_size)}`);
export const player = (who: string) => get(AdminPlayerSchema, `players/${who.split('/').map(part).join('/')}`);

export type Act = 'warn' | 'mute' | 'ban' | 'role' | 'announce' | 'drain';
export const act = (what: Act, how: MessageInitShape<typeof AdminActSchema>) =>
  post(AdminDoneSchema, `acts/${what}`, toJsonString(AdminActSchema, create(AdminActSchema, how)));
export const bans = () => get(AdminBanListSchema, 'acts/bans');
export const audit = (search: string, offset: number) => get(AdminAuditListSchema, `audit?${page(search, offset, page_size)}`);
export const metrics = (since: bigint) => get(AdminMetricsSchema, `metrics?since=${since}`);
