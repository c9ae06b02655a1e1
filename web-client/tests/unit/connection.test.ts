import { create } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../src/app/session.svelte';
import { readable } from '../../src/app/text';
import { store, stored } from '../../src/app/storage';
import { Error_Code, Question_Kind, Room_Stage, RoomSchema, type ServerMessage } from '../../src/state/wire';
import { question } from '../fixture/build';
import { FakeSocket, newest } from '../fixture/fake_socket';

const welcome = (name: string, room = ''): ServerMessage['body'] =>
  ({ case: 'welcome', value: { protocol: 1, server: '', name, token: 'T', room, resumed: true } }) as unknown as ServerMessage['body'];
const error = (code: Error_Code): ServerMessage['body'] => ({ case: 'error', value: { code, detail: '' } }) as unknown as ServerMessage['body'];
const update = (id: number): ServerMessage['body'] =>
  ({ case: 'update', value: { events: [], question: question({ id, kind: Question_Kind.DODGE, mine: true, mayPass: true }) } }) as unknown as ServerMessage['body'];

function greeted(room = ''): { s: Session; socket: FakeSocket } {
  const s = new Session();
  s.start('ws://test/ws');
  const socket = newest();
  socket.onopen?.();
  socket.hear(welcome('Ann', room));
  return { s, socket };
}

async function reconnected(room = ''): Promise<FakeSocket> {
  newest().close();
  await vi.advanceTimersByTimeAsync(10_000);
  const socket = newest();
  socket.onopen?.();
  socket.hear(welcome('Ann', room));
  return socket;
}

describe('the connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    store('name', '');
    store('token', '');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says an answer again that fell into a broken connection', async () => {
    const { s, socket } = greeted('ROOM');
    socket.hear(update(7));
    socket.readyState = 2; // broken, and nobody knows it yet
    s.pass();
    expect(s.can_answer).toBe(false);
    socket.readyState = 1;
    const again = await reconnected('ROOM');
    expect(again.cases()).toEqual(['hello', 'answer']);
    // Once it counts it is never said again.
    again.hear({ case: 'accepted', value: { question: 7 } } as unknown as ServerMessage['body']);
    expect((await reconnected('ROOM')).cases()).toEqual(['hello']);
  });

  it('keeps quiet if the answer had counted already', async () => {
    const { s, socket } = greeted('ROOM');
    socket.hear(update(7));
    s.pass();
    const again = await reconnected('ROOM');
    again.hear(error(Error_Code.ALREADY_ANSWERED));
    expect(s.toasts).toEqual([]);
    expect(s.can_answer).toBe(false);
    again.hear(update(8));
    expect(s.can_answer).toBe(true);
  });

  it('lets the player answer again what was refused', () => {
    const { s, socket } = greeted('ROOM');
    socket.hear(update(7));
    s.pass();
    socket.hear(error(Error_Code.ILLEGAL_ANSWER));
    expect(s.can_answer).toBe(true);
    expect(s.toasts).toHaveLength(1);
  });

  it('comes in under the old name if a new one is refused', async () => {
    const { s } = greeted();
    s.rename('\u202e');
    await vi.advanceTimersByTimeAsync(10);
    const socket = newest();
    socket.onopen?.();
    socket.hear(error(Error_Code.BAD_NAME));
    const hellos = socket.said.map((m) => (m.body.case === 'hello' ? m.body.value.name : ''));
    expect(hellos).toEqual(['\u202e', 'Ann']);
    socket.hear(welcome('Ann'));
    expect(s.status).toBe('open');
    expect(stored('name')).toBe('Ann');
  });

  it('gives up a kept name that the server no longer takes', () => {
    store('name', 'old');
    const s = new Session();
    s.start('ws://test/ws');
    newest().onopen?.();
    newest().hear(error(Error_Code.BAD_NAME));
    expect(newest().said.map((m) => (m.body.case === 'hello' ? m.body.value.name : ''))).toEqual(['old', '']);
  });

  it('forgets that the last server was to stop', async () => {
    const { s, socket } = greeted();
    socket.hear({ case: 'notice', value: { kind: 1 } } as unknown as ServerMessage['body']);
    expect(s.standing.draining).toBe(true);
    await reconnected();
    expect(s.standing.draining).toBe(false);
  });

  it('waits for the state of a room that it is in already', () => {
    const { s, socket } = greeted('ROOM');
    expect(s.room_expected).toBe(true);
    socket.hear({ case: 'roomState', value: { room: create(RoomSchema, { code: 'ROOM', stage: Room_Stage.GATHERING }) } } as unknown as ServerMessage['body']);
    expect(s.room_expected).toBe(false);
  });
});

describe('what people type', () => {
  it.each(['Ann', 'Zoë', '안나', 'สมชาย', '安娜', '👩‍👩‍👧', 'a'.repeat(16)])('%s is a name', (name) => expect(readable(name, 1, 16)).toBe(true));
  it.each(['', 'a'.repeat(17), 'a\u202eb', '\u200b', 'a\u0007', '\ufeff', 'a\u2028b', '\u3164', '\u2800', '\uffa0', '\u115f', `e${'\u0301'.repeat(10)}`])('%j is none', (name) => expect(readable(name, 1, 16)).toBe(false));
});
