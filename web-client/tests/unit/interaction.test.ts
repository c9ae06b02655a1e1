import { describe, expect, it } from 'vitest';
import { answer_of, choose_variant, click_card, click_seat, complete, is_empty, lights, nothing, pass_of, variant_of, variants, type Selection } from '../../src/state/interaction';
import { suggest } from '../../src/state/suggest';
import { Action_Verb as V, CardRule, Question_Kind as Q, type Question } from '../../src/state/wire';
import { numbered, ways } from '../../src/table/answers';
import { action, card_no, question, skill_no, type_no } from '../fixture/build';

const attack = card_no('normal_attack S3');
const red_attack = card_no('flame_attack H2');
const salve = card_no('healing_salve H3');
const dodge = card_no('dodge D9');
const arrow = card_no('lunar_arrow S7');
const relic = card_no('dispel H9');

const play = question({
  kind: Q.PLAY, mine: true, mayPass: true,
  actions: [
    action({ verb: V.USE, cardType: type_no('normal_attack'), cards: [attack], minCards: 1, maxCards: 1, targets: [2, 3], minTargets: 1, maxTargets: 1 }),
    action({ verb: V.USE, cardType: type_no('healing_salve'), cards: [salve], minCards: 1, maxCards: 1 }),
    action({ verb: V.USE, cardType: type_no('normal_attack'), ability: 1022, cards: [salve, red_attack], minCards: 1, maxCards: 1, targets: [2, 3], minTargets: 1, maxTargets: 1 }),
    action({ verb: V.USE, cardType: type_no('lunar_arrow'), cards: [arrow], minCards: 1, maxCards: 1, targets: [2, 3, 4], minTargets: 1, maxTargets: 1 }),
    action({ verb: V.USE, cardType: type_no('lunar_arrow'), option: 1, cards: [arrow], minCards: 1, maxCards: 1, targets: [2, 3, 4], minTargets: 1, maxTargets: 1, rageCost: 1 }),
    action({ verb: V.SKILL, ability: skill_no('shadow_wave'), cards: [salve, red_attack, relic, dodge], minCards: 2, maxCards: 2, rule: CardRule.SAME_SUIT, targets: [1, 2, 3], minTargets: 1, maxTargets: 1, targets2: [1, 2, 3], minTargets2: 1, maxTargets2: 1 }),
  ],
});

describe('progressive selection', () => {
  it('lights what starts something and asks one thing at a time', () => {
    const first = lights(play, nothing);
    expect(first.cards.has(attack) && first.cards.has(arrow) && first.cards.has(dodge)).toBe(true);
    const s = click_card(play, nothing, attack);
    expect(lights(play, s)).toMatchObject({ wants: 'seats' });
    expect([...lights(play, s).seats]).toEqual([2, 3]);
    expect(complete(play, s)).toBe(0);
  });

  it('makes an answer of a card and a seat', () => {
    const s = click_seat(play, click_card(play, nothing, attack), 3);
    expect(answer_of(play, s)).toMatchObject({ question: 40, action: 1, cards: [attack], targets: [3] });
  });

  it('takes another seat instead of the chosen one', () => {
    const s = click_seat(play, click_seat(play, click_card(play, nothing, attack), 3), 2);
    expect(s.targets).toEqual([2]);
  });

  it('refuses seats that are not offered', () => {
    const s = click_card(play, nothing, attack);
    expect(click_seat(play, s, 4)).toBe(s);
  });

  it('changes to another card, and takes a card back', () => {
    const s = click_seat(play, click_card(play, nothing, attack), 2);
    expect(click_card(play, s, arrow)).toMatchObject({ cards: [arrow] });
    expect(is_empty(click_card(play, s, attack))).toBe(true);
  });

  it('asks for the variant when a card can be used in several ways', () => {
    const s = click_card(play, nothing, salve);
    expect(variants(play, s).map((v) => v.index)).toEqual([2, 3, 6]);
    expect(complete(play, s)).toBe(2); // the printed use is the plain one
    const as_attack = choose_variant(play, s, variant_of(play.actions[2]!));
    expect(as_attack).toMatchObject({ cards: [salve] });
    expect(answer_of(play, click_seat(play, as_attack, 2))).toMatchObject({ action: 3, cards: [salve], targets: [2] });
  });

  it('knows normal and enhanced use', () => {
    const s = click_seat(play, click_card(play, nothing, arrow), 4);
    expect(answer_of(play, s)?.action).toBe(4);
    const enhanced = choose_variant(play, s, variant_of(play.actions[4]!));
    expect(answer_of(play, enhanced)).toMatchObject({ action: 5, targets: [4] });
  });

  it('keeps cards of one suit together', () => {
    const skill = choose_variant(play, nothing, variant_of(play.actions[5]!));
    const one = click_card(play, skill, salve);
    expect(lights(play, one).cards.has(dodge)).toBe(false);
    expect(lights(play, one).cards.has(relic)).toBe(true);
    const two = click_card(play, one, relic);
    expect(lights(play, two).wants).toBe('seats');
    const whom = click_seat(play, two, 2);
    expect(lights(play, whom).wants).toBe('seats2');
    expect(lights(play, whom).seats.has(2)).toBe(false);
    expect(answer_of(play, click_seat(play, whom, 3))).toMatchObject({ action: 6, targets: [2], targets2: [3] });
  });

  it('passes with action 0', () => {
    expect(pass_of(play)).toMatchObject({ question: 40, action: 0, cards: [] });
  });
});

