// The socket: hello with the kept token, resume from the last number, exponential reconnect.
import { create, fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { stored, store } from '../app/storage';
import { ClientMessageSchema } from '../generated/fate/v1/client_pb';
import { Error_Code, ServerMessageSchema, type ServerMessage } from '../generated/fate/v1/server_pb';

export const protocol_version = 1;
export const subprotocol = 'fate.v1';

export type Body = NonNullable<MessageInitShape<typeof ClientMessageSchema>['body']>;
export type Status = 'connecting' | 'open' | 'lost' | 'replaced';

export interface Listener {
  message(m: ServerMessage): void;
  status(s: Status): void;
  latency(ms: number): void;
}

const first_delay_ms = 250;
const longest_delay_ms = 8_000;
const ping_every_ms = 10_000;
const silent_after_ms = 30_000;

export class Connection {
  private socket: WebSocket | null = null;
  private delay_ms = first_delay_ms;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private last_number = 0n;
  private greeted = false;
  private heard_at = 0;
  private stopped = false;
  private leaving = false; // logged out: the server closes, and a guest comes back
  private wished: string | null = null; // a name that no server has agreed to yet

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly client = 'web 0.1.0',
  ) {}

  open(): void {
    this.stopped = false;
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  // For good.
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearInterval(this.pinger);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  // Forgets what was seen: the next hello asks for a whole state.
  forget_numbers(): void {
    this.last_number = 0n;
  }

  // At once, whatever was waited for: a socket that nobody answers is given up.
  take_back(): void {
    clearTimeout(this.retry);
    this.stopped = false;
    this.delay_ms = first_delay_ms;
    const old = this.socket;
    this.connect();
    old?.close();
  }

  // False: there is no connection, and nothing was said.
  send(body: Body, request = 0): boolean {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.write({ request, body });
    return true;
  }

  // The account's session ends; the next hello is that of a new guest.
  log_out(): void {
    this.send({ case: 'logOut', value: {} });
    this.leaving = true;
    store('token', null);
    store('name', null);
  }

  // A name counts from the next hello on, so there is one at once.
  rename(name: string): void {
    this.wished = name;
    this.delay_ms = 0;
    this.drop();
  }

  // For tests: drops the socket as a bad network would.
  drop(): void {
    this.socket?.close();
  }

  private write(m: MessageInitShape<typeof ClientMessageSchema>): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(toBinary(ClientMessageSchema, create(ClientMessageSchema, m)));
  }

  private readonly hurry = (): void => {
    if (this.retry === undefined || this.stopped || document.hidden) return;
    clearTimeout(this.retry);
    this.retry = undefined;
    this.connect();
  };

  private connect(): void {
    this.retry = undefined;
    this.greeted = false;
    this.listener.status('connecting');
    const socket = new WebSocket(this.url, subprotocol);
    socket.binaryType = 'arraybuffer';
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (e: MessageEvent<ArrayBuffer>) => this.receive(new Uint8Array(e.data));
    socket.onclose = () => {
      if (this.socket === socket) this.closed();
    };
  }

  private greet(): void {
    this.heard_at = Date.now();
    this.write({
      body: {
        case: 'hello',
        value: {
          protocol: protocol_version,
          client: this.client,
          name: this.wished ?? stored('name') ?? '',
          token: stored('token') ?? '',
          lastNumber: this.last_number,
        },
      },
    });
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.beat(), ping_every_ms);
  }

  private beat(): void {
    if (Date.now() - this.heard_at > silent_after_ms) this.socket?.close();
    else this.write({ body: { case: 'ping', value: { clientMs: BigInt(Math.round(performance.now())) } } });
  }

  private receive(bytes: Uint8Array): void {
    this.heard_at = Date.now();
    const m = fromBinary(ServerMessageSchema, bytes);
    if (m.number > 0n) {
      if (m.number <= this.last_number) return; // seen before the connection broke
      this.last_number = m.number;
    }
    switch (m.body.case) {
      case 'welcome':
        this.welcome(m.body.value);
        break;
      case 'replaced':
        if (this.leaving) return this.drop();
        this.stopped = true;
        break;
      case 'left':
        this.last_number = 0n;
        if (this.leaving) this.drop();
        break;
      case 'done':
        if (this.leaving) this.drop();
        break;
      case 'error':
        if (!this.greeted) this.not_greeted(m.body.value.code);
        break;
      case 'pong':
        this.listener.latency(Math.max(0, Math.round(performance.now()) - Number(m.body.value.clientMs)));
        break;
      default:
        break;
    }
    this.listener.message(m);
  }

  private not_greeted(code: Error_Code): void {
    if (code === Error_Code.BAD_NAME || code === Error_Code.NAME_TAKEN) this.without_that_name();
    if (code === Error_Code.BANNED) this.stopped = true;
    if (code !== Error_Code.NOT_LOGGED_IN) return;
    // The session was revoked elsewhere: what is left is a guest.
    store('token', null);
    this.drop();
  }

  // A name that the server refuses must not keep us out: the one before it, or one of the server's choice.
  private without_that_name(): void {
    if (this.wished === null) store('name', '');
    this.wished = null;
    this.greet();
  }

  private welcome(w: { token: string; name: string; resumed: boolean }): void {
    store('token', w.token);
    store('name', w.name);
    this.wished = null;
    this.delay_ms = first_delay_ms;
    this.greeted = true;
    this.leaving = false;
    if (!w.resumed) this.last_number = 0n;
    this.listener.status('open');
    this.beat();
  }

  private closed(): void {
    this.socket = null;
    this.greeted = false;
    if (this.leaving) this.last_number = 0n;
    clearInterval(this.pinger);
    if (this.stopped) {
      this.listener.status('replaced');
      return;
    }
    this.listener.status('lost');
    if (this.stopped) return; // whoever was told has had enough
    this.retry = setTimeout(() => this.connect(), this.delay_ms * (0.75 + Math.random() * 0.5));
    this.delay_ms = Math.min(longest_delay_ms, Math.max(first_delay_ms, this.delay_ms * 2));
  }
}

export const server_url = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
