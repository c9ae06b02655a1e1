// What is explained: the card, skill, hero, fate or ruling whose text is shown, and the seat whose sheet is open.
export interface Shown {
  card?: number;
  type?: number;
  hero?: number;
  fate?: number;
  ability?: number;
  ruling?: number;
  why?: string;
}

const hover_delay_ms = 350;
const leave_delay_ms = 140; // on the way from the name to its text

class Inspect {
  shown = $state.raw<Shown | null>(null); // opened by a click, a long press or a key; closed by the player
  hovered = $state.raw<Shown | null>(null); // goes when the pointer goes
  anchor = $state.raw<HTMLElement | null>(null); // beside which the text stands; null = where the table has room for it
  seat = $state(0); // the seat whose sheet is open
  goals = $state(false); // "How do I win?" is open
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: HTMLElement | null = null; // whose text is to come

  show(s: Shown): void {
    this.leave();
    this.shown = s;
  }

  close(): void {
    this.leave();
    this.shown = null;
    this.seat = 0;
    this.goals = false;
  }

  hover(s: Shown, beside: HTMLElement | null = null): void {
    clearTimeout(this.timer);
    this.wanted = beside;
    this.timer = setTimeout(() => this.peek_at(s, beside), hover_delay_ms);
  }

  peek_at(s: Shown, beside: HTMLElement | null): void {
    clearTimeout(this.timer);
    this.wanted = beside;
    this.anchor = beside;
    this.hovered = s;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    this.anchor = null;
    this.hovered = null;
  }

  // The pointer left a name: it may be on its way to the text.
  leave_soon(beside: HTMLElement): void {
    if (this.wanted !== beside) return;
    clearTimeout(this.timer);
    if (this.anchor === beside) this.timer = setTimeout(() => this.leave(), leave_delay_ms);
    else this.wanted = null;
  }

  // The pointer reached the text.
  stay(): void {
    if (this.anchor) clearTimeout(this.timer);
  }

  // A name that goes takes its text along.
  gone(beside: HTMLElement): void {
    if (this.wanted === beside) this.leave();
  }
}

export const inspect = new Inspect();
