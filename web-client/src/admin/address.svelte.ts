// Addresses of the admin's pages: /admin is the list, /admin/match/ID#STEP one match.
export interface Place {
  id: string; // '' = the list
  step: number;
}

export function place_of(path: string, hash: string): Place {
  const [, , kind = '', id = ''] = path.split('/');
  const step = Number(hash.slice(1));
  return { id: kind === 'match' ? decodeURIComponent(id) : '', step: Number.isInteger(step) && step > 0 ? step : 0 };
}

const path_of = (id: string): string => (id ? `/admin/match/${encodeURIComponent(id)}` : '/admin');

class Address {
  id = $state(place_of(location.pathname, location.hash).id);

  // Follows Back and Forward while the admin's pages stand.
  listen(): () => void {
    const follow = () => (this.id = place_of(location.pathname, location.hash).id);
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }

  go(id: string): void {
    if (id !== this.id) history.pushState(null, '', path_of(id));
    this.id = id;
  }

  // Steps do not fill the history: Back leads out of the match.
  get step(): number {
    return place_of(location.pathname, location.hash).step;
  }

  mark_step(n: number): void {
    history.replaceState(null, '', `${path_of(this.id)}${n > 0 ? `#${n}` : ''}`);
  }
}

export const address = new Address();
