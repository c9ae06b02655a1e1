// How things stand with the server, and what those who run it say: to everybody, or to me alone.
import { Notice_Kind, type Notice } from '../state/wire';

// What the admins or moderators say.
export interface Word {
  id: number;
  warning: boolean; // of the moderators, to me alone
  text: string;
}

const words_kept = 4;

export class Standing {
  draining = $state(false);
  store_trouble = $state(false); // nothing can be stored: matches stand still
  banned = $state(''); // until when, as the server says it
  words = $state.raw<readonly Word[]>([]);
  private last_id = 0;

  // The server has let this page in.
  welcome(): void {
    this.draining = false;
    this.store_trouble = false;
    this.banned = '';
  }

  notice(n: Notice): void {
    switch (n.kind) {
      case Notice_Kind.DRAINING:
        this.draining = true;
        return;
      case Notice_Kind.ANNOUNCEMENT:
      case Notice_Kind.WARNING:
        this.last_id += 1;
        this.words = [...this.words.slice(1 - words_kept), { id: this.last_id, warning: n.kind === Notice_Kind.WARNING, text: n.text }];
        return;
      case Notice_Kind.STORE_TROUBLE:
        this.store_trouble = true;
        return;
      case Notice_Kind.STORE_WELL:
        this.store_trouble = false;
        return;
      default:
        return;
    }
  }

  dismiss(id: number): void {
    this.words = this.words.filter((w) => w.id !== id);
  }
}
