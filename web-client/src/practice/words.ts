// How practice says where it comes from.
import { replay_link } from '../app/router.svelte';
import { t } from '../i18n/index.svelte';
import type { Moment } from '../state/wire';

const match_shown = 6; // letters of its id: enough to tell two apart

export const short_match = (match: string): string => (match.length > match_shown + 1 ? `${match.slice(0, match_shown)}…` : match);

export const from_words = (from: Moment): string => t('practice.from', { n: from.choices, match: short_match(from.match) });

// The moment in the replay, as that seat sees it; 0 = all-seeing.
export const moment_link = (from: Moment, seat: number): string => {
  const at = from.choices > 0 ? `&at=${from.choices}` : '';
  return `${replay_link(from.match)}?view=${seat > 0 ? seat : 'all'}${at}`;
};
