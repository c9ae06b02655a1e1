// The address of a moment: /replay/ID?view=VIEW&at=STEP. VIEW is `all`, a seat, or 0 for what spectators saw.
export type View = 'all' | number;

export interface Moment {
  view: View;
  at: number;
}

export const most_seats = 8;

export function moment_of(search: string): Moment {
  const words = new URLSearchParams(search);
  const view = words.get('view') ?? 'all';
  const at = Number(words.get('at') ?? 0);
  return {
    view: /^[0-8]$/.test(view) ? Number(view) : 'all',
    at: Number.isInteger(at) && at > 0 ? at : 0,
  };
}

export const path_of = (match: string, m: Moment): string =>
  `/replay/${encodeURIComponent(match)}?view=${m.view}${m.at > 0 ? `&at=${m.at}` : ''}`;
