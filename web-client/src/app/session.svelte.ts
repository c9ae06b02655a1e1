// Everything this page knows: the connection, the room, the table, the open question and what was chosen so far.
import { Connection, server_url, type Body, type Status } from '../net/connection';
import { nothing, pass_of, type Selection } from '../state/interaction';
import { extend, remark, type Entry, type Remark } from '../state/log';
import { presence_changes } from '../state/presence';
import { reduce } from '../state/reduce';
import { suggest } from '../state/suggest';
import { add_to_tally, empty_tally, type Tally } from '../state/tally';
import {
  Error_Code,
  Left_Reason,
  Question_Kind,
  Room_Stage,
  type Answer,
  type ChatLine,
  type Event,
  type Occupant,
  type Question,
  type Room,
  type RoomSummary,
  type ServerMessage,
  type Snapshot,
} from '../state/wire';
import { AutoPass } from './auto_pass';
import { Marks } from './marks.svelte';
import { Reserves } from './reserve';

export interface Toast {
  id: number;
  key: string;
}

export type Watcher = (events: readonly Event[], before: Snapshot, after: Snapshot) => void;

const toast_ms = 4_000;
const chat_kept = 200;

export class Session {
  status = $state<Status>('connecting');
  greeted = $state(false); // at least one welcome has come
  latency_ms = $state(0);
  draining = $state(false);
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
  held = $state(false); // my windows stay open to their end for the rest of this chain

  readonly marks = new Marks();
  private readonly watchers = new Set<Watcher>();
  private readonly auto_pass = new AutoPass();
  private readonly reserves = new Reserves();
  private events_told = 0; // of this match
  private remarks: Remark[] = [];
  private toast_id = 0;
  private connection: Connection | null = null;
  private unsure: Answer | null = null; // sent, but nobody has said that it counts: said again after a reconnect

  start(url = server_url()): void {
    this.connection = new Connection(url, {
      message: (m) => this.receive(m),
      status: (s) => {
        this.status = s;
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
    this.auto_pass.cancel();
    this.answered = a.question;
    this.unsure = a;
    this.send({ case: 'answer', value: { answer: a } });
  }

  pass(): void {
    if (this.question?.mayPass) this.answer(pass_of(this.question));
  }

  hold(): void {
    this.held = true;
    this.auto_pass.cancel();
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
    return this.question !== null && this.question.mine && this.answered !== this.question.id;
  }

  get my_seat(): number {
    return this.viewer;
  }

  get playing(): boolean {
    return this.table !== null && this.room !== null && this.room.stage !== Room_Stage.GATHERING;
  }

  get i_am_host(): boolean {
    return this.room?.seats.some((s) => s.host && s.seat === this.room?.mySeat) ?? false;
  }

  // ---- what the server says ---------------------------------------------------------------------------------------------

  receive(m: ServerMessage): void {
    switch (m.body.case) {
      case 'welcome':
        this.greeted = true;
        this.draining = false;
        this.name = m.body.value.name;
        this.room_expected = m.body.value.room !== '';
        if (!this.room_expected) this.clear_room();
        if (this.unsure) this.send({ case: 'answer', value: { answer: this.unsure } });
        return;
      case 'error':
        this.refused(m.body.value.code);
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
        this.clear_room();
        if (m.body.value.reason !== Left_Reason.ASKED) this.toast(`left.${m.body.value.reason}`);
        return;
      case 'notice':
        this.draining = true;
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

  private refused(code: Error_Code): void {
    switch (code) {
      case Error_Code.STALE_QUESTION:
      case Error_Code.ALREADY_ANSWERED:
        // It counted before the connection broke, or the clock was faster: what is open now says it all.
        this.unsure = null;
        return;
      case Error_Code.NOT_ASKED:
      case Error_Code.ILLEGAL_ANSWER:
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
    }
    const was = this.room;
    this.room = room;
    this.reserves.told(room?.seats ?? [], performance.now());
    this.reserve_now();
    if (room?.stage === Room_Stage.PLAYING) this.players = room.seats;
    if (room?.stage === Room_Stage.GATHERING) return this.clear_table();
    this.remark(was, room);
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
    this.events_told = 0;
    this.ask(null);
  }

  // The course of the match comes with its table: the log and the tally begin anew, whole.
  private show(table: Snapshot, past: readonly Event[]): void {
    this.log = extend([], past, table, this.remarks);
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
    this.table = after;
  }

  private ask(q: Question | null): void {
    const another = q?.id !== this.question?.id;
    this.question = q;
    this.asked_at = performance.now();
    this.reserves.ask(q, this.asked_at);
    this.reserve_now();
    if (!another) return;
    this.opened_at = this.asked_at;
    this.auto_pass.cancel();
    this.answered = 0;
    this.unsure = null;
    this.selection = q?.mine ? suggest(q) : nothing;
    const window = q?.kind === Question_Kind.DISPEL || q?.kind === Question_Kind.SAVE;
    if (q && !window) this.held = false;
    if (q?.mine && q.mayPass && q.actions.length === 0 && !this.held) {
      this.auto_pass.arm(q, () => {
        if (this.question?.id === q.id) this.pass();
      });
    }
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

export const session = new Session();
