// What a real server sent, as it came: snapshots before, updates after (tests/unit/data/streams.ts).
import { create, fromBinary, fromJson, toBinary, type JsonValue } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/app/session.svelte';
import { language } from '../../src/i18n/index.svelte';
import { nothing } from '../../src/state/interaction';
import { extend, type Entry } from '../../src/state/log';
import { reduce } from '../../src/state/reduce';
import { suggest, whose } from '../../src/state/suggest';
import { Identity, ServerMessageSchema, SnapshotSchema, UpdateSchema, type Question, type Snapshot, type Update } from '../../src/state/wire';
import { sentence_of } from '../../src/table/log_words';
import { marks_asked, dodge_count, price_of } from '../../src/table/price';
import { plain, question_notes, question_title } from '../../src/table/question_text';
import { current_aim, seat_states } from '../../src/table/seat_state';
import { glances_of, scene_of, type Glance } from '../../src/table/stage';
import { steps_of } from '../../src/table/steps';
import { action, question, room, type_no, card_no, skill_no } from '../fixture/build';
import { streams, type Name } from './data/streams';

interface Step {
  before: Snapshot;
  after: Snapshot;
  question: Question | undefined;
  glances: Glance[];
  log: Entry[]; // since the stream's begin
}

function play(name: Name): Step[] {
  const stream = streams[name];
  let table = fromJson(SnapshotSchema, stream.before as JsonValue);
  let log: Entry[] = [];
  session.receive(create(ServerMessageSchema, { body: { case: 'roomState', value: { room: room(table.viewer, table.seats.length) } } }));
  session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: table } } }));
  return (stream.updates as JsonValue[]).map((json): Step => {
    const update: Update = fromJson(UpdateSchema, json);
    const before = table;
    table = reduce(before, update.events);
    log = extend(log, update.events, table);
    return { before, after: table, question: update.question, glances: glances_of(before, update.events), log };
  });
}

const say = (log: readonly Entry[]): string[] => {
  language.choose('en');
  return log.map(sentence_of);
};

// The page as it stands after a step.
function show(step: Step): void {
  session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: step.after, question: step.question } } }));
  session.log = step.log;
}

describe('a chain of dispels', () => {
  it('grows link by link, says how it stands, and is shown once more when it is settled', () => {
    const steps = play('chain');
    const [thing, first, second, end] = steps.map((x) => scene_of(x.after));
    expect(thing).toMatchObject({ is: 'play' });
    expect(first).toMatchObject({ is: 'chain', works: false, links: [{ state: 'cancelled' }, { state: 'open', use: { user: 5 } }] });
    expect(second).toMatchObject({ is: 'chain', works: true, links: [{ state: 'works' }, { state: 'cancelled', use: { user: 5 } }, { state: 'open', use: { user: 8 } }] });
    expect(first?.is === 'chain' && first.links[1]!.use.cards).toHaveLength(1);
    expect(end?.is).not.toBe('chain');
    const told = steps[3]!.glances.filter((g) => g.is === 'chain');
    expect(told).toMatchObject([{ chain: { works: true, links: [{ state: 'works' }, { state: 'cancelled' }, { state: 'works' }] } }]);
    expect(steps.slice(0, 3).flatMap((x) => x.glances).some((g) => g.is === 'chain')).toBe(false);
  });

  it('is the same after a reload: the snapshot alone tells it', () => {
    const second = play('chain')[2]!.after;
    const sent = fromBinary(SnapshotSchema, toBinary(SnapshotSchema, second));
    expect(scene_of(sent)).toEqual(scene_of(second));
    expect(scene_of(sent)).toMatchObject({ is: 'chain', works: true });
  });

  it('still points at whom the thing is aimed at', () => {
    const steps = play('blade');
    const aimed = steps.find((x) => scene_of(x.after).is === 'chain')!;
    expect(current_aim(aimed.after)).toBe(aimed.after.stack.find((r) => r.targets.length > 0) ?? null);
  });

  it('knows two cards used as a dispel', () => {
    const link = play('blade').map((x) => scene_of(x.after)).find((x) => x.is === 'chain');
    const use = link?.is === 'chain' ? link.links.at(-1)!.use : null;
    expect(use).toMatchObject({ cardType: type_no('dispel'), ability: 1000 + type_no('diffusal_blade') });
    expect(use?.cards).toHaveLength(2);
    const settled = play('blade').flatMap((x) => x.glances).filter((g) => g.is === 'chain');
    expect(settled).toMatchObject([{ chain: { works: false } }]);
  });
});

