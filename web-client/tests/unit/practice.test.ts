// From a replay into practice: which seat, what is said to the server, and why it may not begin.
import { create } from '@bufbuild/protobuf';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session, session } from '../../src/app/session.svelte';
import { store, stored } from '../../src/app/storage';
import { language, t_or_none } from '../../src/i18n/index.svelte';
import { Beginning } from '../../src/practice/begin.svelte';
import PlayOnSheet from '../../src/practice/PlayOnSheet.svelte';
import { first_place, places_of } from '../../src/practice/seats';
import { from_words, moment_link, short_match } from '../../src/practice/words';
import { Error_Code, MomentSchema, OutcomeSchema, Room_Stage, RoomSchema, ServerMessageSchema, type ServerMessage } from '../../src/state/wire';
import Result from '../../src/screens/Result.svelte';
import Menu from '../../src/table/Menu.svelte';
import { room, seat, snapshot } from '../fixture/build';
import { FakeSocket, newest } from '../fixture/fake_socket';

const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const error = (code: Error_Code) => ({ case: 'error', value: { code, detail: '' } });
const room_state = (init: object) => ({ case: 'roomState', value: { room: create(RoomSchema, init) } });
const wish = { match: 'ABCDEFGH', choices: 12, seat: 3 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  store('token', 'T');
  language.choose('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  session.room = null;
  session.table = null;
});

