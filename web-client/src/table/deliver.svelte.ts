// The way of every answer from the table to the server. A harmful one goes when it is given twice.
import { hands } from '../app/hands.svelte';
import { session } from '../app/session.svelte';
import { pass_of, type Selection } from '../state/interaction';
import type { Answer } from '../state/wire';
import { harm_of, type Harm } from './harm';

const settle_ms = 350; // a second press within this time is the end of a double click

interface Doubt {
  question: number;
  what: string;
  selection: Selection; // whoever chooses anything else is not in doubt any more
  harm: Harm;
  since: number;
}

class Deliver {
  private held = $state.raw<Doubt | null>(null);

  // What is asked for once more at the moment.
  get doubt(): Harm | null {
    const d = this.held;
    return d && d.question === session.question?.id && session.can_answer && d.selection === session.selection ? d.harm : null;
  }

  answer(a: Answer): void {
    if (this.sure(a, [a.action, a.cards, a.targets, a.targets2, a.number].join())) session.answer(a);
  }

  pass(): void {
    const q = session.question;
    if (q?.mayPass && this.sure(pass_of(q), 'pass')) session.pass();
  }

  pass_turn(): void {
    const q = session.question;
    const passes_this = q !== null && session.can_answer && !session.room?.passesTurn;
    if (!passes_this || this.sure(pass_of(q), 'turn')) session.pass_turn();
  }

  private sure(a: Answer, what: string): boolean {
    const q = session.question;
    const harm = q && hands.ask_twice && session.can_answer ? harm_of(session.table, q, a) : null;
    if (!q || !harm) return true;
    const now = performance.now();
    const again = this.doubt !== null && this.held?.what === what;
    if (again) return now - this.held!.since >= settle_ms;
    this.held = { question: q.id, what, selection: session.selection, harm, since: now };
    return false;
  }
}

export const deliver = new Deliver();
