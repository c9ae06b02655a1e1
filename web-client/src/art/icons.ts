// The drawings behind the icon names.
import bodies from 'virtual:icons';
import type { UI_ICONS } from './icon-names';

// Icons of the interface are checked by type; those of cards, heroes and fates come from tables as plain strings.
export type IconName = (typeof UI_ICONS)[number] | (string & {});

export const icon_bodies: Readonly<Record<string, string>> = bodies;
