// Lines about who leaves and returns: from the states of the room alone.
import { beforeEach, describe, expect, it } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { player_name } from '../../src/app/names';
import { session } from '../../src/app/session.svelte';
import { language } from '../../src/i18n/index.svelte';
import { Event_Kind as K, Occupant_Kind, Room_Stage, ServerMessageSchema, type Event, type Occupant } from '../../src/state/wire';
import { sentence_of } from '../../src/table/log_words';
import { event, hero_no, room, seat, snapshot } from '../fixture/build';

const table = () => snapshot(3, [seat(1, 3, { hero: hero_no('axe') }), seat(2, 3), seat(3, 3, { hero: hero_no('dazzle') })]);

function hear_room(n = 0, is: Partial<Occupant> = {}, stage = Room_Stage.PLAYING): void {
  const r = room(3, 3, { stage });
  if (n > 0) Object.assign(r.seats[n - 1]!, is);
  session.receive(create(ServerMessageSchema, { body: { case: 'roomState', value: { room: r } } }));
}
const hear_table = (past: Event[] = []) => session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: table(), past } } }));
const lines = () => session.log.map(sentence_of);

beforeEach(() => {
  language.choose('en');
  session.receive(create(ServerMessageSchema, { body: { case: 'left', value: {} } }));
  hear_room();
  hear_table();
});

describe('who leaves and returns', () => {
  it('says nothing of a room that is only told', () => {
    hear_room();
    expect(lines()).toEqual([]);
  });

  it('says that a player leaves, and that he is back', () => {
    hear_room(1, { connected: false, standIn: true });
    hear_room(1, { connected: false, standIn: true });
    hear_room();
    expect(lines()).toEqual(['Kestrel leaves; a bot stands in', 'Kestrel is back']);
  });

  it('tells a lost line from a bot that stands in', () => {
    hear_room(1, { connected: false });
    hear_room(1, { connected: false, standIn: true });
    hear_room(1, { standIn: true });
    hear_room();
    expect(lines()).toEqual(['Kestrel loses the connection', 'A bot stands in for Kestrel', 'Kestrel is back; the bot goes on for now', 'Kestrel plays again; the bot steps back']);
  });

  it('calls me you', () => {
    hear_room(3, { standIn: true });
    hear_room();
    expect(lines()).toEqual(['A bot stands in for you', 'You play again; the bot steps back']);
  });

  it('keeps its lines where they were when the whole match is told again', () => {
    const turn = (n: number) => event({ kind: K.TURN_BEGAN, seat: 1, value: n, value2: n });
    session.receive(create(ServerMessageSchema, { body: { case: 'update', value: { events: [turn(1)] } } }));
    hear_room(1, { connected: false });
    session.receive(create(ServerMessageSchema, { body: { case: 'update', value: { events: [turn(2)] } } }));
    const all = ['Round 1 · Axe’s turn', 'Kestrel loses the connection', 'Round 2 · Axe’s turn'];
    expect(lines()).toEqual(all);
    hear_table([turn(1), turn(2)]);
    expect(lines()).toEqual(all);
  });

  it('says nothing when the match is over and seats are left', () => {
    hear_room(1, { kind: Occupant_Kind.EMPTY, name: '', connected: false }, Room_Stage.FINISHED);
    expect(lines()).toEqual([]);
    expect(player_name(1)).toBe('Kestrel');
  });
});
