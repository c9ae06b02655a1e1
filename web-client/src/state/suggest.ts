// What a new question starts with: nothing, or the answer that a player most likely wants to give, ready to be confirmed.
import { action_at, allows, cards_fit, nothing, settle, variant_of, variants, type Selection } from './interaction';
import { Identity, Question_Kind as Kind, type Action, type Question, type Snapshot } from './wire';

const answers = new Set<Kind>([Kind.DISPEL, Kind.SAVE, Kind.DODGE, Kind.PLAY_CARD]);

// Whose doing it is, as far as I know: mine, that of my side, or somebody else's.
export type Whose = 'mine' | 'ours' | 'other';

export function whose(table: Snapshot | null, seat: number): Whose {
  const me = table?.seats[table.viewer - 1];
  const he = table?.seats[seat - 1];
  if (!me || !he) return 'other';
  if (me.seat === seat) return 'mine';
  const team = me.team > 0 && me.team === he.team;
  // A neutral plays for itself, even beside another one.
  const camp = (me.identity === Identity.SENTINEL || me.identity === Identity.SCOURGE) && me.identity === he.identity;
  return team || camp ? 'ours' : 'other';
}

export function suggest(q: Question, table: Snapshot | null = null): Selection {
  if (q.kind === Kind.DISPEL && whose(table, q.source) !== 'other') return nothing;
  if (answers.has(q.kind)) {
    const index = q.actions.findIndex((a) => a.ability === 0 && a.minCards > 0 && a.minTargets === 0 && a.cards.length > 0);
    const a = action_at(q, index + 1);
    if (a) return { ...nothing, cards: first_fitting(a) };
  }
  const only = variants(q, nothing);
  if (only.length === 1 && only[0] && number_only(only[0].action)) return { ...nothing, number: only[0].action.minNumber };
  if (only.length === 1 && only[0] && !q.mayPass) {
    const settled = settle(q, { ...nothing, variant: variant_of(only[0].action) });
    if (settled.cards.length + settled.targets.length > 0 && allows(only[0].action, settled)) return settled;
  }
  return nothing;
}

const number_only = (a: Action): boolean => a.maxNumber > a.minNumber && a.maxCards + a.maxTargets + a.maxTargets2 === 0;

function first_fitting(a: Action): number[] {
  const chosen: number[] = [];
  for (const c of a.cards) {
    if (chosen.length >= a.minCards) break;
    if (cards_fit(a.rule, [...chosen, c])) chosen.push(c);
  }
  return chosen;
}
