// The set-up of the 1v1 rotation: picks from ten open heroes, three of five kept, who opens.
import { ability } from '../catalog/catalog';
import type { Question, SeatView, Snapshot } from '../state/wire';

export type Stage = 'draft' | 'keep' | 'opener' | 'waiting';

export function stage_of(q: Question | null): Stage {
  const a = q ? ability(q.ability) : undefined;
  const id = a?.is === 'rule' ? a.rule.id : '';
  return id === 'hero_draft' ? 'draft' : id === 'hero_keep' ? 'keep' : id === 'opener' ? 'opener' : 'waiting';
}

// The ten that lay open at first, in an order that does not change with the picks.
export const all_ten = (s: Snapshot): number[] => [...s.draft, ...s.seats.flatMap((v) => v.picked)].sort((a, b) => a - b);

// What stands in the row of a seat: its picks, or once it has shown its three, those.
export function row_of(v: SeatView): number[] {
  const shown = v.bench.filter((h) => h > 0);
  const three = [...(v.hero > 0 ? [v.hero] : []), ...shown];
  return three.length >= 3 ? three : v.picked;
}

export const picks_each = 5;

// Of each player, whatever hero is in play (R236, R237).
export const player_figures = { hp: 4, rage_cap: 3, hand_limit: 4 };
