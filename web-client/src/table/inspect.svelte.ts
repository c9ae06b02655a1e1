// The card, skill or seat whose full text is shown.
export interface Shown {
  card?: number;
  type?: number;
  hero?: number;
  fate?: number;
  why?: string;
}

const hover_delay_ms = 350;

class Inspect {
  shown = $state.raw<Shown | null>(null); // opened by a click, a long press or a key; closed by the player
  hovered = $state.raw<Shown | null>(null); // goes when the pointer goes
  seat = $state(0); // the seat whose sheet is open
  goals = $state(false); // "How do I win?" is open
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(s: Shown): void {
    this.leave();
    this.shown = s;
  }

  close(): void {
    this.shown = null;
    this.seat = 0;
    this.goals = false;
  }

  hover(s: Shown): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.hovered = s), hover_delay_ms);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.hovered = null;
  }
}

export const inspect = new Inspect();
