// What the middle of the table shows: the chain of answers, a judgment, a dying hero, the card in play.
import { Event_Kind as K, Resolution_Kind as Kind, type Event, type Resolution, type Snapshot } from '../state/wire';

export interface Link {
  use: Resolution;
  state: 'works' | 'cancelled' | 'open';
}

export type Scene =
  | { is: 'chain'; links: Link[]; works: boolean } // works: the first one takes effect as it stands
  | { is: 'judgment'; record: Resolution }
  | { is: 'dying'; seat: number; cause: Resolution | null; missing: number }
  | { is: 'play'; record: Resolution }
  | { is: 'cards'; cards: readonly number[] }
  | { is: 'empty' };

const is_use = (r: Resolution): boolean => r.kind === Kind.CARD_USE || r.kind === Kind.SKILL_USE;

export function scene_of(s: Snapshot): Scene {
  const stack = s.stack;
  for (let i = stack.length - 1; i >= 0; i--) {
    const r = stack[i]!;
    if (r.kind === Kind.DISPEL) return chain(stack, i);
    if (r.kind === Kind.JUDGMENT) return { is: 'judgment', record: r };
    if (r.kind === Kind.DYING) {
      const seat = r.targets[0] ?? 0;
      return { is: 'dying', seat, cause: cause_below(stack, i), missing: Math.max(1, 1 - (s.seats[seat - 1]?.hp ?? 0)) };
    }
    if (r.kind === Kind.ATTACK || is_use(r)) return { is: 'play', record: with_card(stack, i) };
    if (r.kind === Kind.CARD_PLAY) return { is: 'play', record: r };
  }
  return s.processing.length > 0 ? { is: 'cards', cards: s.processing } : { is: 'empty' };
}

// An attack is drawn with the card that started it.
function with_card(stack: readonly Resolution[], i: number): Resolution {
  const r = stack[i]!;
  if (r.kind !== Kind.ATTACK || r.cards.length > 0) return r;
  for (let k = i - 1; k >= 0; k--) {
    const below = stack[k]!;
    if (below.kind === Kind.CARD_USE && below.user === r.user) return { ...r, cards: below.cards, cardType: r.cardType || below.cardType };
  }
  return r;
}

function cause_below(stack: readonly Resolution[], i: number): Resolution | null {
  for (let k = i - 1; k >= 0; k--) if (stack[k]!.kind !== Kind.DAMAGE && stack[k]!.kind !== Kind.DYING) return stack[k]!;
  return null;
}

// Links from what started it to the open end; each one answers the one before.
function chain(stack: readonly Resolution[], top: number): Scene {
  let first = top;
  while (first >= 2 && is_use(stack[first - 1]!) && stack[first - 2]!.kind === Kind.DISPEL) first -= 2;
  const links: Link[] = [];
  for (let i = first - 1; i <= top; i++) if (i >= 0 && is_use(stack[i]!)) links.push({ use: stack[i]!, state: 'open' });
  const standing = stack[top]!.amount;
  const last = links.length - 1;
  links.forEach((l, i) => {
    const answered_by = last - i + standing;
    l.state = i === last && standing === 0 ? 'open' : answered_by % 2 === 0 ? 'works' : 'cancelled';
  });
  return { is: 'chain', links, works: (last + standing) % 2 === 0 };
}

// What has just happened and is gone from the state again: worth a glance in an empty middle.
export interface Glance {
  event: Event;
  at: number;
}

export function glance_of(events: readonly Event[]): Event | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const e = events[i]!;
    if (e.kind === K.CARD_USED || e.kind === K.CARD_PLAYED || e.kind === K.SKILL_USED || (e.kind === K.JUDGED && e.cards.length > 0)) return e;
  }
  return null;
}
