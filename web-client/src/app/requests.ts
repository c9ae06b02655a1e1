// Questions to the server that have an answer of their own: by the number that it sends back.
import type { ServerMessage } from '../state/wire';

export type Reply = ServerMessage['body'] | { case: 'lost' };

export class Requests {
  private last = 0;
  private readonly open = new Map<number, (r: Reply) => void>();

  ask(send: (request: number) => boolean): Promise<Reply> {
    const request = ++this.last;
    return new Promise((resolve) => {
      this.open.set(request, resolve);
      if (!send(request)) this.answer(request, { case: 'lost' });
    });
  }

  // True if somebody waited for it.
  answer(request: number, reply: Reply): boolean {
    const resolve = this.open.get(request);
    if (!resolve) return false;
    this.open.delete(request);
    resolve(reply);
    return true;
  }

  lose_all(): void {
    for (const request of [...this.open.keys()]) this.answer(request, { case: 'lost' });
  }
}
