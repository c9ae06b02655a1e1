// The second person: wherever I am named in English, the sentence follows me.
import { beforeEach, describe, expect, it } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { session } from '../../src/app/session.svelte';
import { language, t } from '../../src/i18n/index.svelte';
import { texts, type Key } from '../../src/i18n/keys';
import { fill_text } from '../../src/i18n/template';
import { extend } from '../../src/state/log';
import { Event_Kind as K, Question_Kind as Q, Resolution_Kind as R, ResolutionSchema, ServerMessageSchema, Zone } from '../../src/state/wire';
import { sentence_of } from '../../src/table/log_words';
import { plain, question_notes, trigger_note, waiting_title, what_is_missing } from '../../src/table/question_text';
import { nothing } from '../../src/state/interaction';
import { action, card_no, event, hero_no, question, room, seat, skill_no, snapshot, type_no, type EventInit } from '../fixture/build';

const me = 3;
beforeEach(() => {
  const table = snapshot(me, [seat(1, 3, { hero: hero_no('axe') }), seat(2, 3, { hero: hero_no('crystal_maiden') }), seat(3, 3, { hero: hero_no('dazzle') })]);
  session.receive(create(ServerMessageSchema, { body: { case: 'roomState', value: { room: room(me, 3) } } }));
  session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: table } } }));
  language.choose('en');
});

const say = (...events: EventInit[]): string[] => extend([], events.map(event), session.table!).map(sentence_of);

describe('English in the second person', () => {
  it('makes the verb follow who does it', () => {
    expect(say({ kind: K.DIED, seat: me, other: 1 })).toEqual(['You fall, killed by Axe']);
    expect(say({ kind: K.DIED, seat: 1, other: me })).toEqual(['Axe falls, killed by you']);
    expect(say({ kind: K.REWARDED, seat: me, other: 1, value: 2 })).toEqual(['You take the kill reward: a look at an identity']);
    expect(say({ kind: K.DYING, seat: me, amount: 1 })).toEqual(['You are dying, 1 missing']);
    expect(say({ kind: K.DAMAGED, seat: 2, other: me, amount: 2 })).toEqual(['Crystal Maiden takes 2 damage from you']);
  });

  it('says whose it is', () => {
    expect(say({ kind: K.HIT, seat: me, other: 1 })).toEqual(['Your attack hits Axe']);
    expect(say({ kind: K.HIT, seat: 1, other: me })).toEqual(['Axe’s attack hits you']);
    expect(say({ kind: K.TURN_BEGAN, seat: me, value: 1, value2: 2 })).toEqual(['Round 2 · your turn']);
    expect(say({ kind: K.CANCELLED, seat: me, cardType: type_no('greed'), value: 1000 + type_no('dispel') })).toEqual(['Your Greed is cancelled by Dispel']);
  });

  it('does not learn about me as of a stranger', () => {
    expect(say({ kind: K.IDENTITY_SHOWN, seat: me, value: 1 })).toEqual(['You are Sentinel']);
    expect(say({ kind: K.IDENTITY_SHOWN, seat: 1, value: 2 })).toEqual(['You learn that Axe is Scourge']);
  });

  it('never puts a third person after "You", nor "You" inside a sentence', () => {
    const kinds = Object.values(K).filter((k): k is K => typeof k === 'number');
    for (const kind of kinds) {
      for (const who of [[me, 1], [1, me]] as const) {
        for (const flag of [false, true]) {
          const lines = say({
            kind, seat: who[0], other: who[1], targets: [who[1]], ability: skill_no('counter_helix'), cardType: type_no('greed'), cards: [card_no('greed')], count: 1, amount: 1, value: 2, flag,
            from: { zone: Zone.HAND, seat: who[0] }, to: { zone: Zone.HAND, seat: who[1] },
          });
          for (const line of lines) {
            expect(line, K[kind]).not.toMatch(/.\bYou\b/);
            expect(line, K[kind]).not.toMatch(/(?<!before )\b[Yy]ou (\w*[^s]s|is|has)\b/);
            expect(line, K[kind]).not.toMatch(/\byou’s\b|\bof you\b(?! is)/);
          }
        }
      }
    }
  });

  it('words every other template that names somebody', () => {
    const you = t('app.you');
    const named = (Object.keys(texts.en) as Key[]).filter((k) => /\{who\b/.test(texts.en[k]) && !k.startsWith('result.win') && k !== 'log.identity_learnt');
    for (const k of named) {
      const text = fill_text(texts.en[k], { who: you, on: 'Axe', by: 'Axe', from: 'Axe' }, { name: 'You', inside: 'you', whose: 'your' });
      expect(text, k).not.toMatch(/.\bYou\b|(?<!before )[Yy]ou (is|has|falls|takes|uses|draws|gets|attacks)\b/);
    }
    expect(t('q.wait', { who: you })).toBe('Waiting for you');
    expect(t('a.look', { who: 'Axe' })).toBe('Look at Axe’s identity');
    expect(t('stage.attack', { who: you, on: 'Axe' })).toBe('You attack Axe');
  });

  it('leaves Chinese as it is', () => {
    language.choose('hans');
    expect(say({ kind: K.HIT, seat: me, other: 1 })).toEqual(['你 的攻击命中 斧王']);
    expect(say({ kind: K.IDENTITY_SHOWN, seat: me, value: 1 })).toEqual(['你的身份：近卫']);
  });
});

describe('questions', () => {
  it('does not wait for me once I have answered', () => {
    expect(waiting_title(question({ kind: Q.DODGE, asked: [1] }))).toBe('Waiting for Axe');
    expect(waiting_title(question({ kind: Q.DODGE, asked: [me] }))).toBe('Answered. Waiting for the others');
    expect(waiting_title(question({ kind: Q.DISPEL, asked: [1, 2] }))).toBe('Waiting for answers');
  });

  it('says what a reaction answers, its rule, and why its button is grey', () => {
    const guard = skill_no('guard');
    const q = question({ kind: Q.REACT, asked: [me], mine: true, mayPass: true, ability: guard, actions: [action({ verb: 3, ability: guard, cards: [card_no('greed')], minCards: 1, maxCards: 1 })] });
    session.table!.stack.push(create(ResolutionSchema, { kind: R.DAMAGE, user: 1, targets: [2], amount: 1 }));
    const notes = question_notes(q, nothing).map((n) => plain([n]));
    expect(notes[0]).toBe('Crystal Maiden takes 1 damage from Axe');
    expect(notes[1]).toMatch(/discard 1/);
    expect(what_is_missing(q, nothing)).toBe('Choose 1 card');
    expect(trigger_note([])).toEqual([]);
  });
});