describe('my own doing', () => {
  const dispel = action({ verb: 1, cardType: type_no('dispel'), cards: [card_no('dispel H9')], minCards: 1, maxCards: 1 });

  it('is never what a dispel is proposed against', () => {
    const steps = play('own');
    const ask = (x: Step): Question => ({ ...x.question!, actions: [dispel] });
    const others = steps[0]!; // somebody's card
    const mine = steps[1]!; // my dispel lies on it
    expect(mine.question).toMatchObject({ source: mine.after.viewer });
    expect(suggest(ask(others), others.after).cards).toEqual(dispel.cards);
    expect(suggest(ask(mine), mine.after)).toEqual(nothing);
    show({ ...mine, question: ask(mine) });
    language.choose('en');
    expect(plain(question_notes(ask(mine), nothing))).toContain('This is your own');
  });

  it('is that of my team and my camp too, as far as I know them', () => {
    const { after } = play('own')[0]!;
    const me = after.seats[after.viewer - 1]!;
    const he = after.seats[2]!;
    const with_ = (a: Partial<typeof me>, b: Partial<typeof me>): Snapshot => ({ ...after, seats: after.seats.map((v) => (v === me ? { ...v, ...a } : v === he ? { ...v, ...b } : v)) });
    expect(whose(with_({ team: 1 }, { team: 1 }), he.seat)).toBe('ours');
    expect(whose(with_({ identity: Identity.SCOURGE }, { identity: Identity.SCOURGE }), he.seat)).toBe('ours');
    expect(whose(with_({ identity: Identity.SCOURGE }, { identity: Identity.UNKNOWN }), he.seat)).toBe('other');
    expect(whose(with_({ identity: Identity.NEUTRAL }, { identity: Identity.NEUTRAL }), he.seat)).toBe('other');
    const ask = question({ kind: 4, source: he.seat, actions: [dispel] });
    expect(suggest(ask, with_({ team: 1 }, { team: 1 }))).toEqual(nothing);
    expect(suggest(ask, with_({ team: 1 }, { team: 2 })).cards).toHaveLength(1);
  });
});

describe('judgments', () => {
  it('are to be read even though something else is under way', () => {
    const step = play('judged')[1]!;
    expect(scene_of(step.after).is).toBe('play');
    expect(step.glances[0]).toMatchObject({ is: 'judged', event: { ability: skill_no('headshot'), flag: true } });
    expect(say(step.log).join('\n')).toMatch(/judges? for Headshot: .+, takes effect/);
  });
});

describe('causes in the log', () => {
  it('are named for every phase that is skipped', () => {
    const lines = say(play('skip')[0]!.log);
    for (const phase of ['Draw', 'Play', 'Discard']) expect(lines.some((l) => l.endsWith(`the ${phase} phase because of Siren Song`)), lines.join('|')).toBe(true);
  });

  it('are named for damage and for hit points that were exchanged', () => {
    expect(say(play('axes').at(-1)!.log).join('\n')).toMatch(/takes 1 damage from .+ \(Wild Axes\)/);
    const [a, b] = say(play('sunder')[0]!.log).filter((l) => /HP \d → \d/.test(l));
    expect(a).toMatch(/: HP 2 → 4 \(Sunder\)$/);
    expect(b).toMatch(/: HP 4 → 2 \(Sunder\)$/);
  });
});

