// The drawings behind the icon names.
import bodies from 'virtual:icons/ui';
import type { UI_ICONS } from './icon-names';

// Icons of the interface are checked by type; those of cards, heroes and fates come from tables as plain strings.
export type IconName = (typeof UI_ICONS)[number] | (string & {});

export type Drawings = Readonly<Record<string, string>>;
export const ui_drawings: Drawings = bodies;
// Of cards, heroes and fates: nobody waits for them on the front page.
export const art_drawings = (): Promise<Drawings> => import('virtual:icons/art').then((m) => m.default);
