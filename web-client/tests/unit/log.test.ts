import { beforeEach, describe, expect, it } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { session } from '../../src/app/session.svelte';
import { language, type Lang } from '../../src/i18n/index.svelte';
import { extend } from '../../src/state/log';
import { Event_Kind as K, Outcome_Reason as Reason, ServerMessageSchema, Zone, type SeatView } from '../../src/state/wire';
import { mode_by_id } from '../../src/catalog/catalog';
import { sentence_of } from '../../src/table/log_words';
import { add_to_tally, empty_tally } from '../../src/state/tally';
import { card_no, event, fate_no, hero_no, room, seat, skill_no, snapshot, type_no, type EventInit } from '../fixture/build';

beforeEach(() => {
  const table = snapshot(3, [seat(1, 3, { hero: hero_no('axe') }), seat(2, 3, { hero: hero_no('crystal_maiden') }), seat(3, 3, { hero: hero_no('dazzle') })]);
  session.receive(create(ServerMessageSchema, { body: { case: 'roomState', value: { room: room(3, 3) } } }));
  session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: table } } }));
});

function say(lang: Lang, ...events: EventInit[]): string[] {
  language.choose(lang);
  return extend([], events.map(event), session.table!).map(sentence_of);
}

const attack: EventInit = { kind: K.CARD_USED, seat: 1, targets: [2], cardType: type_no('chaos_attack'), cards: [card_no('chaos_attack S4')] };

