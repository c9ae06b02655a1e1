// The keyboard of a replay.
import { speeds } from './pace';
import type { Player } from './player.svelte';

type Plays = Pick<Player, 'toggle' | 'next' | 'previous' | 'by_turn' | 'go' | 'pause' | 'total' | 'set_speed'>;

// True if the key meant something here.
export function replay_key(e: KeyboardEvent, player: Plays): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  const on = e.target instanceof HTMLElement ? e.target : null;
  if (on && /^(INPUT|SELECT|TEXTAREA)$/.test(on.tagName)) return false;
  switch (e.key) {
    case ' ':
      if (on?.tagName === 'BUTTON' || on?.tagName === 'A' || on?.getAttribute('role') === 'button') return false; // its own key
      if (!e.repeat) player.toggle();
      return true;
    case 'ArrowRight':
      player.pause();
      if (e.shiftKey) player.by_turn(1);
      else player.next();
      return true;
    case 'ArrowLeft':
      player.pause();
      if (e.shiftKey) player.by_turn(-1);
      else player.previous();
      return true;
    case 'PageDown':
    case 'PageUp':
      player.pause();
      player.by_turn(e.key === 'PageDown' ? 1 : -1);
      return true;
    case 'Home':
    case 'End':
      player.pause();
      player.go(e.key === 'Home' ? 0 : player.total);
      return true;
    default: {
      const speed = speeds[Number(e.key) - 1];
      if (speed === undefined) return false;
      player.set_speed(speed);
      return true;
    }
  }
}
