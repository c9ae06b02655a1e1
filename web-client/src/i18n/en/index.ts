// English, whole: it defines which keys there are.
import { en_accounts } from './accounts';
import { en_admin } from './admin';
import { en_asking } from './asking';
import { en_book } from './book';
import { en_hands } from './hands';
import { en_help } from './help';
import { en_inviting } from './inviting';
import { en_learn } from './learn';
import { en_metrics } from './metrics';
import { en_offline } from './offline';
import { en_play } from './play';
import { en_practice } from './practice';
import { en_replay } from './replay';
import { en_rooms } from './rooms';
import { en_screens } from './screens';
import { en_sound } from './sound';
import { en_stats } from './stats';
import { en_table } from './table';

export const en = { ...en_accounts, ...en_admin, ...en_asking, ...en_book, ...en_hands, ...en_help, ...en_inviting, ...en_learn, ...en_metrics, ...en_offline, ...en_play, ...en_practice, ...en_replay, ...en_rooms, ...en_screens, ...en_sound, ...en_stats, ...en_table };
