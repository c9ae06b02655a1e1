// A card of the hand dragged onto a seat or into the middle. It chooses what clicks would choose; nothing is sent by it.
// Esc, or letting go anywhere else, leaves the choice as it was.
import { session } from '../app/session.svelte';
import { dropped, lifted } from '../state/drop';
import type { Selection } from '../state/interaction';
import { inspect } from './inspect.svelte';

const slack = 8; // px that a hand may shake
const touch_slack = 14;

interface Held {
  pointer: number;
  touch: boolean;
  x: number;
  y: number;
  question: number;
  before: Selection | null; // null: not lifted yet
}

class Drag {
  card = $state(0); // 0 = none is in the air
  x = $state(0);
  y = $state(0);
  over = $state(0); // a seat that takes it, -1 = the middle, 0 = nothing
  private held: Held | null = null;
  private pressed = 0;

  press(e: PointerEvent, card: number): void {
    const q = session.can_answer ? session.question : null;
    if (!q || e.button !== 0 || !e.isPrimary) return;
    this.held = { pointer: e.pointerId, touch: e.pointerType === 'touch', x: e.clientX, y: e.clientY, question: q.id, before: null };
    this.pressed = card;
    window.addEventListener('pointermove', this.move);
    window.addEventListener('pointerup', this.up);
    window.addEventListener('pointercancel', this.cancel);
    window.addEventListener('keydown', this.key, true);
  }

  private readonly move = (e: PointerEvent): void => {
    const h = this.held;
    if (!h || e.pointerId !== h.pointer) return;
    const [dx, dy] = [e.clientX - h.x, e.clientY - h.y];
    if (h.before === null) {
      // A finger that goes sideways scrolls the hand.
      const far = h.touch ? -dy > touch_slack && Math.abs(dy) > Math.abs(dx) : Math.hypot(dx, dy) > slack;
      if (!far) return;
      if (!this.lift(h)) return this.end();
    }
    this.x = e.clientX;
    this.y = e.clientY;
    this.over = this.place(e);
  };

  private lift(h: Held): boolean {
    const q = session.question;
    const next = q && q.id === h.question && session.can_answer ? lifted(q, session.selection, this.pressed) : null;
    if (!next) return false;
    h.before = session.selection;
    session.select(next);
    inspect.leave();
    this.card = this.pressed;
    return true;
  }

  // What lies under the pointer.
  private place(e: PointerEvent): number {
    const q = session.question;
    const at = document.elementFromPoint(e.clientX, e.clientY);
    const seat = Number(at?.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? 0);
    if (q && seat > 0) return dropped(q, session.selection, seat) ? seat : 0;
    const middle = document.querySelector('[data-anchor="stage"]')?.getBoundingClientRect();
    const within = middle !== undefined && e.clientX >= middle.left && e.clientX <= middle.right && e.clientY >= middle.top && e.clientY <= middle.bottom;
    return within ? -1 : 0;
  }

  private readonly up = (e: PointerEvent): void => {
    const h = this.held;
    if (!h || e.pointerId !== h.pointer) return;
    if (h.before === null) return this.end();
    const q = session.question;
    const same = q !== null && q.id === h.question && session.can_answer;
    const over = this.place(e);
    const next = same && over > 0 ? dropped(q, session.selection, over) : null;
    if (same) session.select(next ?? (over === -1 ? session.selection : h.before));
    window.addEventListener('click', this.swallow, true); // the click that ends a drag is none
    setTimeout(() => window.removeEventListener('click', this.swallow, true));
    this.end();
  };

  private readonly swallow = (e: MouseEvent): void => {
    e.stopPropagation();
    e.preventDefault();
  };

  private readonly cancel = (): void => {
    const h = this.held;
    if (h?.before && session.question?.id === h.question && session.can_answer) session.select(h.before);
    this.end();
  };

  private readonly key = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || this.card === 0) return;
    e.stopPropagation();
    e.preventDefault();
    this.cancel();
  };

  private end(): void {
    this.held = null;
    this.card = 0;
    this.over = 0;
    window.removeEventListener('pointermove', this.move);
    window.removeEventListener('pointerup', this.up);
    window.removeEventListener('pointercancel', this.cancel);
    window.removeEventListener('keydown', this.key, true);
  }
}

export const drag = new Drag();
