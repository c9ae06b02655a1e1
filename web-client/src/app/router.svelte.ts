// Addresses: / lobby, /room/CODE join link, /watch/KEY spectator link, /admin, /credits.
import { session } from './session.svelte';

export type Route = { at: 'lobby' } | { at: 'room'; code: string } | { at: 'watch'; key: string } | { at: 'admin' } | { at: 'credits' };

export function parse(path: string): Route {
  const [, first = '', second = ''] = path.split('/');
  if (first === 'room' && second) return { at: 'room', code: second.toUpperCase() };
  if (first === 'watch' && second) return { at: 'watch', key: second };
  if (first === 'admin') return { at: 'admin' };
  if (first === 'credits') return { at: 'credits' };
  return { at: 'lobby' };
}

class Router {
  route = $state<Route>(parse(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location.pathname)));
  }

  go(path: string, replace = false): void {
    if (path !== location.pathname) history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.route = parse(path);
  }
}

export const router = new Router();

// The address follows when the server has let us go (App.svelte): before that it would lead straight back.
export const leave_room = (): void => session.send({ case: 'leaveRoom', value: {} });

export const invite_link = (code: string): string => `${location.origin}/room/${code}`;
export const watch_link = (key: string): string => `${location.origin}/watch/${key}`;
