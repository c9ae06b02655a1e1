// Choices that a player would hardly want: they are asked for once more. What is legal, the server says alone.
import { ability } from '../catalog/catalog';
import { action_at } from '../state/interaction';
import { whose } from '../state/suggest';
import { Action_Verb as Verb, Question_Kind as Kind, type Answer, type Question, type Snapshot } from '../state/wire';
import { dying_of } from './price';

export type Harm = { is: 'attack'; seat: number } | { is: 'pass' };

const hits = new Set<Verb>([Verb.USE, Verb.PLAY]);

function is_attack(card_type: number): boolean {
  const a = ability(1000 + card_type);
  return card_type > 0 && a?.is === 'card' && a.type.id.endsWith('attack');
}

export function harm_of(table: Snapshot | null, q: Question, a: Answer): Harm | null {
  const action = action_at(q, a.action);
  if (!action) return a.action === 0 ? harm_of_pass(table, q) : null;
  const strikes = (hits.has(action.verb) && is_attack(action.cardType)) || action.verb === Verb.KILL;
  const friend = strikes ? a.targets.find((t) => t !== table?.viewer && whose(table, t) === 'ours') : undefined;
  return friend ? { is: 'attack', seat: friend } : null;
}

// I am dying and could save myself.
export function harm_of_pass(table: Snapshot | null, q: Question): Harm | null {
  const me = table?.viewer ?? 0;
  return q.kind === Kind.SAVE && me > 0 && q.actions.length > 0 && dying_of(table, q) === me ? { is: 'pass' } : null;
}