describe('sentences', () => {
  it('says who uses what on whom, in three languages', () => {
    expect(say('hans', attack)).toEqual(['斧王 对 水晶室女 用 混乱攻击 ♠4']);
    expect(say('hant', attack)).toEqual(['斧王 對 水晶室女 用 混亂攻擊 ♠4']);
    expect(say('en', attack)).toEqual(['Axe uses Chaos Attack ♠4 on Crystal Maiden']);
  });

  it('adds hit points and rage to the line that says why', () => {
    const hit: EventInit[] = [{ kind: K.DAMAGED, seat: 2, other: 1, amount: 1 }, { kind: K.HP_CHANGED, seat: 2, value: 2, amount: -1 }, { kind: K.RAGE_CHANGED, seat: 2, value: 2, amount: 1 }];
    expect(say('hans', ...hit)).toEqual(['水晶室女 受 斧王 1 点伤害 · 血 3 → 2 · 怒 1 → 2']);
    expect(say('en', ...hit)).toEqual(['Crystal Maiden takes 1 damage from Axe · HP 3 → 2 · rage 1 → 2']);
  });

  it('names conversions and their cause', () => {
    const e: EventInit = { kind: K.CARD_USED, seat: 2, cardType: type_no('dispel'), cards: [card_no('dodge H6')], ability: skill_no('dispel_sprite') };
    const name = say('hans', e)[0]!;
    expect(name.startsWith('水晶室女 以 ♥6 闪避 当 驱散（')).toBe(true);
  });

  it('keeps hidden cards hidden', () => {
    const drawn: EventInit = { kind: K.CARDS_MOVED, seat: 1, from: { zone: Zone.DECK }, to: { zone: Zone.HAND, seat: 1 }, count: 2 };
    expect(say('hans', drawn)).toEqual(['斧王 摸 2 张']);
    expect(say('en', { ...drawn, cards: [0, 0] })).toEqual(['Axe draws 2 cards']);
  });

  it('calls me by "you" in Chinese', () => {
    expect(say('hans', { kind: K.CARDS_MOVED, seat: 3, from: { zone: Zone.DECK }, to: { zone: Zone.HAND, seat: 3 }, count: 1, cards: [card_no('greed')] })[0]).toMatch(/^你 摸 .+ 贪婪$/);
  });

  it('puts a ruling on the line it decided', () => {
    const log = extend([], [event(attack), event({ kind: K.NOTE, value: 58 })], session.table!);
    expect(log.at(-1)?.ruling).toBe(58);
  });

  it('keeps the hero that a seat had when it happened', () => {
    const hand = { zone: Zone.HAND, seat: 2 };
    const draw: EventInit = { kind: K.CARDS_MOVED, seat: 2, from: { zone: Zone.DECK }, to: hand, count: 1 };
    const axe = hero_no('axe');
    const lina = hero_no('lina');
    const past: EventInit[] = [
      { kind: K.HERO_PICKED, seat: 2, value: lina }, { kind: K.ROTATED, seat: 2, value: lina }, { kind: K.HERO_SHOWN, seat: 2, value: lina }, draw,
      { kind: K.ROTATED, seat: 2, value: axe, value2: lina }, { kind: K.HERO_SHOWN, seat: 2, value: axe }, draw,
    ];
    const player = session.room!.seats[1]!.name || 'Bot 2';
    const all = [`${player} picks Lina`, `${player} plays Lina`, 'Lina draws 1 card', `${player} brings in Axe for Lina`, 'Axe draws 1 card'];
    expect(say('en', ...past)).toEqual(all);
    // In pieces as it happens: the same.
    let log = extend([], [], session.table!);
    for (const e of past) log = extend(log, [event(e)], session.table!);
    expect(log.slice(1).map(sentence_of)).toEqual(all.slice(1));
  });

  it('tells what a skill lays in the middle and who gets it', () => {
    const snake = skill_no('mystic_snake');
    const middle = { zone: Zone.PROCESSING };
    const greed = card_no('greed');
    const dodge = card_no('dodge H6');
    expect(say('en',
      { kind: K.SKILL_USED, seat: 2, ability: snake },
      { kind: K.CARDS_MOVED, seat: 2, ability: snake, from: { zone: Zone.HAND, seat: 2 }, to: middle, count: 1, cards: [greed] },
      { kind: K.CARDS_MOVED, seat: 2, ability: snake, from: { zone: Zone.HAND, seat: 1 }, to: middle, count: 1, cards: [dodge] },
      { kind: K.CARDS_MOVED, seat: 2, ability: snake, from: middle, to: { zone: Zone.HAND, seat: 3 }, count: 1, cards: [greed] },
      { kind: K.CARDS_MOVED, seat: 2, ability: snake, from: middle, to: { zone: Zone.DISCARD_PILE }, count: 1, cards: [dodge] },
    ).map((x) => x.replace(/.[0-9AJQK]+ Greed/, '# Greed'))).toEqual([
      'Crystal Maiden uses Mystic Snake', 'Crystal Maiden lays # Greed face up in the middle (Mystic Snake)', 'Axe lays ♥6 Dodge face up in the middle (Mystic Snake)',
      'You get # Greed (Mystic Snake)', '♥6 Dodge to the discard pile (Mystic Snake)',
    ]);
  });

  it('counts what lies before somebody', () => {
    const before = (...laid: number[]): EventInit => ({ kind: K.CARDS_MOVED, seat: 1, from: { zone: Zone.PROCESSING }, to: { zone: Zone.STATE_AREA, seat: 1 }, count: laid.length, cards: laid });
    expect(say('en', before(card_no('dodge H6')))).toEqual(['♥6 Dodge lies before Axe']);
    expect(say('en', before(card_no('dodge H6'), card_no('dodge D9')))).toEqual(['♥6 Dodge, ♦9 Dodge lie before Axe']);
    expect(say('en', { kind: K.PLACED_SHOWN, seat: 1, cards: [card_no('dodge H6'), card_no('dodge D9')] })).toEqual(['♥6 Dodge, ♦9 Dodge before Axe are turned up']);
  });

  it('names who plays a hero, not the number of the seat', () => {
    const player = session.room!.seats[0]!.name;
    expect(say('en', { kind: K.HERO_SHOWN, seat: 1, value: hero_no('lina') })).toEqual([`${player} plays Lina`]);
    expect(say('en', { kind: K.HERO_SHOWN, seat: 3, value: hero_no('lina') })).toEqual(['You play Lina']);
    expect(say('hans', { kind: K.HERO_SHOWN, seat: 3, value: hero_no('lina') })).toEqual(['你 选用 秀逗魔导师']);
  });

  it('puts a price in rage on the use it pays for', () => {
    const type = type_no('chaos_attack');
    expect(say('en',
      { kind: K.CARDS_MOVED, seat: 1, ability: 1000 + type, from: { zone: Zone.HAND, seat: 1 }, to: { zone: Zone.PROCESSING }, count: 1, cards: [card_no('chaos_attack S4')] },
      { kind: K.RAGE_CHANGED, seat: 1, value: 1, amount: -2, ability: 1000 + type },
      { ...attack, flag: true },
    )).toEqual(['Axe uses Chaos Attack ♠4 on Crystal Maiden · enhanced · rage 3 → 1']);
  });

  it('says why cards are discarded', () => {
    const gone: EventInit = { kind: K.CARDS_MOVED, seat: 1, ability: 3002, from: { zone: Zone.HAND, seat: 1 }, to: { zone: Zone.DISCARD_PILE }, count: 1, cards: [card_no('dodge H6')] };
    expect(say('en', gone)).toEqual(['Axe discards ♥6 Dodge (Hand limit)']);
    expect(say('hans', gone)).toEqual(['斧王 弃 ♥6 闪避（手牌上限）']);
  });

  it('has a sentence without holes for every kind of event in every language', () => {
    const kinds = Object.values(K).filter((k): k is K => typeof k === 'number');
    for (const lang of ['hans', 'hant', 'en'] as const) {
      for (const kind of kinds) {
        for (const flag of [false, true]) {
          const texts = say(lang, {
            kind, seat: 1, other: 2, targets: [2], ability: skill_no('counter_helix'), cardType: type_no('greed'), cards: [card_no('greed')], count: 1, amount: 1, value: 2, flag,
            from: { zone: Zone.HAND, seat: 1 }, to: { zone: Zone.DISCARD_PILE },
          });
          for (const s of texts) expect(s, `${lang} ${K[kind]}`).not.toMatch(/[{}]|undefined|NaN/);
        }
      }
    }
  });
});

