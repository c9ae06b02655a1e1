// Options of a room, locked doors, ways back, and what the server announces.
import { create } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Requests } from '../../src/app/requests';
import { Session } from '../../src/app/session.svelte';
import { store } from '../../src/app/storage';
import { catalog } from '../../src/catalog/catalog';
import { language, t_or_none } from '../../src/i18n/index.svelte';
import { heroes_left, heroes_needed } from '../../src/screens/hero_pool';
import { found_heroes } from '../../src/screens/hero_search';
import { draft_of, new_draft, preset_changes, preset_names, preset_of, presets, settings_fault, to_send } from '../../src/screens/settings';
import { Error_Code, Left_Reason, Notice_Kind, RoomSettingsSchema, Room_Stage, RoomSettings_BotLevel as Level, RoomSettings_SpectatorRule as Rule, ServerMessageSchema, type ServerMessage } from '../../src/state/wire';
import { free_seats, watch_words } from '../../src/table/watching';
import { hero_no, room } from '../fixture/build';

const hear = (s: Session, body: unknown) => s.receive(create(ServerMessageSchema, { body: body as ServerMessage['body'] }));
beforeEach(() => store('left_match', null));
afterEach(() => language.choose('en'));

describe('the options of a room', () => {
  it('tell a password only where it changes', () => {
    const d = new_draft('Inn', 'fate2_identity_5');
    expect(to_send(d, 5)).not.toHaveProperty('password');
    expect(to_send({ ...d, password: 'abc' }, 5)).toMatchObject({ password: 'abc' });
    expect(to_send({ ...d, password: 'abc', noPassword: true }, 5)).toMatchObject({ password: '' });
    expect(to_send(d, 5)).not.toHaveProperty('noPassword');
  });

  it('leave as many heroes as the mode needs', () => {
    const hidden = catalog.heroes.filter((h) => h.set === 'standard' && h.hidden).map((h) => h.number);
    expect(heroes_left([], false, [])).toBe(25); // 24, and one of the three hidden ones
    expect(heroes_left([], true, [])).toBe(27);
    expect(heroes_left([], false, hidden.slice(1))).toBe(25);
    expect(heroes_left([], false, hidden)).toBe(24);
    expect(heroes_left([], false, [hero_no('axe')])).toBe(24);
    expect(heroes_left(['dawn'], false, [])).toBeGreaterThan(25);
    expect(['fate2_identity_8', 'fate2_identity_5', 'fate2_1v1_rotation'].map(heroes_needed)).toEqual([24, 15, 10]);
  });

  it('are checked before they are sent', () => {
    const d = new_draft('Inn', 'fate2_identity_5');
    expect(settings_fault(d)).toBeNull();
    expect(settings_fault({ ...d, name: 'x'.repeat(25) })).toBe('room.bad_name');
    expect(settings_fault({ ...d, password: '密'.repeat(11) })).toBe('room.bad_password');
    expect(to_send({ ...d, spectatorSeat: 8 }, 5).spectatorSeat).toBe(5);
  });

  it('know their pace by its times', () => {
    expect(preset_of(presets.calm)).toBe('calm');
    expect(preset_of({ ...presets.calm, bankSeconds: 1 })).toBe('own');
    expect(draft_of(create(RoomSettingsSchema, {}))).toMatchObject({ ...presets.usual, spectatorSeat: 1, spectatorDelayTurns: 3, password: '' });
  });

  it('a preset sets what it names, and is known by it again', () => {
    let d = { ...new_draft('Inn', 'fate2_identity_5'), sets: ['origins'], bannedHeroes: [3] };
    expect(preset_of(d)).toBe('usual');
    for (const p of preset_names) {
      d = { ...d, ...preset_changes(d, p) };
      expect(preset_of(d), p).toBe(p);
    }
    expect(d).toMatchObject({ botLevel: Level.NORMAL, bannedHeroes: [3], name: 'Inn' });
    const first = { ...d, ...preset_changes({ ...d, sets: ['origins'] }, 'first') };
    expect(first).toMatchObject({ ...presets.calm, botLevel: Level.EASY, sets: [], allHeroes: false });
    // The easy bots of a first match go with its pace, whatever sets were chosen meanwhile.
    const with_sets = { ...d, ...preset_changes(d, 'first'), sets: ['dawn'] };
    expect({ ...with_sets, ...preset_changes(with_sets, 'quick') }.botLevel).toBe(Level.NORMAL);
    // Bots that were made easy by hand stay so at any pace.
    const easy = { ...d, ...presets.quick, botLevel: Level.EASY };
    expect({ ...easy, ...preset_changes(easy, 'usual') }.botLevel).toBe(Level.EASY);
  });

  it('find heroes by a piece of their name in any language', () => {
    const found = (w: string) => found_heroes(catalog.heroes, w).map((h) => h.id);
    expect(found('AXE')[0]).toBe('axe');
    expect(found(catalog.heroes.find((h) => h.number === hero_no('axe'))!.name.hans)).toContain('axe');
    expect(found('crystal m')).toContain('crystal_maiden');
    expect(found('   ')).toEqual([]);
  });
});

