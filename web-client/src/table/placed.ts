// Entries of a state area, grouped as tabs: sign, name, a few words, the colour of their kind.
import { ability, card, type_of } from '../catalog/catalog';
import { ability_icon, type_icon } from '../art/lookup';
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
    out.push({ key: `st.${st.ability}.${st.owner}.${st.param}`, kind, icon: ability_icon(st.ability), suit: '', name: tri(a.name), note: guarded(st), title: text, of: { ability: st.ability } });
  }
  if (v.faithCount > 0) out.push({ key: 'faith', kind: 'down', icon: 'prayer', suit: '', name: `${t('seat.faith')} × ${v.faithCount}`, note: '', title: '', of: {} });
  return out;
}

// Guardian descent: the suits at which its bearer recovers stay in force when their cards have gone.
const guarded = (st: Status): string => {
  const a = ability(st.ability);
  return a?.is === 'skill' && a.skill.id === 'guardian_descent' ? ['♠', '♥', '♣', '♦'].filter((_, i) => (st.param & (2 << i)) !== 0).join(' ') : '';
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
