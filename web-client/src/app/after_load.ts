// For what nobody waits for: when everything that the page itself needs has come.
export function after_load(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