describe('the beginning of practice', () => {
  it('opens a connection only when it is asked for, and says which moment and seat', async () => {
    const b = new Beginning('ws://test/ws');
    expect(FakeSocket.all).toHaveLength(0);
    const code = b.begin(wish);
    expect(b.busy).toBe(true);
    newest().greet();
    await later();
    expect(newest().last().body).toMatchObject({ case: 'playOn', value: { moment: { match: 'ABCDEFGH', choices: 12 }, seat: 3 } });
    newest().hear(room_state({ code: 'ROOM', stage: Room_Stage.GATHERING })); // told to everybody in it
    newest().answer(room_state({ code: 'ROOM', stage: Room_Stage.PLAYING }));
    expect(await code).toBe('ROOM');
    expect(b.fault).toBeNull();
    expect(b.busy).toBe(false);
  });

  it('tells why it does not begin, and may be asked again by the same connection', async () => {
    const b = new Beginning('ws://test/ws');
    const code = b.begin(wish);
    newest().greet();
    await later();
    newest().answer(error(Error_Code.MATCH_DECIDED));
    expect(await code).toBeNull();
    expect(b.fault).toBe(Error_Code.MATCH_DECIDED);
    const again = b.begin(wish);
    expect(b.fault).toBeNull();
    await later();
    newest().answer(room_state({ code: 'R2' }));
    expect(await again).toBe('R2');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('leaves the room that is in the way only when it is told to', async () => {
    const b = new Beginning('ws://test/ws');
    const code = b.begin(wish);
    newest().greet('OLD');
    newest().hear(room_state({ code: 'OLD', stage: Room_Stage.PLAYING, mySeat: 2 }));
    await later();
    newest().answer(error(Error_Code.ALREADY_IN_ROOM));
    expect(await code).toBeNull();
    expect(b.in_match).toBe(true);
    const next = b.leave_and_begin(wish);
    await later();
    expect(newest().last().body.case).toBe('leaveRoom');
    newest().answer({ case: 'left', value: { reason: 0 } });
    await later();
    expect(newest().last().body.case).toBe('playOn');
    newest().answer(room_state({ code: 'NEW', mySeat: 3 }));
    expect(await next).toBe('NEW');
  });

  it('says so when there is no way to the server, and tries no more by itself', async () => {
    const b = new Beginning('ws://test/ws');
    const code = b.begin(wish);
    newest().close();
    expect(await code).toBeNull();
    expect(b.fault).toBe('lost');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    const again = b.begin(wish);
    newest().greet();
    await later();
    newest().close(); // in the middle
    expect(await again).toBeNull();
    expect(b.fault).toBe('lost');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('tells why the server lets nobody in', async () => {
    const b = new Beginning('ws://test/ws');
    const code = b.begin(wish);
    newest().onopen?.();
    newest().hear(error(Error_Code.BANNED));
    expect(await code).toBeNull();
    expect(b.fault).toBe(Error_Code.BANNED);
  });

  it('ends with its sheet', async () => {
    const b = new Beginning('ws://test/ws');
    const code = b.begin(wish);
    newest().greet();
    await later();
    b.stop();
    expect(await code).toBeNull();
    expect(newest().readyState).toBe(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('the seat', () => {
  const table = snapshot(0, [seat(1, 3), seat(2, 3, { alive: false }), seat(3, 3)], { allSeeing: true });

  it('is that of the view, if it lives; who sees everything has to say', () => {
    const places = places_of(table);
    expect(first_place(3, places)).toBe(3);
    expect(first_place(2, places)).toBe(0);
    expect(first_place('all', places)).toBe(0);
    expect(first_place(0, places)).toBe(0);
  });

  const open = (view: 'all' | number) => {
    session.room = room(0, 3);
    session.table = table;
    const onbegun = vi.fn();
    render(PlayOnSheet, { match: 'ABCDEFGH', at: 12, view, table, onbegun, onclose: vi.fn() });
    return onbegun;
  };
  const begin = (): HTMLButtonElement => document.querySelector('[data-act="begin"]')!;

  it('is asked for where everything is seen; a dead one is not offered', async () => {
    open('all');
    expect(begin().disabled).toBe(true);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((r) => r.disabled)).toEqual([false, true, false]);
    expect(radios.some((r) => r.checked)).toBe(false);
    await fireEvent.click(radios[2]!);
    expect(begin().disabled).toBe(false);
    expect(screen.getByRole('group', { name: t_or_none('practice.which') })).toBeTruthy();
  });

  it('begins, or says in words why not', async () => {
    const onbegun = open(3);
    await fireEvent.click(begin());
    newest().greet();
    await later();
    newest().answer(error(Error_Code.OTHER_RULES));
    await later();
    expect(screen.getByRole('alert').textContent).toContain('another version of the rules');
    await fireEvent.click(begin());
    await later();
    newest().answer(room_state({ code: 'ROOM' }));
    await later();
    expect(onbegun).toHaveBeenCalledWith('ROOM');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([Error_Code.MATCH_RUNNING, Error_Code.NO_SUCH_MATCH, Error_Code.MATCH_NOT_KEPT, Error_Code.OTHER_RULES, Error_Code.MATCH_UNREADABLE, Error_Code.NO_SUCH_MOMENT, Error_Code.MATCH_DECIDED, Error_Code.SEAT_DEAD, Error_Code.NO_SUCH_SEAT])(
    'has words for error %i in every language',
    (code) => {
      for (const l of ['en', 'hant', 'hans'] as const) {
        language.choose(l);
        expect(t_or_none(`error.${code}`) || t_or_none(`practice.fault.${code}`)).not.toBe('');
      }
    },
  );
});

describe('where practice comes from', () => {
  const from = create(MomentSchema, { match: 'ABCDEFGH', choices: 12 });

  it('is said, with the way back', () => {
    expect(from_words(from)).toBe('From step 12 of match ABCDEF…');
    expect(short_match('ABC')).toBe('ABC');
    expect(moment_link(from, 3)).toBe('/replay/ABCDEFGH?view=3&at=12');
    expect(moment_link(create(MomentSchema, { match: 'A B' }), 0)).toBe('/replay/A%20B?view=all');
  });

  it('stands in the menu of the table', () => {
    session.room = create(RoomSchema, { ...room(3, 3), from });
    render(Menu, { onclose: vi.fn(), ongoals: vi.fn() });
    expect(screen.getByRole('link').getAttribute('href')).toContain('/replay/ABCDEFGH?view=');
  });

  it('stands at the end, with the same moment again and the way back', () => {
    session.room = create(RoomSchema, { ...room(3, 3), from, mySeat: 3, host: true, stage: Room_Stage.FINISHED });
    const outcome = create(OutcomeSchema, { reason: 1, winners: [3] });
    const s = snapshot(3, [seat(1, 3, { hp: 0, alive: false }), seat(2, 3), seat(3, 3)], { outcome });
    session.table = s;
    render(Result, { s, ontable: vi.fn() });
    expect(document.querySelector('[data-act="again"]')?.textContent).toBe('Again from that moment');
    expect(document.querySelector('[data-act="back-to-replay"]')?.textContent).toBe('Back to the replay');
    expect(document.querySelector('header .from')?.textContent).toContain('From step 12');
  });

  it('is nothing that one comes back to after leaving it', () => {
    const s = new Session();
    const hear = (body: unknown) => s.receive(create(ServerMessageSchema, { body: body as ServerMessage['body'] }));
    store('left_match', null);
    hear(room_state({ code: 'PRACT1', stage: Room_Stage.PLAYING, mySeat: 2, from }));
    hear({ case: 'left', value: { reason: 0 } });
    expect(stored('left_match')).toBeNull();
    hear(room_state({ code: 'MATCH1', stage: Room_Stage.PLAYING, mySeat: 2 }));
    hear({ case: 'left', value: { reason: 0 } });
    expect(stored('left_match')).toBe('MATCH1');
  });
});
