import type { Key } from '../keys';
import { hant_accounts } from './accounts';
import { hant_admin } from './admin';
import { hant_asking } from './asking';
import { hant_book } from './book';
import { hant_hands } from './hands';
import { hant_help } from './help';
import { hant_inviting } from './inviting';
import { hant_learn } from './learn';
import { hant_offline } from './offline';
import { hant_play } from './play';
import { hant_replay } from './replay';
import { hant_rooms } from './rooms';
import { hant_screens } from './screens';
import { hant_sound } from './sound';
import { hant_table } from './table';

export const hant = { ...hant_accounts, ...hant_admin, ...hant_asking, ...hant_book, ...hant_hands, ...hant_help, ...hant_inviting, ...hant_learn, ...hant_offline, ...hant_play, ...hant_replay, ...hant_rooms, ...hant_screens, ...hant_sound, ...hant_table } satisfies Record<Key, string>;
