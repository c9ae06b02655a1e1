// What a name stands for, shown beside it: while the pointer rests on it, while it has the focus, or after a long press.
import type { Attachment } from 'svelte/attachments';
import { path_to } from '../book/entries';
import { inspect, type Shown } from '../table/inspect.svelte';

const press_ms = 420;
const moved_px = 10;

// `asked` tells when it is needed; nothing is shown of what the book does not know.
export function peek(asked: () => Shown | null): Attachment<HTMLElement> {
  const of = (): Shown | null => {
    const shown = asked();
    return shown && path_to(shown) !== '' ? shown : null;
  };
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false; // long enough: the click that follows means nothing
    let began = { x: 0, y: 0 };
    const box = () => node.getBoundingClientRect();
    const enter = (e: PointerEvent) => {
      const shown = e.pointerType === 'touch' ? null : of();
      if (shown) inspect.hover(shown, node);
    };
    const leave = () => inspect.leave_soon(node);
    const out = (e: PointerEvent) => e.pointerType !== 'touch' && leave(); // a finger is lifted, and reads on
    const focus = () => {
      const shown = node.matches(':focus-visible') ? of() : null;
      if (shown) inspect.hover(shown, node);
    };
    const down = (e: PointerEvent) => {
      pressed = false;
      clearTimeout(timer);
      if (e.pointerType !== 'touch') return;
      began = { x: e.clientX, y: e.clientY };
      timer = setTimeout(() => {
        const shown = of();
        if (!shown || box().width === 0) return;
        pressed = true;
        inspect.peek_at(shown, node);
      }, press_ms);
    };
    const move = (e: PointerEvent) => {
      if (Math.hypot(e.clientX - began.x, e.clientY - began.y) > moved_px) clearTimeout(timer);
    };
    const up = () => clearTimeout(timer);
    const click = (e: MouseEvent) => {
      if (pressed) {
        e.preventDefault();
        e.stopImmediatePropagation();
      } else inspect.leave();
      pressed = false;
    };
    // The browser's own menu of a long press would lie over it.
    const menu = (e: Event) => {
      if (!pressed) return;
      e.preventDefault();
      e.stopPropagation();
    };
    const stop = new AbortController();
    const on = { signal: stop.signal };
    node.addEventListener('pointerenter', enter, on);
    node.addEventListener('pointerleave', out, on);
    node.addEventListener('focus', focus, on);
    node.addEventListener('blur', leave, on);
    node.addEventListener('pointerdown', down, on);
    node.addEventListener('pointermove', move, on);
    node.addEventListener('pointerup', up, on);
    node.addEventListener('pointercancel', up, on);
    node.addEventListener('contextmenu', menu, on);
    node.addEventListener('click', click, { ...on, capture: true });
    return () => {
      stop.abort();
      clearTimeout(timer);
      inspect.gone(node);
    };
  };
}
