// Addresses of the admin's pages: /admin/PAGE, /admin/match/ID#STEP, /admin/player/KIND/WHO. What a page searches for
// stands behind the question mark.
export const pages = ['rooms', 'matches', 'match', 'reports', 'players', 'player', 'audit', 'metrics', 'server'] as const;
export type Page = (typeof pages)[number];

export interface Place {
  page: Page;
  id: string; // of the match; account/NAME or guest/ID of a player
  step: number;
  search: string; // without the question mark
}

const is_page = (s: string): s is Page => (pages as readonly string[]).includes(s);

export function place_of(path: string, hash: string, search = ''): Place {
  const [, , kind = '', ...rest] = path.split('/');
  const n = Number(hash.slice(1));
  const page = is_page(kind) ? kind : 'matches';
  const id = page === 'match' || page === 'player' ? rest.map(decodeURIComponent).join('/') : '';
  const known = id !== '' || (page !== 'match' && page !== 'player');
  return { page: known ? page : 'matches', id, step: Number.isInteger(n) && n > 0 ? n : 0, search: search.replace(/^\?/, '') };
}

export function path_of(p: { page: Page; id?: string; step?: number; search?: string }): string {
  const id = p.id ? `/${p.id.split('/').map(encodeURIComponent).join('/')}` : '';
  return `/admin/${p.page}${id}${p.search ? `?${p.search}` : ''}${p.step ? `#${p.step}` : ''}`;
}

const here = (): Place => place_of(location.pathname, location.hash, location.search);

class Address {
  at = $state.raw<Place>(here());

  // Follows Back and Forward while the admin's pages stand.
  listen(): () => void {
    const follow = () => (this.at = here());
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }

  go(page: Page, id = '', step = 0, search = ''): void {
    history.pushState(null, '', path_of({ page, id, step, search }));
    this.at = here();
  }

  get step(): number {
    return here().step;
  }

  // Steps do not fill the history: Back leads out of the match.
  mark_step(n: number): void {
    history.replaceState(null, '', path_of({ ...this.at, step: n }));
  }
}

export const address = new Address();
