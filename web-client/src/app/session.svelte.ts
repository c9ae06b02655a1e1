// Everything this page knows: the connection, the room, the table, the open question and what was chosen so far.
import { mode } from '../catalog/catalog';
import { Connection, server_url, type Body, type Status } from '../net/connection';
import { nothing, pass_of, type Selection } from '../state/interaction';
import { extend, remark, type Entry, type Remark } from '../state/log';
import { presence_changes } from '../state/presence';
import { reduce } from '../state/reduce';
import { check_shuffle, dealt_to, type Checked } from '../state/shuffle';
import { suggest } from '../state/suggest';
import { add_to_tally, empty_tally, type Tally } from '../state/tally';
import {
  Error_Code,
  Left_Reason,
  Room_Stage,
  type AccountState,
  type Answer,
  type ChatLine,
  type Event,
  type Occupant,
  type Question,
  type Room,
  type RoomSummary,
  type ServerMessage,
  type Snapshot,
  type WindowHeld,
} from '../state/wire';
import { Fair } from './fair.svelte';
import { Marks } from './marks.svelte';
import { Reserves } from './reserve';
import { Requests, type Reply } from './requests';
import { Standing } from './standing.svelte';
import { Stopwatch } from './stopwatch';
import { store, stored } from './storage';

export interface Toast {
  id: number;
  key: string;
}

// A room that asks for its password before it lets me in.
export interface Door {
  body: Body;
  wrong: boolean; // one was tried
}

export type Watcher = (events: readonly Event[], before: Snapshot, after: Snapshot) => void;

const toast_ms = 4_000;
const chat_kept = 200;

export class Session {
  status = $state<Status>('connecting');
  greeted = $state(false); // at least one welcome has come
  latency_ms = $state(0);
  name = $state('');
  rooms = $state.raw<readonly RoomSummary[]>([]);
  room = $state.raw<Room | null>(null);
  table = $state.raw<Snapshot | null>(null);
  question = $state.raw<Question | null>(null);
  asked_at = $state(0); // performance.now() when the question's times were true
  reserve = $state(0); // of somebody else who is asked alone: what there is of it when that question's own time ends
  opened_at = 0; // performance.now() when the question came first
  selection = $state.raw<Selection>(nothing);
  answered = $state(0); // id of the question that was answered
  log = $state.raw<readonly Entry[]>([]);
  players = $state.raw<readonly Occupant[]>([]); // who played this match: the seats change hands when it is over
  tally = $state.raw<Tally>(empty_tally());
  chat = $state.raw<readonly ChatLine[]>([]);
  chat_seen = $state(0);
  toasts = $state.raw<readonly Toast[]>([]);
  room_expected = $state(false); // the server said that we are in a room; its state is on the way
  holders = $state.raw<readonly number[]>([]); // the seats that stretch the open window
  room_told_at = $state(0); // performance.now() when the room was told
  account = $state.raw<AccountState | null>(null);
  door = $state.raw<Door | null>(null);
  left_match = $state(stored('left_match') ?? ''); // code of the room whose match I have left in its course

  private watched_key = stored('watched_by') ?? '';
  readonly marks = new Marks();
  readonly fair = new Fair();
  readonly standing = new Standing();
  private readonly watchers = new Set<Watcher>();
  private readonly requests = new Requests();
  private readonly watch_hand = new Stopwatch();
  private readonly reserves = new Reserves();
  private events_told = 0; // of this match
  private remarks: Remark[] = [];
  private dealt = $state.raw<readonly number[] | null>(null); // my first hand in this match
  private sets: readonly string[] = []; // it is played with
  private toast_id = 0;
  private connection: Connection | null = null;
  private unsure: Answer | null = null; // sent, but nobody has said that it counts: said again after a reconnect

  start(url = server_url()): void {
    this.connection = new Connection(url, {
      message: (m) => this.receive(m),
      status: (s) => {
        this.status = s;
        if (s !== 'open') this.requests.lose_all();
      },
      latency: (ms) => {
        this.latency_ms = ms;
      },
    });
    this.connection.open();
  }

  // Runs for every batch of events, before the new table is drawn.
  watch(w: Watcher): () => void {
    this.watchers.add(w);
    return () => this.watchers.delete(w);
  }

  // ---- what a player does -----------------------------------------------------------------------------------------------

  send(body: Body): void {
    this.connection?.send(body);
  }

