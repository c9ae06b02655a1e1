// Icons by name, as everything else refers to them.
export const symbols = (bodies: Readonly<Record<string, string>>): string =>
  Object.entries(bodies)
    .map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`)
    .join('');
