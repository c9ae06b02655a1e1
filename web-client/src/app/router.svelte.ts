// Addresses: / lobby, /room/CODE join link, /watch/KEY spectator link, /book/SECTION/ID, /player/NAME, /leaders/MODE,
// /learn, /replay/ID, /admin, /credits; everything else is nowhere.
import { place_of, type Place } from '../book/address';
import { leaders_of, player_of, type PlayerPlace } from '../profile/address';
import { session } from './session.svelte';

export type Route = { at: 'lobby' } | { at: 'nowhere' } | { at: 'room'; code: string } | { at: 'watch'; key: string } | { at: 'book'; place: Place } | { at: 'player'; place: PlayerPlace } | { at: 'leaders'; mode: string } | { at: 'learn' } | { at: 'admin' } | { at: 'credits' } | { at: 'replay'; match: string };

export function parse(path: string): Route {
  const [, first = '', second = ''] = path.split('/');
  if (first === 'room' && second) return { at: 'room', code: second.toUpperCase() };
  if (first === 'watch' && second) return { at: 'watch', key: second };
  const place = place_of(path);
  if (place) return { at: 'book', place };
  const player = player_of(path);
  if (player) return { at: 'player', place: player };
  const mode = leaders_of(path);
  if (mode !== null) return { at: 'leaders', mode };
  if (first === 'replay' && second) return { at: 'replay', match: second };
  if (first === 'learn') return { at: 'learn' };
  if (first === 'admin') return { at: 'admin' };
  if (first === 'credits') return { at: 'credits' };
  return { at: first === '' || first === 'index.html' ? 'lobby' : 'nowhere' };
}

// Pages over everything else, which goes on beneath.
export const lies_over = (r: Route): boolean => r.at === 'book' || r.at === 'player' || r.at === 'leaders';
// These pages ask over plain requests, if at all.
export const needs_server = (route: Route): boolean => route.at !== 'admin' && route.at !== 'credits' && route.at !== 'replay';

class Router {
  route = $state<Route>(parse(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location.pathname)));
  }

  go(path: string, replace = false): void {
    const route = parse(path);
    if (path !== location.pathname) {
      // Pages of the book and of players count how deep they lie over what they were opened from.
      const by_link = lies_over(this.route) && this.pages === 0; // nothing of ours lies beneath
      const pages = lies_over(route) && !by_link ? this.pages + (replace ? 0 : 1) : 0;
      history[replace ? 'replaceState' : 'pushState'](pages > 0 ? { pages } : null, '', path);
    }
    this.route = route;
  }

  // A link that is clicked plainly is followed inside this page.
  follow(e: MouseEvent, path: string): void {
    if (e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    this.go(path);
  }

  // Back to what lies under the page; who came in by a link finds the front page there.
  close_over(): void {
    if (!lies_over(this.route)) return;
    if (this.pages > 0) history.go(-this.pages);
    else this.go('/', true);
  }

  private get pages(): number {
    const state: unknown = history.state;
    const pages = typeof state === 'object' && state !== null && 'pages' in state ? Number(state.pages) : 0;
    return lies_over(this.route) && pages > 0 ? pages : 0;
  }
}

export const router = new Router();

// The address follows when the server has let us go (App.svelte): before that it would lead straight back.
export const leave_room = (): void => session.send({ case: 'leaveRoom', value: {} });

export const invite_link = (code: string): string => `${location.origin}/room/${code}`;
export const watch_link = (key: string): string => `${location.origin}/watch/${key}`;

// In a page of its own: the table there is another one than that of the room we are in.
export const replay_link = (match: string): string => `/replay/${encodeURIComponent(match)}`;
