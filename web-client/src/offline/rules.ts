// What the service worker may touch, what it keeps, and when it says that the server is away. Pure: the worker, the build
// and the tests share it.
export interface Asked {
  method: string;
  mode: string;
  url: string;
  partly: boolean; // a range of the file
}

// 'page': from the server or not at all, so that nobody ever plays an old build. 'file': named by its content, so what is
// kept is right for ever. 'leave': none of our business.
export type Way = 'page' | 'file' | 'leave';

const never = ['/ws', '/api', '/admin/api', '/healthz', '/metrics'];

export function way_of(asked: Asked, origin: string): Way {
  const url = new URL(asked.url);
  const path = url.pathname;
  if (asked.method !== 'GET' || url.origin !== origin || asked.partly) return 'leave';
  if (never.some((n) => path === n || path.startsWith(`${n}/`))) return 'leave';
  if (asked.mode === 'navigate') return 'page';
  return path.startsWith('/assets/') ? 'file' : 'leave';
}

export const offline_page = '/offline.html';

// Of the files of a build: code and styles are kept before they are asked for, so that a page that stands open still finds
// its own when the server has a newer build. Fonts are large and one language's each: kept when they were needed.
export const kept_first = (names: readonly string[]): string[] => names.filter((n) => /^assets\/.+\.(?:js|css)$/.test(n)).map((n) => `/${n}`).sort();

// Without these there is no page to show.
export const needed = (html: string): string[] => [offline_page, ...[...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((m) => m[1]!)];

const prefix = 'fate-';
export const cache_of = (build: string): string => prefix + build;

// Caches that go when this build takes over: all but its own and the one before it, which pages may still stand on.
// Browsers tell them in the order in which they were made.
export function to_drop(names: readonly string[], build: string): string[] {
  const others = names.filter((n) => n.startsWith(prefix) && n !== cache_of(build));
  return others.slice(0, -1);
}

// What a proxy says while the server behind it is away.
export const is_away = (status: number): boolean => status >= 502 && status <= 504;

const waits_s = [2, 3, 5, 8];
// How long the offline page waits before its next try.
export const wait_s = (tries: number): number => waits_s[Math.min(tries, waits_s.length - 1)]!;
