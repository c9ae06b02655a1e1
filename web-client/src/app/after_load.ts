// For what nobody waits for: when everything that the page itself needs has come, and the browser has drawn it and is idle.
const longest_ms = 2_000;

function idle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: longest_ms });
  else setTimeout(then, 300);
}

export function after_load(then: () => void): void {
  if (document.readyState === 'complete') idle(then);
  else addEventListener('load', () => idle(then), { once: true });
}
