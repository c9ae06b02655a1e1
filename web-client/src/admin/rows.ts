// One row for each choice of a match: who chose what, then what came of it.
import { create } from '@bufbuild/protobuf';
import { card_face, type_of } from '../catalog/catalog';
import { list_comma, player_name, seat_name } from '../app/names';
import { hero_name, t, tri } from '../i18n/index.svelte';
import { extend } from '../state/log';
import { Event_Kind as K, Question_Kind, SnapshotSchema, type AdminSteps_Step, type Choice, type Event, type Outcome, type Snapshot } from '../state/wire';
import { sentence_of } from '../table/log_words';

export interface Row {
  chose: string;
  then: string;
}

// Events that say by themselves what their seat chose.
const spoken = new Set<K>([
  K.CARD_USED, K.CARD_PLAYED, K.SKILL_USED, K.EQUIPMENT_USED, K.CHOSE, K.GUESSED, K.NAMED, K.REWARDED, K.JUDGMENT_REPLACED, K.CARDS_MOVED,
]);
const sentences = 2;

const is_own = (e: Event, c: Choice): boolean => {
  if (!spoken.has(e.kind)) return false;
  const cards = c.answer?.cards ?? [];
  if (e.kind === K.CARDS_MOVED) return cards.length > 0 && e.from?.seat === c.seat && e.cards.some((x) => cards.includes(x));
  return e.seat === c.seat && (cards.length === 0 || e.cards.length === 0 || e.cards.some((x) => cards.includes(x)));
};

const said = (events: readonly Event[], after: Snapshot): string[] =>
  extend([], events, after).filter((l) => l.level !== 'title').map(sentence_of);

// The hero that each seat showed first: later ones (a mode that rotates them) are not what was picked.
export function first_heroes(events: readonly Event[], known: Readonly<Record<number, number>> = {}): Record<number, number> {
  const heroes: Record<number, number> = { ...known };
  for (const e of events) if (e.kind === K.HERO_SHOWN) heroes[e.seat] ??= e.value;
  return heroes;
}

export function rows_of(steps: readonly AdminSteps_Step[], heroes: Readonly<Record<number, number>>, outcome?: Outcome): Row[] {
  const after = create(SnapshotSchema, outcome ? { outcome } : {});
  return steps.map(({ choice: c, events, kind }) => {
    if (!c) return { chose: '', then: said(events, after).slice(0, sentences).join(' · ') };
    if (kind === Question_Kind.CHOOSE_HERO) return { chose: picks(c, heroes[c.seat] ?? 0), then: said(events, after).slice(0, sentences).join(' · ') };
    const own = (c.answer?.action ?? 0) > 0 ? events.find((e) => is_own(e, c) && said([e], after).length > 0) : undefined;
    const chose = own ? said([own], after)[0]! : answer_words(c);
    return { chose, then: said(events.filter((e) => e !== own), after).slice(0, sentences).join(' · ') };
  });
}

// By the player: the seat has no hero yet.
const picks = (c: Choice, hero: number): string =>
  hero > 0 ? t('admin.picks', { who: player_name(c.seat), hero: hero_name(hero) }) : t('admin.picks_some', { who: player_name(c.seat) });

// What stands in the answer itself, where no event tells it.
function answer_words(c: Choice): string {
  const a = c.answer;
  const who = seat_name(c.seat, false);
  if (!a || a.action === 0) return t('admin.does_pass', { who });
  const cards = a.cards.map((n) => `${card_face(n)} ${tri(type_of(n)?.name)}`).join(list_comma());
  const seats = [...a.targets, ...a.targets2].map((s) => seat_name(s, false)).join(list_comma());
  const what = [cards, seats, a.number > 0 ? String(a.number) : ''].filter(Boolean).join(' → ');
  return what ? t('admin.answers', { who, what }) : t('admin.answers_yes', { who });
}