describe('what leaves no choice', () => {
  it('fills forced cards and seats', () => {
    const q = question({ kind: Q.CHOOSE_CARDS, mine: true, actions: [action({ verb: V.CHOOSE, cards: [attack, salve], minCards: 2, maxCards: 2, targets: [3], minTargets: 1, maxTargets: 1 })] });
    expect(suggest(q)).toMatchObject({ cards: [attack, salve], targets: [3] });
  });

  it('proposes the printed answer and nothing for a play phase', () => {
    const q = question({ kind: Q.DODGE, mine: true, mayPass: true, actions: [action({ verb: V.USE, cardType: type_no('dodge'), cards: [dodge], minCards: 1, maxCards: 1 })] });
    expect(suggest(q)).toMatchObject({ cards: [dodge] });
    expect(is_empty(suggest(play))).toBe(true);
  });

  it('wants a number where a range is offered', () => {
    const q = question({ kind: Q.CHOOSE_OPTION, mine: true, actions: [action({ verb: V.CHOOSE, ability: 5, minNumber: 0, maxNumber: 3 })] });
    const s = choose_variant(q, nothing, variant_of(q.actions[0]!));
    expect(lights(q, s).wants).toBe('number');
    expect(answer_of(q, s)).toMatchObject({ action: 1, number: 0 });
    expect(answer_of(q, { ...s, number: 2 })).toMatchObject({ action: 1, number: 2 });
    expect(answer_of(q, { ...s, number: 4 })).toBeNull();
  });

  it('needs no click for an answer without anything to choose', () => {
    const q = question({ kind: Q.GUESS, mine: true, actions: [action({ verb: V.CHOOSE, option: 1 }), action({ verb: V.CHOOSE, option: 2 })] });
    expect(answer_of(q, { ...nothing, variant: variant_of(q.actions[1]!) })).toMatchObject({ action: 2 });
  });
});

describe('every answer that can be clicked together is legal', () => {
  it('stays within what is offered, whatever is clicked', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return seed % n;
    };
    const cards = [attack, red_attack, salve, dodge, arrow, relic];
    let complete_ones = 0;
    for (let round = 0; round < 4000; round++) {
      let s = nothing;
      for (let i = 0; i < 1 + random(6); i++) {
        const what = random(4);
        if (what < 2) s = click_card(play, s, cards[random(cards.length)]!);
        else if (what === 2) s = click_seat(play, s, 1 + random(5));
        else s = choose_variant(play, s, variant_of(play.actions[random(play.actions.length)]!));
      }
      const a = answer_of(play, s);
      if (!a) continue;
      complete_ones += 1;
      const way = play.actions[a.action - 1]!;
      expect(a.cards.length >= way.minCards && a.cards.length <= way.maxCards && a.cards.every((c) => way.cards.includes(c))).toBe(true);
      expect(new Set(a.cards).size).toBe(a.cards.length);
      expect(a.targets.length >= way.minTargets && a.targets.every((t) => way.targets.includes(t))).toBe(true);
      expect(a.targets2.length >= way.minTargets2 && a.targets2.every((t) => way.targets2.includes(t) && !a.targets.includes(t))).toBe(true);
    }
    expect(complete_ones).toBeGreaterThan(400);
  });
});

describe('every question has a way to an answer', () => {
  // What the table and the bar let a player press, one step from here.
  function steps(q: Question, s: Selection): Selection[] {
    const { cards, seats } = lights(q, s);
    const n = numbered(q, s);
    return [
      ...ways(q, s).map((w) => choose_variant(q, s, w.variant)),
      ...[...cards].map((c) => click_card(q, s, c)),
      ...[...seats].map((t) => click_seat(q, s, t)),
      ...(n ? [{ ...s, number: n.minNumber }, { ...s, number: n.maxNumber }] : []),
    ];
  }
  const confirmable = (q: Question, s: Selection): boolean => !is_empty(s) && complete(q, s) > 0;

  const shapes = [0, 1, 2].flatMap((cards) => [0, 1, 2].flatMap((targets) => [0, 1].flatMap((targets2) => [0, 1].map((number) => ({ cards, targets, targets2, number })))));
  for (const kind of [Q.PLAY, Q.CAST, Q.REACT, Q.CHOOSE_OPTION, Q.CHOOSE_CARDS, Q.CHOOSE_TARGET, Q.DISPEL, Q.ORDER]) {
    it(`of kind ${Q[kind]}`, () => {
      for (const shape of shapes) {
        for (const options of [1, 2]) {
          const base = {
            cards: shape.cards > 0 ? [attack, salve, dodge] : [], minCards: shape.cards, maxCards: shape.cards,
            targets: shape.targets > 0 ? [2, 3, 4] : [], minTargets: shape.targets, maxTargets: shape.targets,
            targets2: shape.targets2 > 0 ? [2, 3, 4] : [], minTargets2: shape.targets2, maxTargets2: shape.targets2,
            ...(shape.number > 0 ? { minNumber: 1, maxNumber: 3 } : {}),
          };
          const verb = kind === Q.PLAY || kind === Q.CAST || kind === Q.REACT ? V.SKILL : V.CHOOSE;
          const q = question({ kind, mine: true, mayPass: false, ability: skill_no('shadow_wave'), actions: Array.from({ length: options }, (_, i) => action({ verb, ability: skill_no('shadow_wave'), option: i + 1, ...base })) });
          for (const start of [suggest(q), nothing]) {
            let open: Selection[] = [start];
            // The own plaque offers skills on the board.
            if (kind === Q.PLAY || kind === Q.CAST) open.push(...variants(q, nothing).map((v) => choose_variant(q, nothing, v.variant)));
            let found = false;
            for (let depth = 0; depth < 8 && !found; depth++) {
              found = open.some((s) => confirmable(q, s));
              open = [...new Map(open.flatMap((s) => steps(q, s)).map((s) => [JSON.stringify(s), s])).values()];
            }
            expect(found, JSON.stringify({ shape, options, start })).toBe(true);
          }
        }
      }
    });
  }
});