  // Says something that has an answer of its own. An error is part of it: whoever asks words it.
  ask_server(body: Body): Promise<Reply> {
    return this.requests.ask((request) => this.connection?.send(body, request) ?? false);
  }

  // Into a room, as a player or to watch; its password is asked for where there is one.
  async enter(body: Body): Promise<void> {
    const reply = await this.ask_server(body);
    if (reply.case !== 'error') {
      this.door = null;
      return;
    }
    const { code, detail } = reply.value;
    if (code === Error_Code.WRONG_PASSWORD) {
      this.door = { body, wrong: password_of(body) !== '' };
      return;
    }
    if (body.case === 'joinRoom' && code === Error_Code.NO_SUCH_ROOM && body.value.code === this.left_match) this.remember_left('');
    this.refused(code, detail);
  }

  // Whether what that player writes is shown to me. The list comes back with the account, or is told by a plain "done".
  async block(name: string, on: boolean): Promise<Error_Code | 0> {
    const reply = await this.ask_server({ case: 'blockPlayer', value: { name, on } });
    if (reply.case === 'error') {
      this.refused(reply.value.code);
      return reply.value.code;
    }
    if (reply.case === 'done' && this.account) {
      const others = this.account.blocked.filter((b) => b !== name);
      this.account = { ...this.account, blocked: on ? [...others, name] : others };
    }
    return 0;
  }

  log_out(): void {
    this.connection?.log_out();
    this.account = null;
  }

  take_back(): void {
    this.connection?.take_back();
  }

  // A new name counts from the next hello on. If the server does not want it, the old one stays.
  rename(name: string): void {
    this.connection?.rename(name);
  }

  drop_connection(): void {
    this.connection?.drop();
  }

  answer(a: Answer): void {
    if (!this.can_answer || this.question?.id !== a.question) return;
    if (this.room?.paused) return this.toast(`error.${Error_Code.PAUSED}`);
    this.answered = a.question;
    this.unsure = a;
    this.send({ case: 'answer', value: { answer: a } });
  }

  pass(): void {
    if (this.question?.mayPass) this.answer(pass_of(this.question));
  }

  // Stretches the open window for everybody, at the cost of my reserve.
  hold(): void {
    if (this.can_hold && this.question) this.send({ case: 'hold', value: { question: this.question.id } });
  }

  // Lets every window of this turn pass, or no longer.
  pass_turn(): void {
    if (this.may_pass_turn) this.send({ case: 'passTurn', value: { on: !this.room?.passesTurn } });
  }

  async vote_pause(on: boolean): Promise<void> {
    const reply = await this.ask_server({ case: 'votePause', value: { on } });
    if (reply.case !== 'error') return;
    if (reply.value.code === Error_Code.NOT_ALLOWED) this.toast('pause.none_left');
    else this.refused(reply.value.code);
  }

  select(s: Selection): void {
    this.selection = s;
  }

  // From the result back into the room.
  leave_table(): void {
    this.clear_table();
  }

  read_chat(): void {
    this.chat_seen = this.chat.length;
  }

  // ---- what follows from it ---------------------------------------------------------------------------------------------

  // The heroes at the table, 0 while unknown. Changes only when they do, so that names need not be looked up again.
  private readonly heroes_key = $derived((this.table?.seats ?? []).map((v) => v.hero).join());
  readonly heroes: readonly number[] = $derived(this.heroes_key.split(',').map(Number));
  private readonly viewer = $derived(this.table?.viewer ?? this.room?.mySeat ?? 0);

  get can_answer(): boolean {
    return this.question !== null && this.question.mine && !this.watching && this.answered !== this.question.id;
  }

  get may_pass_turn(): boolean {
    return this.table !== null && !this.table.outcome && !this.watching && (this.table.seats[this.my_seat - 1]?.alive ?? false);
  }

  // Whether I could answer does not matter: anybody who is asked may hold.
  get can_hold(): boolean {
    const q = this.question;
    return this.can_answer && q !== null && q.bankMs > 0 && !this.holders.includes(this.my_seat) && !this.room?.paused;
  }

  // What the clocks read: they stand during a pause.
  time(now: number): number {
    return this.room?.paused ? this.watch_hand.read(now) : now;
  }

