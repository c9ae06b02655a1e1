// Small things kept in this browser. A browser that forbids it simply forgets.
const prefix = 'fate.';

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // private mode or full: the value lives until the page is closed
  }
}
