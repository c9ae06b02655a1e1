// Something that was asked of the server, while it is on its way and afterwards.
import type { AdminSession } from '../state/wire';
import { NotLoggedIn, who_am_i } from './api';
import { fault_text } from './words';

class Desk {
  session = $state.raw<AdminSession | null>(null);
  state = $state<'loading' | 'login' | 'in'>('loading');

  get admin(): boolean {
    return this.session?.role === 2;
  }
  lost(): void {
    this.session = null;
    this.state = 'login';
  }
  enter(session: AdminSession): void {
    this.session = session;
    this.state = 'in';
  }
  async refresh(): Promise<void> {
    try {
      this.enter(await who_am_i());
    } catch {
      this.lost();
    }
  }
}

export const desk = new Desk();

export class Asking<T> {
  value = $state.raw<T | null>(null);
  fault = $state('');
  busy = $state(false);
  private turn = 0;

  // The newest question counts. True: it was answered.
  async ask(question: () => Promise<T>): Promise<boolean> {
    const mine = ++this.turn;
    this.busy = true;
    try {
      const value = await question();
      if (mine !== this.turn) return false;
      this.value = value;
      this.fault = '';
      return true;
    } catch (e) {
      if (e instanceof NotLoggedIn) desk.lost();
      if (mine === this.turn) this.fault = fault_text(e);
      return false;
    } finally {
      if (mine === this.turn) this.busy = false;
    }
  }
}
