// What a page begins with comes in two files, as many small ones cost more than their bytes: what the offline page needs as
// well, and the rest, or that page would be as large as the client.
import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

function reached(from: string, modules: Modules): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

let known: { client: Set<string>; offline: Set<string> } | null = null;
const helper = /preload-helper|rolldown.runtime/;

function name(id: string, modules: Modules): string | null {
  known ??= { client: reached(source('main.ts'), modules), offline: reached(source('offline/page.ts'), modules) };
  if (helper.test(id)) return 'base';
  if (!known.client.has(id)) return null;
  return known.offline.has(id) ? 'base' : 'first';
}

const initial = ['$initial'] as '$initial'[];
export const first_chunks = [
  { tags: initial, priority: 2, name: (id: string, modules: Modules): string | null => (name(id, modules) === 'base' ? 'base' : null) },
  { tags: initial, priority: 1, name },
];
