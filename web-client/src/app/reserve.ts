// What others have left of their reserve. The room tells it only when something about a seat changes; in between it is
// counted here: who is asked alone and lets the question's own time run out draws on it. Who answers in a shared window
// draws on nothing, and who has to is nobody's business.
export interface Asked {
  id: number;
  asked: readonly number[];
  remainingMs: number;
  totalMs: number;
}

interface Open {
  id: number;
  seat: number; // asked alone; 0 = shared, or without a limit
  ends: number; // when the question's own time is over
}

export class Reserves {
  private readonly left = new Map<number, number>(); // when the own time of the open question ended
  private open: Open | null = null;

  // The room says what there is at this moment.
  told(seats: readonly { seat: number; bankMs: number }[], now: number): void {
    this.left.clear();
    for (const o of seats) this.left.set(o.seat, o.bankMs + (o.bankMs > 0 && o.seat === this.open?.seat ? this.over(now) : 0));
  }

  // The question that is open now, said or said again; null = none.
  ask(q: Asked | null, now: number): void {
    if (q && q.id === this.open?.id) {
      // A question that is over its own time comes with 0: it ended when it was to end.
      if (q.remainingMs > 0) this.open.ends = now + q.remainingMs;
      return;
    }
    if (this.open && this.open.seat > 0) this.left.set(this.open.seat, Math.max(0, this.at_end(this.open.seat) - this.over(now)));
    this.open = q && { id: q.id, seat: q.asked.length === 1 && q.totalMs > 0 ? q.asked[0]! : 0, ends: now + q.remainingMs };
  }

  // What there was of it when the own time of the open question ended, or is there if it has not.
  at_end(seat: number): number {
    return this.left.get(seat) ?? 0;
  }

  // How long the own time of the open question has been over.
  over(now: number): number {
    return this.open ? Math.max(0, now - this.open.ends) : 0;
  }
}
