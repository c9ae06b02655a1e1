// Addresses: /player/NAME, /player/NAME/matches (without a name: mine), /leaders/MODE.
export interface PlayerPlace {
  name: string; // empty = mine
  tab: 'stats' | 'matches';
}

const word = (s: string): string => {
  try {
    return decodeURIComponent(s);
  } catch {
    return s;
  }
};

export function player_of(path: string): PlayerPlace | null {
  const [, first = '', name = '', tab = ''] = path.split('/');
  return first === 'player' ? { name: word(name), tab: tab === 'matches' ? 'matches' : 'stats' } : null;
}
export function leaders_of(path: string): string | null {
  const [, first = '', mode = ''] = path.split('/');
  return first === 'leaders' ? word(mode) : null;
}

export const player_path = (name: string, tab: PlayerPlace['tab'] = 'stats'): string => `/player/${encodeURIComponent(name)}${tab === 'matches' ? '/matches' : ''}`;
export const leaders_path = (mode: string): string => `/leaders/${encodeURIComponent(mode)}`;
