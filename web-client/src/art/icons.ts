// Icons of the interface are checked by type; those of cards, heroes and fates come from tables as plain strings.
import type { UI_ICONS } from './icon-names';

export type IconName = (typeof UI_ICONS)[number] | (string & {});