  // The shuffle of the match that is over, checked; null while there is nothing to check.
  readonly checked: Checked | null = $derived.by(() => {
    const { opening, secret } = this.fair;
    if (!opening || !secret || opening.match !== this.room?.match || !this.table) return null;
    const own = this.fair.own();
    const hand = own.seat === this.table.viewer ? this.dealt : null;
    return check_shuffle(opening, secret, { ...own, mode: mode(this.table.mode)?.id ?? '', sets: this.sets, hand });
  });

  get my_seat(): number {
    return this.watching ? 0 : this.viewer;
  }

  // The key of the spectator link that led here.
  get watched_by(): string {
    return this.watched_key;
  }
  set watched_by(key: string) {
    this.watched_key = key;
    store('watched_by', key);
  }

  get playing(): boolean {
    return this.table !== null && this.room !== null && this.room.stage !== Room_Stage.GATHERING;
  }

  // In the room, but in no seat of it. What I see may be another's view, some turns later.
  get watching(): boolean {
    return this.room?.mySeat === 0;
  }

  get i_am_host(): boolean {
    return this.room?.host || (this.room?.seats.some((s) => s.host && s.seat === this.room?.mySeat) ?? false);
  }

  // ---- what the server says ---------------------------------------------------------------------------------------------

  receive(m: ServerMessage): void {
    const waited_for = m.request > 0 && this.requests.answer(m.request, m.body);
    switch (m.body.case) {
      case 'welcome':
        this.greeted = true;
        this.standing.welcome();
        this.fair.connected();
        void this.ask_server({ case: 'askAccount', value: {} }); // a server without accounts refuses, and that is all
        this.name = m.body.value.name;
        this.room_expected = m.body.value.room !== '';
        if (!this.room_expected) this.clear_room();
        if (this.unsure) this.send({ case: 'answer', value: { answer: this.unsure } });
        return;
      case 'error':
        if (!waited_for) this.refused(m.body.value.code, m.body.value.detail);
        return;
      case 'accepted':
        if (this.unsure?.question === m.body.value.question) this.unsure = null;
        return;
      case 'roomList':
        this.rooms = m.body.value.rooms;
        return;
      case 'roomState':
        this.enter_room(m.body.value.room ?? null);
        return;
      case 'matchState':
        if (m.body.value.snapshot) this.show(m.body.value.snapshot, m.body.value.past);
        this.ask(m.body.value.question ?? null);
        return;
      case 'update':
        this.apply(m.body.value.events);
        this.ask(m.body.value.question ?? null);
        return;
      case 'chat':
        this.add_chat(m.body.value.lines);
        return;
      case 'left':
        this.remember_left(m.body.value.reason === Left_Reason.ASKED && this.in_running_match ? (this.room?.code ?? '') : '');
        this.clear_room();
        if (m.body.value.reason !== Left_Reason.ASKED) this.toast(`left.${m.body.value.reason}`);
        return;
      case 'notice':
        this.standing.notice(m.body.value);
        return;
      case 'held':
        this.window_held(m.body.value);
        return;
      case 'opening':
        this.fair.open(m.body.value, this.room?.mySeat ?? 0);
        return;
      case 'reveal':
        this.fair.reveal(m.body.value.match, m.body.value.secret);
        return;
      case 'account':
        this.account = m.body.value;
        this.name = m.body.value.name || this.name;
        return;
      default:
        return;
    }
  }

  toast(key: string): void {
    const id = ++this.toast_id;
    this.toasts = [...this.toasts.slice(-2), { id, key }];
    setTimeout(() => {
      this.toasts = this.toasts.filter((x) => x.id !== id);
    }, toast_ms);
  }

  private window_held(held: WindowHeld): void {
    if (this.question?.id !== held.question) return;
    this.holders = [...new Set([...this.holders, held.seat])];
    this.question = { ...this.question, remainingMs: held.remainingMs, totalMs: held.totalMs };
    this.asked_at = performance.now();
    this.watch_hand.told(this.asked_at);
  }

  private get in_running_match(): boolean {
    return this.room !== null && this.room.mySeat > 0 && this.room.stage === Room_Stage.PLAYING && this.room.lesson === '' && !this.room.from;
  }

  private remember_left(code: string): void {
    this.left_match = code;
    store('left_match', code || null);
  }

