// Texts hold names in braces: `{who}`. `{n|card|cards}` words a count (the first for 1) without printing it.
// Where a language changes with the person: `{who?fall|falls}` is the first if I am the one, `{who's}` is whose it is.
export type Piece<T> = string | T;

// How a name stands: at the beginning of the sentence, inside it, or as the owner of what follows.
export interface Place {
  first: boolean;
  owner: boolean;
}

const hole = /\{(\w+)(?:('s)|\?([^|}]*)\|([^}]*)|\|([^|}]*)\|([^}]*))?\}/g;

export function fill<T>(template: string, value: (name: string, place: Place) => Piece<T> | undefined, is_me: (name: string) => boolean = () => false): Piece<T>[] {
  const out: Piece<T>[] = [];
  let at = 0;
  for (const m of template.matchAll(hole)) {
    if (m.index > at) out.push(template.slice(at, m.index));
    at = m.index + m[0].length;
    const name = m[1]!;
    if (m[3] !== undefined) out.push(is_me(name) ? m[3] : m[4]!);
    else if (m[5] !== undefined) out.push(String(value(name, { first: false, owner: false })) === '1' ? m[5] : m[6]!);
    else {
      const v = value(name, { first: m.index === 0, owner: m[2] !== undefined });
      if (v !== undefined) out.push(v);
    }
  }
  if (at < template.length) out.push(template.slice(at));
  return out;
}

// What the second person is called in a language.
export interface You {
  name: string; // as it stands alone, and at the beginning of a sentence
  inside: string;
  whose: string;
}

export const no_you: You = { name: '', inside: '', whose: '' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function you_word(you: You, place: Place): string {
  if (place.owner) return place.first ? capital(you.whose) : you.whose;
  return place.first ? you.name : you.inside;
}

export const owner_of = (name: string): string => `${name}’s`;

export function fill_text(template: string, args: Readonly<Record<string, string | number>>, you: You = no_you): string {
  const is_me = (name: string): boolean => you.name !== '' && args[name] === you.name;
  return fill<never>(template, (name, place) => {
    const v = args[name];
    if (v === undefined) return '';
    if (is_me(name)) return you_word(you, place);
    return place.owner ? owner_of(String(v)) : String(v);
  }, is_me).join('');
}
