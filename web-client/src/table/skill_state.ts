// Why a skill of mine is not lit, as a small mark: used up, or barred for a reason.
import type { IconName } from '../art/icons';
import type { Question, SeatView } from '../state/wire';
import { long_word, type SkillButton } from './my_skills';

export type SkillState = '' | 'used' | 'barred';

export const state_icon: Readonly<Record<Exclude<SkillState, ''>, IconName>> = { used: 'check-mark', barred: 'padlock' };

export function skill_state(k: Pick<SkillButton, 'ability' | 'usable'>, v: SeatView, q: Question | null, active: boolean): SkillState {
  if (k.usable) return '';
  if (v.used.includes(k.ability)) return 'used';
  return active && q?.blocks.some((b) => b.ability === k.ability) ? 'barred' : '';
}

// A name that leaves no room for an icon where so many stand in a row.
export const without_icon = (name: string, of: number): boolean => long_word(name) || (of > 2 && name.split(/[ -]/).some((w) => w.length > 8));
