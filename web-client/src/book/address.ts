// The addresses of the book: /book, /book/SECTION, /book/SECTION/ID. Rulings are called by their number.
export const sections = ['heroes', 'cards', 'deck', 'fates', 'modes', 'rulings'] as const;
export type Section = (typeof sections)[number];

export interface Place {
  section: Section;
  id: string; // of the entry that is open; empty = the whole section
}

const known = (text: string): text is Section => (sections as readonly string[]).includes(text);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ''; // a broken escape leads to the section
  }
}

// Undefined if the path does not lead into the book. An unknown section is its first page.
export function place_of(path: string): Place | undefined {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first !== 'book') return undefined;
  if (!known(second)) return { section: 'heroes', id: '' };
  const id = decoded(third).toLowerCase();
  return { section: second, id: second === 'rulings' ? id.replace(/^r/, '').replace(/^0+(?=\d)/, '') : id };
}

export function path_of(section: Section, id: string | number = ''): string {
  return `/book/${section}${id === '' ? '' : `/${encodeURIComponent(String(id))}`}`;
}
