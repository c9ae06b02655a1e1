// What came of the thing in the middle so far: the lines of the log that follow its own.
import type { Arg, Entry } from '../state/log';
import type { Doing } from './stage';

const far = 60; // so many lines it lies back at most

function tells(e: Entry, d: Pick<Doing, 'user' | 'cardType' | 'ability'>): boolean {
  const who: Arg | undefined = e.args['who'];
  const what: Arg | undefined = e.args['what'];
  if (typeof who !== 'object' || !('seat' in who) || who.seat !== d.user || typeof what !== 'object') return false;
  if (!/^log\.(used|played|skill)/.test(e.key)) return false;
  return 'type' in what ? what.type === d.cardType : 'ability' in what && d.cardType === 0 && what.ability === d.ability;
}

// The last few of them, the oldest first; none if its own line is not there.
export function steps_of(log: readonly Entry[], d: Pick<Doing, 'user' | 'cardType' | 'ability'>, most: number): Entry[] {
  for (let i = most > 0 ? log.length - 1 : -1; i >= Math.max(0, log.length - far); i--) {
    if (!tells(log[i]!, d)) continue;
    const after = log.slice(i + 1);
    const end = after.findIndex((e) => e.level === 'title');
    return (end < 0 ? after : after.slice(0, end)).slice(-most);
  }
  return [];
}