describe('effects with several targets', () => {
  it('tell whom they have dealt with, whom they deal with now and who is still to come', () => {
    const steps = play('axes'); // from seat 7 on against the turn order: 6, 5, 4, 3
    const parts = (x: Step): string => seat_states(x.after, x.question ?? null, false, nothing).slice(2, 6).map((v) => v.part).join(' ');
    expect(steps.map(parts)).toEqual([
      'later later later later',
      'later later later now',
      'later later later now', // it is dying
      'later later later now',
      'later later now done',
      'later now done done',
      'now done done done',
      'none none none none',
    ]);
  });
});

describe('long effects', () => {
  it('show of the snake what it takes from whom and who gets it', () => {
    const steps = play('snake');
    const lines = (x: Step): string[] => say(steps_of(x.log, x.after.stack[0]!, 5));
    expect(scene_of(steps[1]!.after)).toMatchObject({ is: 'play', record: { ability: skill_no('mystic_snake') } });
    expect(lines(steps[1]!)).toHaveLength(5);
    for (const l of lines(steps[1]!)) expect(l).toMatch(/lays .+ face up in the middle \(Mystic Snake\)/);
    expect(lines(steps[2]!).at(-1)).toMatch(/gets? .+ \(Mystic Snake\)/);
    expect(lines(steps[3]!).at(-1)).not.toBe(lines(steps[2]!).at(-1));
    expect(steps[1]!.after.processing).toHaveLength(8); // they lie beside it
    expect(steps_of(steps[1]!.log, steps[1]!.after.stack[0]!, 0)).toEqual([]);
  });

  it('show of sunder who and whom, and both hit points', () => {
    const step = play('sunder')[0]!;
    const g = step.glances.find((x) => x.is === 'event')!;
    expect(g).toMatchObject({ doing: { user: 5, targets: [4], cardType: type_no('sunder') } });
    expect(say(steps_of(step.log, g.is === 'event' ? g.doing : step.after.stack[0]!, 5))).toHaveLength(2);
  });

  it('show of omnislash the choice and then each attack with its outcome', () => {
    const steps = play('omnislash');
    expect(scene_of(steps[0]!.after)).toMatchObject({ is: 'play', record: { user: 4, ability: skill_no('omnislash') } });
    const hit = steps[4]!;
    const g = hit.glances.find((x) => x.is === 'event')!;
    expect(g).toMatchObject({ doing: { user: 4, targets: [1], cardType: type_no('normal_attack') } });
    expect(say(steps_of(hit.log, g.is === 'event' ? g.doing : hit.after.stack[0]!, 5)).join('\n')).toMatch(/takes 1 damage/);
    expect(scene_of(steps[5]!.after)).toMatchObject({ record: { ability: skill_no('omnislash'), targets: [6], cardType: type_no('normal_attack') } });
  });
});

describe('prompts', () => {
  it('name colour and price of a discard', () => {
    const step = play('arrow').at(-1)!;
    show(step);
    language.choose('en');
    expect(marks_asked(step.log, step.question!)).toEqual([1]);
    expect(price_of(step.question!)).toBe(1);
    expect(plain(question_title(step.question!, nothing))).toBe('Discard 1 red card for Lunar Arrow?');
    expect(plain(question_notes(step.question!, nothing))).toMatch(/Pass: 1 damage from /);
  });

  it('count dodges and damage', () => {
    const asked = play('laguna').filter((x) => x.question?.kind === 7);
    expect(asked.length).toBeGreaterThan(0);
    for (const x of asked) {
      const q = x.question!;
      expect(dodge_count(x.log, q, q.seat)).toEqual({ k: 4 - q.amount, of: 3 });
      expect(price_of(q)).toBe(q.amount);
    }
  });

  it('name who is dying', () => {
    const step = play('axes').find((x) => x.question?.kind === 5)!;
    show(step);
    language.choose('en');
    expect(scene_of(step.after)).toMatchObject({ is: 'dying', seat: 6 });
    expect(plain(question_title(step.question!, nothing))).toMatch(/^Save .+ with /);
  });
});

it('no sentence of them has holes', () => {
  for (const name of Object.keys(streams) as (Name)[]) for (const x of play(name)) for (const e of x.log) expect(sentence_of(e), name).not.toMatch(/[{}]|undefined|NaN/);
});