describe('causes', () => {
  const moved = (init: object): EventInit => ({ kind: K.CARDS_MOVED, seat: 1, count: 1, ...init });
  const at = (zone: Zone, seat_number = 0) => ({ zone, seat: seat_number });

  it('stand beside cards that are drawn or given, unless the line above is that seat\u2019s own doing', () => {
    const skill = skill_no('brilliance_aura');
    const given = moved({ from: at(Zone.DECK), to: at(Zone.HAND, 2), ability: skill });
    const drawn = moved({ from: at(Zone.DECK), to: at(Zone.HAND, 1), ability: skill });
    expect(say('en', given)).toEqual(['Crystal Maiden gets 1 card (Brilliance Aura)']);
    expect(say('en', drawn)).toEqual(['Axe draws 1 card (Brilliance Aura)']);
    expect(say('en', { kind: K.SKILL_USED, seat: 1, ability: skill }, drawn).at(-1)).toBe('Axe draws 1 card');
  });

  it('stand beside what somebody else makes one discard', () => {
    const broken = moved({ from: at(Zone.HAND, 2), to: at(Zone.DISCARD_PILE), cards: [card_no('greed')], ability: skill_no('mana_break') });
    expect(say('en', { kind: K.SKILL_USED, seat: 1, ability: skill_no('mana_break') }, broken).at(-1)).toMatch(/^Crystal Maiden discards .+ Greed \(Mana Break\)$/);
  });

  it('name the bomb that went off, and from whom equipment was taken', () => {
    const bomb = moved({ from: at(Zone.STATE_AREA, 1), to: at(Zone.DISCARD_PILE), cards: [card_no('normal_attack S4')], ability: skill_no('detonate') });
    expect(say('en', bomb)).toEqual(['♠4 Normal Attack to the discard pile (Detonate)']);
    const taken = moved({ from: at(Zone.EQUIPMENT, 2), to: at(Zone.HAND, 1), cards: [card_no('blade_mail')] });
    expect(say('en', taken)[0]).toMatch(/^Axe takes .+ Blade Mail from Crystal Maiden$/);
  });

  it('say that looked-at cards are the deck\u2019s', () => {
    expect(say('en', { kind: K.CARDS_SEEN, seat: 3, cards: [card_no('mystic_staff')], ability: skill_no('brilliance_aura') })[0]).toMatch(/^You look at the top of the deck: .+ Mystic Staff \(Brilliance Aura\)$/);
  });

  it('gather all rage of one damage in its line, and keep other causes apart', () => {
    const hit: EventInit[] = [
      { kind: K.DAMAGED, seat: 2, other: 1, amount: 1, ability: 1000 + type_no('flame_attack') }, { kind: K.HP_CHANGED, seat: 2, value: 2, amount: -1 },
      { kind: K.RAGE_CHANGED, seat: 2, value: 1, amount: 1, ability: 3013 }, { kind: K.RAGE_CHANGED, seat: 2, value: 2, amount: 1, ability: 3013 },
    ];
    expect(say('en', ...hit)).toEqual(['Crystal Maiden takes 1 damage from Axe (Flame Attack) · HP 3 → 2 · rage 0 → 2']);
    expect(say('en', ...hit, { kind: K.RAGE_CHANGED, seat: 2, value: 3, amount: 1, ability: skill_no('thirst') })).toHaveLength(2);
  });
});

