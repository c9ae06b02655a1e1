// From a replay into practice. The page of a replay has no connection, so this one lives as long as its sheet; the room
// that begins is then opened as any other, by its address.
import { Requests, type Reply } from '../app/requests';
import { Connection, server_url, type Body, type Status } from '../net/connection';
import { Error_Code, Room_Stage, type Room, type ServerMessage } from '../state/wire';

export interface Wish {
  match: string;
  choices: number;
  seat: number;
}

// Why it does not begin: a number of the server's, or the connection.
export type Fault = Error_Code | 'lost';

// The connection says hello again without that name.
const renamed: ReadonlySet<Error_Code> = new Set([Error_Code.BAD_NAME, Error_Code.NAME_TAKEN]);

export class Beginning {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  room = $state.raw<Room | null>(null); // that the person is in already
  private readonly requests = new Requests();
  private connection: Connection | null = null;
  private opened: ((well: boolean) => void) | null = null;

  constructor(private readonly url = server_url()) {}

  // The code of the room where it has begun; null: fault says why not.
  async begin(wish: Wish): Promise<string | null> {
    if (this.busy) return null;
    this.busy = true;
    this.fault = null;
    const code = await this.ask(wish);
    this.busy = false;
    return code;
  }

  // Out of the room that is in the way, and on.
  async leave_and_begin(wish: Wish): Promise<string | null> {
    if (this.busy) return null;
    this.busy = true;
    this.fault = null;
    const left = await this.say({ case: 'leaveRoom', value: {} });
    const out = left.case === 'left' || (left.case === 'error' && left.value.code === Error_Code.NOT_IN_ROOM);
    if (!out) this.failed(left);
    const code = out ? await this.ask(wish) : null;
    this.busy = false;
    return code;
  }

  get in_match(): boolean {
    return this.room !== null && this.room.stage === Room_Stage.PLAYING && this.room.mySeat > 0;
  }

  stop(): void {
    this.connection?.stop();
    this.connection = null;
    this.requests.lose_all();
    this.opened?.(false);
  }

  private async ask({ match, choices, seat }: Wish): Promise<string | null> {
    const reply = await this.say({ case: 'playOn', value: { moment: { match, choices }, seat } });
    if (reply.case === 'roomState' && reply.value.room) return reply.value.room.code;
    this.failed(reply);
    return null;
  }

  private failed(reply: Reply): void {
    this.fault ??= reply.case === 'error' ? reply.value.code : 'lost';
  }

  private async say(body: Body): Promise<Reply> {
    if (!(await this.connected())) return { case: 'lost' };
    return this.requests.ask((request) => this.connection?.send(body, request) ?? false);
  }

  private connected(): Promise<boolean> {
    if (this.connection) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.opened = (well) => {
        this.opened = null;
        if (!well) this.drop();
        resolve(well);
      };
      this.connection = new Connection(this.url, { message: (m) => this.hear(m), status: (s) => this.follow(s), latency: () => undefined });
      this.connection.open();
    });
  }

  private follow(s: Status): void {
    if (s === 'open') return this.opened?.(true);
    if (s === 'connecting') return;
    this.requests.lose_all();
    if (this.opened) this.opened(false);
    else this.drop();
  }

  // The next question opens another one: nothing here comes back by itself.
  private drop(): void {
    this.connection?.stop();
    this.connection = null;
    this.room = null;
  }

  private hear(m: ServerMessage): void {
    const waited_for = m.request > 0 && this.requests.answer(m.request, m.body);
    if (m.body.case === 'roomState') this.room = m.body.value.room ?? null;
    else if (m.body.case === 'left') this.room = null;
    else if (m.body.case === 'error' && !waited_for && this.opened && !renamed.has(m.body.value.code)) {
      // It does not even let us in.
      this.fault = m.body.value.code;
      this.opened(false);
    }
  }
}