describe('requests', () => {
  it('are answered by their number, once, or lost with the connection', async () => {
    const r = new Requests();
    const sent: number[] = [];
    const first = r.ask((n) => (sent.push(n), true));
    const second = r.ask((n) => (sent.push(n), true));
    expect(r.answer(sent[1]!, { case: 'done', value: {} as never })).toBe(true);
    expect(r.answer(sent[1]!, { case: 'lost' })).toBe(false);
    expect((await second).case).toBe('done');
    r.lose_all();
    expect((await first).case).toBe('lost');
    expect((await r.ask(() => false)).case).toBe('lost');
  });
});

describe('the door of a room', () => {
  const refuses = (code: Error_Code): { s: Session; asked: unknown[] } => {
    const s = new Session();
    const asked: unknown[] = [];
    s.ask_server = (body) => {
      asked.push(body);
      return Promise.resolve({ case: 'error', value: { code, detail: '' } } as never);
    };
    return { s, asked };
  };

  it('asks for the password, and says when it was wrong', async () => {
    const { s } = refuses(Error_Code.WRONG_PASSWORD);
    await s.enter({ case: 'joinRoom', value: { code: 'AAAAAA' } });
    expect(s.door).toMatchObject({ wrong: false });
    await s.enter({ case: 'joinRoom', value: { code: 'AAAAAA', password: 'x' } });
    expect(s.door).toMatchObject({ wrong: true });
    expect(s.toasts).toEqual([]);
  });

  it('forgets the way back to a room that is gone', async () => {
    const { s } = refuses(Error_Code.NO_SUCH_ROOM);
    hear(s, { case: 'roomState', value: { room: room(2, 3) } });
    hear(s, { case: 'left', value: { reason: Left_Reason.ASKED } });
    expect(s.left_match).toBe('K7Q2MX');
    await s.enter({ case: 'joinRoom', value: { code: 'K7Q2MX' } });
    expect(s.left_match).toBe('');
  });
});

describe('the way back to my match', () => {
  it('is kept when I leave it in its course, and only then', () => {
    const s = new Session();
    hear(s, { case: 'roomState', value: { room: room(2, 3, { stage: Room_Stage.FINISHED }) } });
    hear(s, { case: 'left', value: { reason: Left_Reason.ASKED } });
    expect(s.left_match).toBe('');
    hear(s, { case: 'roomState', value: { room: room(2, 3) } });
    hear(s, { case: 'left', value: { reason: Left_Reason.ASKED } });
    expect(new Session().left_match).toBe('K7Q2MX');
    hear(s, { case: 'roomState', value: { room: room(2, 3) } });
    expect(s.left_match).toBe('');
  });
});

describe('spectators', () => {
  const watched = (init: object, settings: object = {}) => {
    const r = Object.assign(room(0, 3), { mySeat: 0 }, init);
    Object.assign(r.settings!, settings);
    return r;
  };

  it('are told whose view they have, and how late', () => {
    language.choose('en');
    expect(watch_words(watched({ watchingAs: Rule.ONE_SEAT }, { spectatorSeat: 3, spectatorDelayTurns: 1 }))).toBe('You see what seat 3 saw, 1 turn late.');
    expect(watch_words(watched({ watchingAs: Rule.ALL_SEEING }))).toBe('You see everything, 3 turns late.');
    expect(watch_words(watched({}))).toBe('');
    expect(watch_words(room(1, 3))).toBe('');
  });

  it('may take a seat that was left, where they have seen nothing hidden', () => {
    const r = watched({}, { takeOver: true });
    Object.assign(r.seats[1]!, { left: true });
    expect(free_seats(r)).toEqual([2]);
    expect(free_seats({ ...r, watchingAs: Rule.ALL_SEEING })).toEqual([]);
    expect(free_seats({ ...r, mySeat: 1 })).toEqual([]);
  });
});

describe('what the server announces', () => {
  it('stands until it is dismissed or over', () => {
    const s = new Session();
    const say = (kind: Notice_Kind, text = '') => hear(s, { case: 'notice', value: { kind, text } });
    say(Notice_Kind.ANNOUNCEMENT, 'tea');
    say(Notice_Kind.WARNING, 'mind your words');
    expect(s.standing.words.map((w) => [w.warning, w.text])).toEqual([[false, 'tea'], [true, 'mind your words']]);
    s.standing.dismiss(s.standing.words[0]!.id);
    expect(s.standing.words).toHaveLength(1);
    expect(s.standing.draining).toBe(false);
    say(Notice_Kind.STORE_TROUBLE);
    expect(s.standing.store_trouble).toBe(true);
    say(Notice_Kind.STORE_WELL);
    expect(s.standing.store_trouble).toBe(false);
    say(Notice_Kind.DRAINING);
    expect(s.standing.draining).toBe(true);
  });

  it('has words for every error, in every language', () => {
    const codes = Object.values(Error_Code).filter((c): c is Error_Code => typeof c === 'number' && c > 0);
    for (const lang of ['en', 'hans', 'hant'] as const) {
      language.choose(lang);
      expect(codes.filter((c) => t_or_none(`error.${c}`) === '')).toEqual([]);
    }
  });
});