describe('the end', () => {
  const over = (init: object): string => {
    Object.assign(session.table!, init);
    return say('en', { kind: K.MATCH_OVER })[0]!;
  };

  it('names the fate that was fulfilled, and by whom', () => {
    const outcome = { $typeName: 'fate.v1.Outcome' as const, reason: Reason.FATE, winners: [2], identities: [] };
    expect(over({ outcome, fate: fate_no('spreading_plague') })).toMatch(/^The match is over: Crystal Maiden has fulfilled the fate Spreading Plague$/);
    expect(add_to_tally(empty_tally(), [event({ kind: K.MATCH_OVER, outcome })]).moments).toMatchObject([{ key: 'fate', seat: 2 }]);
  });

  it('names the prey also when both others fell to one', () => {
    const s = session.table!;
    for (const n of [1, 2]) Object.assign(s.seats[n - 1]!, { alive: false, hp: 0, killer: 3 });
    const outcome = { $typeName: 'fate.v1.Outcome' as const, reason: Reason.KILLED_PREVIOUS, winners: [3], identities: [] };
    expect(over({ outcome })).toMatch(/: you have killed Crystal Maiden$/);
  });
});

describe('the last line', () => {
  const over = (lang: Lang, mode: string, seats: SeatView[], reason: number, winners: number[]): string => {
    language.choose(lang);
    const table = snapshot(3, seats, { mode: mode_by_id(mode)!.number, outcome: { reason, winners } });
    return sentence_of(extend([], [event({ kind: K.MATCH_OVER })], table)[0]!);
  };
  const team = (n: number, of: number, alive = true) => seat(n, 4, { team: of, alive });

  it('says in the rotation who fell', () => {
    const two = [seat(1, 2), seat(2, 2, { alive: false })];
    const name = session.room!.seats[1]!.name;
    expect(over('en', 'fate2_1v1_rotation', two, Reason.LAST_ALIVE, [1])).toBe(`The match is over: ${name} has fallen`);
    expect(over('hans', 'fate2_1v1_rotation', two, Reason.LAST_ALIVE, [1])).toBe(`对局结束：${name} 阵亡`);
    expect(over('en', 'fate2_1v1_rotation', two, Reason.DRAW, [])).toBe('The match is over: everybody fell at once');
  });

  it('says among three whom the winner killed, or that nobody else is left', () => {
    const axe = seat(1, 3, { hero: hero_no('axe') });
    const three = [axe, seat(2, 3, { alive: false, killer: 3, hero: hero_no('lina') }), seat(3, 3)];
    expect(over('en', 'fate2_1v1v1', three, Reason.KILLED_PREVIOUS, [3])).toBe('The match is over: you have killed Lina');
    const alone = [axe, seat(2, 3, { alive: false }), seat(3, 3, { alive: false })];
    expect(over('en', 'fate2_1v1v1', alone, Reason.LAST_ALIVE, [1])).toBe('The match is over: Axe is the only one left alive');
  });

  it('names the team that fell', () => {
    const four = [team(1, 1), team(2, 2, false), team(3, 2, false), team(4, 1)];
    expect(over('en', 'fate2_2v2', four, Reason.TEAM_DEAD, [1, 4])).toBe('The match is over: team 2 has fallen');
  });

  it('does not say that all fell where a neutral lives on (R144)', () => {
    const five = [1, 2, 3, 4, 5].map((n) => seat(n, 5, { alive: n === 5 }));
    expect(over('en', 'fate2_identity_5', five, Reason.DRAW, [])).toBe('The match is over: neither the Sentinel nor the Scourge are left');
    expect(over('en', 'fate2_identity_5', five, Reason.SCOURGE_DEAD, [1])).toBe('The match is over: all of the Scourge have fallen');
  });

  it('has words for every reason', () => {
    for (const lang of ['hans', 'hant', 'en'] as const) {
      for (const mode of ['fate2_identity_5', 'fate2_1v1_rotation', 'fate2_1v1v1', 'fate2_2v2']) {
        for (let reason = 1; reason <= 10; reason++) expect(over(lang, mode, [seat(1, 2), seat(2, 2)], reason, [1])).toMatch(/[:：] ?\S/);
      }
    }
  });
});

describe('a choice for others', () => {
  it('names them and what was chosen', () => {
    expect(say('en', { kind: K.CHOSE, seat: 1, ability: skill_no('ghost_ship'), value: 12, targets: [2] })).toEqual(['Axe chooses for Crystal Maiden: draws a card']);
  });
});
