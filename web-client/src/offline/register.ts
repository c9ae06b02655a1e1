// Brings in the service worker once the page stands. Without one everything works the same, but for the offline page.
export function register_worker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker;
  if (!worker.controller) worker.addEventListener('controllerchange', pass_fonts, { once: true });
  void worker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

// The first visit's fonts came before the worker: asked for once more, out of the browser's own store, they are kept.
function pass_fonts(): void {
  for (const { name } of performance.getEntriesByType('resource')) if (name.endsWith('.pack')) void fetch(name).catch(() => undefined);
}
