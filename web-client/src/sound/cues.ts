// Which sound what happened makes. Pure. No cue tells more than the table does, and none comes earlier to one seat than to
// another.
import { card_type, type CardTypeEntry } from '../catalog/catalog';
import { Event_Kind as K, Question_Kind as Q, Zone, type ChatLine, type Event, type Question, type Snapshot } from '../state/wire';
import type { Left } from '../app/clock.svelte';

// By weight: of many things at once the heavier ones are heard.
export const weights = {
  win: 100, loss: 100, over: 100,
  tick: 92, death: 90, turn: 86, asked: 84, identity: 80,
  dying: 72, ultimate: 70, hurt: 68, saved: 62,
  judged_yes: 52, judged_no: 52, dispel: 50, attack: 46, dodge: 45, heal: 43, hit: 40,
  magic: 34, window: 30, equip: 26, card: 20, chat: 18, draw: 10, discard: 8,
} as const;
export type Cue = keyof typeof weights;

function cue_of_card(type: CardTypeEntry | undefined): Cue {
  if (!type) return 'card';
  if (type.id.endsWith('attack')) return 'attack';
  if (type.id.endsWith('dodge')) return 'dodge';
  if (type.id.endsWith('dispel')) return 'dispel';
  if (type.kind === 'ultimate' || type.kind === 'magic') return type.kind;
  return 'card';
}

function cue_of_move(e: Event): Cue | null {
  const from = e.from?.zone;
  const to = e.to?.zone;
  if (to === Zone.EQUIPMENT) return 'equip';
  if (to === Zone.HAND && from === Zone.DECK) return 'draw';
  if (to === Zone.HAND || to === Zone.STATE_AREA || to === Zone.MONSTER_AREA) return 'card';
  return to === Zone.DISCARD_PILE && from === Zone.HAND ? 'discard' : null;
}

// `mine` is the seat that is played here, 0 for those who watch.
export function cue_of(e: Event, after: Snapshot, mine: number): Cue | null {
  switch (e.kind) {
    case K.TURN_BEGAN:
      return mine > 0 && e.seat === mine ? 'turn' : null;
    case K.CARD_USED:
    case K.CARD_PLAYED:
      return cue_of_card(card_type(e.cardType));
    case K.SKILL_USED:
      return 'magic';
    case K.CARDS_MOVED:
      return cue_of_move(e);
    case K.JUDGED:
      return e.cards.length === 0 ? null : e.flag ? 'judged_yes' : 'judged_no';
    case K.DAMAGED:
      return mine > 0 && e.seat === mine ? 'hurt' : 'hit';
    case K.RECOVERED:
      return 'heal';
    case K.DYING:
      return 'dying';
    case K.SAVED:
      return 'saved';
    case K.DIED:
      return 'death';
    case K.IDENTITY_SHOWN:
      // Everybody learns two while the match is set up.
      return e.flag || (after.turn > 0 && e.seat !== after.viewer) ? 'identity' : null;
    case K.MATCH_OVER:
      return mine === 0 || !e.outcome ? 'over' : e.outcome.winners.includes(mine) ? 'win' : 'loss';
    default:
      return null;
  }
}

export function cues_of(events: readonly Event[], after: Snapshot, mine: number): Cue[] {
  return events.map((e) => cue_of(e, after, mine)).filter((c) => c !== null);
}

const at_it_ms = 1_500; // who has just answered looks at the table
const playing_ms = 4_000; // and knows that the turn goes on

// What a question that has just come says. `since_mine`: how long nothing has been asked of me.
export function cue_of_question(q: Question, since_mine: number): Cue | null {
  if (q.asked.length > 1 && (q.kind === Q.DISPEL || q.kind === Q.SAVE)) return 'window'; // the same for everybody, always
  if (!q.mine) return null;
  return since_mine < (q.kind === Q.PLAY ? playing_ms : at_it_ms) ? null : 'asked';
}

const shortest_ms = 8_000; // what is shorter is over before a warning helps

// The second that is to be heard, 0 for none: the last five of a question of mine, its reserve included.
export function tick_of(q: Question, left: Left): number {
  const last = left.bank_seconds === 0 || left.bank_seconds === left.seconds;
  return q.mine && q.asked.length <= 1 && q.totalMs >= shortest_ms && left.limited && last && left.seconds <= 5 ? left.seconds : 0;
}

const history = 3; // so many lines at once are what was said before I came

export function is_chat_heard(before: readonly ChatLine[], now: readonly ChatLine[], own: string): boolean {
  const fresh = now.filter((l) => !before.includes(l));
  return fresh.length > 0 && fresh.length < history && fresh.some((l) => l.name !== own);
}
