// The words of a log entry in the language in use.
import { list_comma, player_name, seat_name } from '../app/names';
import { card_face, type_of } from '../catalog/catalog';
import { session } from '../app/session.svelte';
import { ability_name, fate_name, hero_name, language, t, t_or_none, tri, type_name, you } from '../i18n/index.svelte';
import { texts, type Key } from '../i18n/keys';
import { fill, owner_of, you_word, type Place } from '../i18n/template';
import type { Arg, Args, Entry, Heroes } from '../state/log';
import type { Clause } from '../state/outcome';
import type { Shown } from './inspect.svelte';
import { option_words } from './option_words';

export interface Word {
  text: string;
  as: 'plain' | 'who' | 'card';
  of?: Shown; // what the book knows about it
}

const is_mine = (a: Arg | undefined): boolean => typeof a === 'object' && 'seat' in a && a.seat > 0 && a.seat === session.my_seat;

// What is explained beside a name: the hero that the seat had then. Without one, and for myself, there is nothing.
function hero_then(seat: number, heroes: Heroes, player = false): Pick<Word, 'of'> {
  const hero = heroes[seat] ?? session.heroes[seat - 1] ?? 0;
  return player || hero === 0 || seat === session.my_seat ? {} : { of: { hero } };
}

// By the hero that the seat had then, else by the player.
function name_then(seat: number, heroes: Heroes, player: boolean): string {
  const hero = heroes[seat];
  if (seat > 0 && (player || hero === 0)) return player_name(seat);
  return hero ? hero_name(hero) : seat_name(seat);
}

function name_of(seat: number, place: Place, heroes: Heroes, player = false): string {
  if (seat > 0 && seat === session.my_seat) return you_word(you(), place);
  const name = name_then(seat, heroes, player);
  return place.owner ? owner_of(name) : name;
}

function words_of(a: Arg | undefined, with_names: boolean, place: Place, heroes: Heroes): Word[] {
  if (a === undefined) return [];
  if (typeof a === 'number') return [{ text: String(a), as: 'plain' }];
  if ('seat' in a) return [{ text: name_of(a.seat, place, heroes, a.player), as: 'who', ...hero_then(a.seat, heroes, a.player) }];
  if ('seats' in a) return a.seats.flatMap((s, i) => [...(i > 0 ? [{ text: list_comma(), as: 'plain' as const }] : []), { text: name_of(s, place, heroes), as: 'who' as const, ...hero_then(s, heroes) }]);
  if ('cards' in a) {
    return a.cards.filter((c) => c > 0).flatMap((c, i) => [
      ...(i > 0 ? [{ text: list_comma(), as: 'plain' as const }] : []),
      { text: with_names ? `${card_face(c)} ${tri(type_of(c)?.name)}` : card_face(c), as: 'card' as const, of: { card: c } },
    ]);
  }
  if ('type' in a) return [{ text: type_name(a.type), as: 'card', of: { type: a.type } }];
  if ('ability' in a) return [{ text: ability_name(a.ability), as: 'card', of: { ability: a.ability } }];
  if ('hero' in a) return [{ text: hero_name(a.hero), as: 'who', of: { hero: a.hero } }];
  if ('fate' in a) return [{ text: fate_name(a.fate), as: 'card', of: { fate: a.fate } }];
  if ('identity' in a) return [{ text: t_or_none(`identity.${a.identity}`), as: 'who' }];
  if ('phase' in a) return [{ text: t_or_none(`phase.${a.phase}`), as: 'plain' }];
  if ('say' in a) return clause(a, place.first, heroes);
  if ('mark' in a) return [{ text: t_or_none(`mark.${a.mark}`), as: 'plain' }];
  if ('option' in a) return [{ text: option_words(a.of, a.option) || t('a.option', { n: a.option }), as: 'plain' }];
  return [{ text: t(a.key), as: 'plain' }];
}

function filled(key: Key, args: Args, heroes: Heroes, with_names: boolean, first: boolean): Word[] {
  return fill<Word[]>(texts[language.current][key], (name, place) => {
    const a = args[name];
    return typeof a === 'number' ? String(a) : words_of(a, with_names, { ...place, first: first && place.first }, heroes);
  }, (name) => is_mine(args[name])).flatMap((p): Word[] => (typeof p === 'string' ? [{ text: p, as: 'plain' }] : p));
}

const clause = (c: Clause, first: boolean, heroes: Heroes): Word[] => filled(c.say, c.args, heroes, true, first);

// The clause alone, as it begins a line.
export const clause_text = (c: Clause): string => clause(c, true, {}).map((w) => w.text).join('');

// Cards are shown with their names unless the sentence names the kind of card beside them.
export function words(e: Entry): Word[] {
  const names_kind = e.args['what'] !== undefined && !e.key.endsWith('_as');
  const out = filled(e.key, e.args, e.heroes, !names_kind, true);
  if (e.tail.enhanced) out.push({ text: ` · ${t('log.enhanced')}`, as: 'plain' });
  for (const what of ['hp', 'rage'] as const) {
    const change = e.tail[what];
    if (change) out.push({ text: ` · ${t(`log.tail_${what}`, { from: change[0], to: change[1] })}`, as: 'plain' });
  }
  return out;
}

export const sentence_of = (e: Entry): string => words(e).map((w) => w.text).join('').trim();
