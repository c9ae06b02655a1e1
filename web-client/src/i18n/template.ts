// Texts hold names in braces: `{who}`; `{n|card|cards}` words a count (the first for 1) without printing it.
export type Piece<T> = string | T;

const hole = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

export function fill<T>(template: string, value: (name: string) => Piece<T> | undefined): Piece<T>[] {
  const out: Piece<T>[] = [];
  let at = 0;
  for (const m of template.matchAll(hole)) {
    if (m.index > at) out.push(template.slice(at, m.index));
    at = m.index + m[0].length;
    const v = value(m[1]!);
    if (m[2] !== undefined) out.push(String(v) === '1' ? m[2] : m[3]!);
    else if (v !== undefined) out.push(v);
  }
  if (at < template.length) out.push(template.slice(at));
  return out;
}

export function fill_text(template: string, args: Readonly<Record<string, string | number>>): string {
  return fill<never>(template, (name) => (args[name] === undefined ? '' : String(args[name]))).join('');
}
