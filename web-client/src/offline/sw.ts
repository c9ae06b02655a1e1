// The service worker. It keeps files that are named by their content, and shows the offline page where the server should
// have answered. Nothing that is said to or by the server passes through it.
import { cache_of, is_away, offline_page, to_drop, way_of } from './rules';

interface Ending extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Ending {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (e: Ending) => void): void;
  addEventListener(type: 'fetch', listener: (e: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

// Written in by the build (tools/offline.ts).
declare const FATE_BUILD: string;
declare const FATE_NEEDED: readonly string[];
declare const FATE_FIRST: readonly string[];

const scope = globalThis as unknown as Scope;
const own = cache_of(FATE_BUILD);

// A file of the same name in an older cache is the same file.
async function keep(cache: Cache, path: string): Promise<void> {
  const had = path === offline_page ? undefined : await caches.match(path);
  const file = had ?? (await fetch(path, { cache: path === offline_page ? 'no-cache' : 'default' }));
  if (!file.ok) throw new Error(`${path}: ${file.status}`);
  await cache.put(path, file);
}

async function install(): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(FATE_NEEDED.map((path) => keep(cache, path)));
  await Promise.allSettled(FATE_FIRST.map((path) => keep(cache, path)));
  await scope.skipWaiting(); // pages are always the server's: there is nothing that an older worker had to go on doing
}

async function activate(): Promise<void> {
  await Promise.all(to_drop(await caches.keys(), FATE_BUILD).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && !is_away(answer.status)) return answer;
  const kept = await (await caches.open(own)).match(offline_page);
  return kept ?? answer ?? Response.error();
}

async function file(e: Fetching): Promise<Response> {
  const had = await caches.match(e.request);
  if (had) return had;
  const answer = await fetch(e.request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    e.waitUntil(caches.open(own).then((cache) => cache.put(e.request, copy)).catch(() => undefined)); // the disk may be full
  }
  return answer;
}

scope.addEventListener('install', (e) => e.waitUntil(install()));
scope.addEventListener('activate', (e) => e.waitUntil(activate()));
scope.addEventListener('fetch', (e) => {
  const { method, mode, url, headers } = e.request;
  const way = way_of({ method, mode, url, partly: headers.has('range') }, scope.location.origin);
  if (way === 'page') e.respondWith(page(e.request));
  if (way === 'file') e.respondWith(file(e));
});
