import type { Key } from '../keys';
import { hans_accounts } from './accounts';
import { hans_admin } from './admin';
import { hans_asking } from './asking';
import { hans_book } from './book';
import { hans_hands } from './hands';
import { hans_help } from './help';
import { hans_inviting } from './inviting';
import { hans_learn } from './learn';
import { hans_offline } from './offline';
import { hans_play } from './play';
import { hans_replay } from './replay';
import { hans_rooms } from './rooms';
import { hans_screens } from './screens';
import { hans_sound } from './sound';
import { hans_table } from './table';

export const hans = { ...hans_accounts, ...hans_admin, ...hans_asking, ...hans_book, ...hans_hands, ...hans_help, ...hans_inviting, ...hans_learn, ...hans_offline, ...hans_play, ...hans_replay, ...hans_rooms, ...hans_screens, ...hans_sound, ...hans_table } satisfies Record<Key, string>;