  private refused(code: Error_Code, detail = ''): void {
    switch (code) {
      case Error_Code.BANNED:
        this.standing.banned = detail || '–';
        return;
      case Error_Code.STALE_QUESTION:
      case Error_Code.ALREADY_ANSWERED:
        // It counted before the connection broke, or the clock was faster: what is open now says it all.
        this.unsure = null;
        return;
      case Error_Code.NOT_ASKED:
      case Error_Code.ILLEGAL_ANSWER:
      case Error_Code.PAUSED:
      case Error_Code.STORE_FAILED:
        this.unsure = null;
        this.answered = 0;
        break;
      default:
        break;
    }
    this.toast(`error.${code}`);
  }

  private enter_room(room: Room | null): void {
    this.room_expected = false;
    const other_match = room?.match !== this.room?.match;
    if (room?.code !== this.room?.code) this.chat = [];
    if (other_match) {
      this.marks.open(room?.match ?? '');
      this.players = [];
      this.remarks = [];
      this.dealt = null;
    }
    const was = this.room;
    this.room = room;
    this.room_told_at = performance.now();
    this.follow_pause(room?.paused ?? false);
    if (room) this.add_to_shuffle(room.commitment);
    if (room?.stage === Room_Stage.PLAYING) this.sets = room.settings?.sets ?? [];
    if (room && room.code === this.left_match && room.mySeat > 0) this.remember_left('');
    this.reserves.told(room?.seats ?? [], performance.now());
    this.reserve_now();
    if (room?.stage === Room_Stage.PLAYING) this.players = room.seats;
    if (room?.stage === Room_Stage.GATHERING) return this.clear_table();
    this.remark(was, room);
  }

  private add_to_shuffle(commitment: Uint8Array): void {
    const nonce = this.fair.answer(commitment);
    if (nonce) this.send({ case: 'offerNonce', value: { commitment, nonce } });
  }

  private follow_pause(paused: boolean): void {
    this.asked_at += this.watch_hand.set(paused, performance.now());
  }

  private remark(was: Room | null, room: Room | null): void {
    const table = this.table;
    if (!table || table.outcome) return;
    for (const c of presence_changes(was, room)) {
      const entry = remark(this.log, c, table);
      this.remarks.push({ after: this.events_told, entry });
      this.log = [...this.log, entry];
    }
  }

  private clear_room(): void {
    this.room = null;
    this.chat = [];
    this.chat_seen = 0;
    this.clear_table();
  }

  private clear_table(): void {
    this.table = null;
    this.log = [];
    this.tally = empty_tally();
    this.players = [];
    this.remarks = [];
    this.dealt = null;
    this.events_told = 0;
    this.ask(null);
  }

  // The course of the match comes with its table: the log and the tally begin anew, whole.
  private show(table: Snapshot, past: readonly Event[]): void {
    this.log = extend([], past, table, this.remarks);
    this.dealt = dealt_to(table.viewer, past) ?? this.dealt;
    this.events_told = past.length;
    this.tally = add_to_tally(empty_tally(), past);
    this.table = table;
  }

  private apply(events: readonly Event[]): void {
    const before = this.table;
    if (!before || events.length === 0) return;
    const after = reduce(before, events);
    for (const w of this.watchers) w(events, before, after);
    this.log = extend(this.log, events, after);
    this.events_told += events.length;
    this.tally = add_to_tally(this.tally, events);
    this.dealt ??= dealt_to(after.viewer, events);
    this.table = after;
  }

  private ask(q: Question | null): void {
    const another = q?.id !== this.question?.id;
    this.question = q;
    this.asked_at = performance.now();
    this.watch_hand.told(this.asked_at);
    this.reserves.ask(q, this.asked_at);
    this.reserve_now();
    if (!another) return;
    this.opened_at = this.asked_at;
    this.holders = [];
    this.answered = 0;
    this.unsure = null;
    this.selection = q?.mine ? suggest(q, this.table) : nothing;
  }

  // Of a window that asks several nobody learns whose time runs.
  private reserve_now(): void {
    const q = this.question;
    const alone = q && !q.mine && q.asked.length === 1 ? q.asked[0]! : 0;
    this.reserve = alone > 0 ? Math.max(0, this.reserves.at_end(alone) - this.reserves.over(this.asked_at)) : 0;
  }

  private add_chat(lines: readonly ChatLine[]): void {
    const have = new Set(this.chat.map((l) => l.id));
    this.chat = [...this.chat, ...lines.filter((l) => !have.has(l.id))].slice(-chat_kept);
  }
}

const password_of = (body: Body): string => (body.case === 'joinRoom' || body.case === 'spectate' ? (body.value.password ?? '') : '');

export const session = new Session();
