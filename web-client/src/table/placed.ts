// Entries of a state area, grouped as tabs: sign, name, a few words, the colour of their kind.
import { ability, card, type_of } from '../catalog/catalog';
import { ability_icon, type_icon } from '../art/lookup';
import { seat_names } from '../app/names';
import { ability_name, t, tri } from '../i18n/index.svelte';
import type { Shown } from './inspect.svelte';
import type { PlacedCard, SeatView, Status } from '../state/wire';

export interface Tab {
  key: string;
  kind: string;
  icon: string;
  suit: string; // of a card laid for its suit or colour; empty = none
  name: string;
  note: string;
  title: string;
  of: Shown; // what it is, for a closer look
}

// The monsters before a seat, alive or not: the dead have none.
export const monsters_of = (v: SeatView): readonly PlacedCard[] => (v.alive ? v.monsterArea : []);

export function tabs_of(v: SeatView): Tab[] {
  const out: Tab[] = [];
  const down = new Map<string, PlacedCard[]>();
  for (const p of v.stateArea) {
    if (p.faceDown || p.card === 0) {
      const key = `${p.ability}.${p.owner}`;
      down.set(key, [...(down.get(key) ?? []), p]);
      continue;
    }
    out.push(tab_of(p, out.length));
  }
  for (const [key, list] of down) {
    const name = ability_name(list[0]!.ability) || t('seat.face_down');
    out.push({
      key: `down.${key}`, kind: 'down', icon: ability_icon(list[0]!.ability), suit: '',
      name: list.length > 1 ? `${name} × ${list.length}` : name, note: t('seat.face_down'), title: name, of: { ability: list[0]!.ability },
    });
  }
  for (const st of v.statuses) {
    if (v.stateArea.some((p) => p.ability === st.ability)) continue;
    const a = ability(st.ability);
    if (!a) continue;
    const kind = a.is === 'card' ? a.type.kind : 'cast';
    const text = a.is === 'skill' ? tri(a.skill.text) : a.is === 'card' ? tri(a.type.text) : '';
    out.push({ key: `st.${st.ability}.${st.owner}.${st.param}`, kind, icon: ability_icon(st.ability), suit: '', name: tri(a.name), note: status_note(st), title: text, of: { ability: st.ability } });
  }
  if (v.faithCount > 0) out.push({ key: 'faith', kind: 'down', icon: 'prayer', suit: '', name: `${t('seat.faith')} × ${v.faithCount}`, note: '', title: '', of: {} });
  return out;
}

const suits_in = (param: number): string => ['♠', '♥', '♣', '♦'].filter((_, i) => (param & (2 << i)) !== 0).join(' ');
const colours_in = (param: number): string => ([1, 2] as const).filter((c) => (param & (1 << c)) !== 0).map((c) => t(`mark.${c}`)).join(' ');
const seats_in = (param: number): string => seat_names([1, 2, 3, 4, 5, 6, 7, 8].filter((seat) => (param & (1 << (seat - 1))) !== 0));

// What a status says beside its name, when no card says it: suits at which its bearer recovers or may go on attacking,
// colours that are attacks, with whom it is linked, between whom it sits.
const status_note = (st: Status): string => {
  const a = ability(st.ability);
  switch (a?.is === 'skill' ? a.skill.id : '') {
    case 'guardian_descent':
    case 'battery_assault':
      return suits_in(st.param);
    case 'empower':
      return colours_in(st.param);
    case 'fatal_bonds':
    case 'qop_blink':
      return seats_in(st.param);
    default:
      return '';
  }
};

function tab_of(p: PlacedCard, i: number): Tab {
  const a = ability(p.ability);
  const type = type_of(p.card);
  const cast = a?.is === 'skill';
  return {
    key: `${p.card}.${i}`,
    kind: cast ? 'cast' : (type?.kind ?? 'down'),
    icon: cast ? ability_icon(p.ability) : type_icon(type),
    suit: cast ? (card(p.card)?.suit ?? '') : '',
    name: cast ? tri(a.name) : tri(type?.name),
    note: '',
    title: cast ? tri(a.skill.text) : tri(type?.text),
    of: cast ? { ability: p.ability } : { card: p.card },
  };
}
