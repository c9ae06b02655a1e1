// What is explained is called by its own name.
import { ability, card_type, fate, hero, type_of } from '../catalog/catalog';
import { ruling_label } from '../book/entries';
import { tri } from '../i18n/index.svelte';
import type { Shown } from '../table/inspect.svelte';

export const title_of = (s: Shown): string =>
  s.ruling ? ruling_label(s.ruling) : tri((hero(s.hero ?? 0) ?? fate(s.fate ?? 0) ?? type_of(s.card ?? 0) ?? card_type(s.type ?? 0) ?? ability(s.ability ?? 0) ?? ability(s.type ?? 0))?.name);
