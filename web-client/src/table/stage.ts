// What the middle of the table shows: the chain of answers, a judgment, a dying hero, the card in play.
import { card_type } from '../catalog/catalog';
import { Event_Kind as K, Resolution_Kind as Kind, type Event, type Resolution, type Snapshot } from '../state/wire';

export interface Link {
  use: Resolution;
  state: 'works' | 'cancelled' | 'open';
}

export interface Chain {
  links: Link[];
  works: boolean; // the first one takes effect as it stands
}

export type Scene =
  | ({ is: 'chain' } & Chain)
  | { is: 'judgment'; record: Resolution }
  | { is: 'dying'; seat: number; cause: Resolution | null; missing: number }
  | { is: 'play'; record: Resolution }
  | { is: 'cards'; cards: readonly number[] }
  | { is: 'empty' };

const is_use = (r: Resolution | undefined): boolean => r?.kind === Kind.CARD_USE || r?.kind === Kind.SKILL_USE;

export const is_dispel = (r: Resolution | undefined): boolean => r?.kind === Kind.CARD_USE && card_type(r.cardType)?.id.endsWith('dispel') === true;

export function scene_of(s: Snapshot): Scene {
  const stack = s.stack;
  for (let i = stack.length - 1; i >= 0; i--) {
    const r = stack[i]!;
    if (is_dispel(r)) return { is: 'chain', ...chain(stack, i) };
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

// Each dispel lies on the stack right above what it is aimed at: the thing itself, or the dispel before it. Links go from
// the thing to the open end.
function chain(stack: readonly Resolution[], top: number): Chain {
  let first = top;
  while (first > 0 && is_dispel(stack[first])) first--;
  const uses = stack.slice(is_use(stack[first]) ? first : first + 1, top + 1);
  const links: Link[] = uses.map((use) => ({ use, state: 'open' }));
  let stands = !uses.at(-1)!.cancelled; // the innermost one
  links.at(-1)!.state = stands ? 'open' : 'cancelled';
  for (let i = links.length - 2; i >= 0; i--) {
    stands = !stands;
    links[i]!.state = stands ? 'works' : 'cancelled';
  }
  return { links, works: stands };
}

// Chains that these events brought to an end, as they ended: nobody answered the last one any more.
export function settled_chains(before: readonly Resolution[], events: readonly Event[]): Chain[] {
  const stack = [...before];
  const done: Chain[] = [];
  const top = stack.findLastIndex(is_dispel);
  let growing = top >= 0 ? chain(stack, top) : null;
  for (const e of events) {
    if (e.kind === K.RESOLUTION_BEGAN && e.resolution) {
      stack.push(e.resolution);
      if (is_dispel(e.resolution)) growing = chain(stack, stack.length - 1);
    } else if (e.kind === K.RESOLUTION_CHANGED && e.resolution && e.value < stack.length) {
      stack[e.value] = e.resolution;
    } else if (e.kind === K.RESOLUTION_ENDED) {
      const ended = stack.pop();
      if (growing && is_dispel(ended)) {
        done.push(final(growing));
        growing = null;
      }
    }
  }
  return done;
}

const final = (c: Chain): Chain => ({ ...c, links: c.links.map((l) => (l.state === 'open' ? { ...l, state: 'works' } : l)) });

// Somebody's doing, whether it is under way or just told.
export interface Doing {
  user: number;
  targets: readonly number[];
  cards: readonly number[];
  cardType: number;
  ability: number;
  cancelled: boolean;
}

// What has just happened and is gone from the state again: worth a glance. What has a result is to be read; the others
// only fill an empty middle.
export type Glance =
  | { is: 'event'; doing: Doing }
  | { is: 'judged'; event: Event }
  | { is: 'chain'; chain: Chain };

const told = new Set<K>([K.CARD_USED, K.CARD_PLAYED, K.SKILL_USED]);

export function glances_of(before: Snapshot, events: readonly Event[]): Glance[] {
  const read: Glance[] = settled_chains(before.stack, events).map((chain) => ({ is: 'chain', chain }));
  for (const e of events) if (e.kind === K.JUDGED && e.cards.length > 0) read.push({ is: 'judged', event: e });
  const doing = last_done(before.stack, events);
  return doing ? [...read, { is: 'event', doing }] : read;
}

// What came to its end, as a whole; as long as nothing did, the last thing that was told.
function last_done(before: readonly Resolution[], events: readonly Event[]): Doing | null {
  const stack = [...before];
  let last: Doing | null = null;
  for (const e of events) {
    if (told.has(e.kind)) last = { user: e.seat, targets: e.targets, cards: e.cards, cardType: e.cardType, ability: e.ability, cancelled: false };
    if (e.kind === K.RESOLUTION_BEGAN && e.resolution) stack.push(e.resolution);
    if (e.kind === K.RESOLUTION_CHANGED && e.resolution && e.value < stack.length) stack[e.value] = e.resolution;
    if (e.kind !== K.RESOLUTION_ENDED) continue;
    const ended = stack.pop();
    if (ended && stack.length === 0 && is_use(ended)) last = ended;
  }
  return last;
}
