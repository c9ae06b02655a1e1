// What a question says: its title, its notes, its buttons, and why something is grey.
import { beforeEach, describe, expect, it } from 'vitest';
import { create } from '@bufbuild/protobuf';
import { session } from '../../src/app/session.svelte';
import { language, type Lang } from '../../src/i18n/index.svelte';
import { answer_of, choose_variant, click_card, click_seat, complete, lights, nothing, undecided, variant_of, type Selection } from '../../src/state/interaction';
import { Action_Verb as V, Block_Reason as B, BlockSchema, Question_Kind as Q, Resolution_Kind as R, ServerMessageSchema, type Question } from '../../src/state/wire';
import { action_label, is_current, option_text, way_label, ways } from '../../src/table/answers';
import { beside_chosen } from '../../src/table/card_reason';
import { plain, question_notes, question_title, separated, what_is_missing } from '../../src/table/question_text';
import { reason_text } from '../../src/table/seat_words';
import { mode_by_id } from '../../src/catalog/catalog';
import { action, card_no, hero_no, question, room, seat, skill_no, snapshot, type_no, use, type QuestionInit } from '../fixture/build';
import options from './data/options.txt?raw';

const langs: readonly Lang[] = ['en', 'hant', 'hans'];
const card = (id: number): number => 1000 + id;

function sit(init: Parameters<typeof snapshot>[2] = {}): void {
  const hands = ['disarm C6', 'dodge H6', 'dodge D9', 'normal_attack S2'].map(card_no);
  const table = snapshot(1, [seat(1, 3, { hero: hero_no('death_knight'), hand: hands, identity: 1 }), seat(2, 3, { hero: hero_no('juggernaut') }), seat(3, 3, { hero: hero_no('axe') })], init);
  session.receive(create(ServerMessageSchema, { body: { case: 'roomState', value: { room: room(1, 3) } } }));
  session.receive(create(ServerMessageSchema, { body: { case: 'matchState', value: { snapshot: table } } }));
}
beforeEach(() => {
  language.choose('en');
  sit();
});

const mine = (init: QuestionInit): Question => question({ asked: [1], mine: true, mayPass: true, ...init });
const title = (q: Question, s: Selection = nothing): string => plain(question_title(q, s));
const notes = (q: Question, s: Selection = nothing): string => plain(separated(question_notes(q, s)));
const labels = (q: Question, s: Selection): string[] => ways(q, s).map((w) => w.label);
const one = { minCards: 1, maxCards: 1 };
const on = (...targets: number[]) => ({ targets, minTargets: 1, maxTargets: 1 });

const coil = (option: number) => action({ verb: V.SKILL, ability: skill_no('death_coil'), option, ...on(2, 3) });
const disarm = (option: number) => action({ verb: V.USE, cardType: type_no('disarm'), option, cards: [card_no('disarm C6')], ...one, ...on(2, 3) });
const playing = () => mine({ kind: Q.PLAY, actions: [disarm(0), disarm(1), coil(1), coil(2)] });

describe('a card that goes either way round the table', () => {
  const axes = card_no('wild_axes');
  const round = (option: number) => action({ verb: V.USE, cardType: type_no('wild_axes'), option, cards: [axes], ...one, ...on(2, 3) });

  it('says which way it goes as it stands', () => {
    const q = mine({ kind: Q.PLAY, actions: [round(2), round(3)] });
    const s = { ...nothing, cards: [axes], targets: [2] };
    expect(notes(q, s)).toContain('to the next');
    expect(notes(q, choose_variant(q, s, variant_of(q.actions[1]!)))).toContain('to the previous');
  });
});

describe('a card chosen before anything else', () => {
  const greed = card_no('greed C7');
  const as_chakra = action({ verb: V.USE, ability: skill_no('chakra_magic'), cardType: type_no('chakra'), cards: [greed], ...one, ...on(2, 3) });
  const plain_greed = (option: number) => action({ verb: V.USE, cardType: type_no('greed'), option, cards: [greed], ...one, ...on(2, 3) });
  const paying = (option: number) => action({ verb: V.SKILL, ability: skill_no('plasma_field'), option, cards: [greed], ...one, ...on(2, 3) });

  it('is itself before a skill makes something else of it', () => {
    const q = mine({ kind: Q.PLAY, actions: [as_chakra, plain_greed(0), plain_greed(1)] });
    const s = click_card(q, nothing, greed);
    expect(title(q, s)).toContain('Greed');
    expect(complete(q, click_seat(q, s, 2))).toBe(2);
  });

  it('is not offered again as what it is, and another skill is one button', () => {
    const q = mine({ kind: Q.PLAY, actions: [plain_greed(0), plain_greed(1), paying(1), paying(2), paying(3)] });
    const s = click_card(q, nothing, greed);
    const left = ways(q, s).filter((w) => !is_current(s, q, w)).map((w) => w.label);
    expect(left).toEqual(['Enhanced', 'Plasma Field']);
  });

  it('without a use of its own offers a skill as one button, whose options come when it is pressed', () => {
    const q = mine({ kind: Q.PLAY, actions: [paying(1), paying(2), paying(3)] });
    const s = click_card(q, nothing, greed);
    const offered = (of: Selection): string[] => ways(q, of).filter((w) => !is_current(of, q, w)).map((w) => w.label);
    expect(offered(s)).toEqual(['Plasma Field']);
    expect(offered(choose_variant(q, s, ways(q, s)[0]!.variant))).toHaveLength(2);
  });

  it('that is ready asks for nobody', () => {
    const blade = card_no('sange_and_yasha S13');
    const q = mine({ kind: Q.PLAY, actions: [action({ verb: V.EQUIP, cards: [blade], ...one }), action({ verb: V.SKILL, ability: skill_no('plasma_field'), cards: [blade], ...one, ...on(2, 3) })] });
    const s = click_card(q, nothing, blade);
    expect(title(q, s)).toBe('Equip Sange and Yasha?');
    expect([...lights(q, s).seats]).toEqual([]);
    expect(answer_of(q, click_seat(q, s, 2))?.action).toBe(2);
  });

  it('as a card of the same name as its skill says that name once', () => {
    expect(way_label(mine({ kind: Q.PLAY, actions: [as_chakra] }), as_chakra)).toBe('with Chakra');
  });
});

describe('a card that a question has no use for', () => {
  it('says so, in other words than what is only not possible yet', () => {
    const block = (card: number) => create(BlockSchema, { reason: B.WRONG_TIME, card });
    expect(reason_text(block(card_no('greed C7')))).toBe('No use for it here');
    expect(reason_text(block(0))).toBe('Not now');
  });
});

describe('a seat chosen before anything else', () => {
  it('is asked about by itself, and nothing answers before it is said what for', () => {
    const q = playing();
    const s = click_seat(q, nothing, 2);
    expect(undecided(q, s)).toBe(true);
    expect(title(q, s)).toBe('What on Juggernaut?');
    expect(complete(q, s)).toBe(0);
    expect(answer_of(q, s)).toBeNull();
  });

  it('offers what needs no card by its full name', () => {
    const q = playing();
    expect(labels(q, click_seat(q, nothing, 2))).toEqual(['Death Coil · recover 1 HP', 'Death Coil · lose a card and rage']);
  });

  it('never lets another way answer than the one that is asked about', () => {
    const paid = action({ verb: V.SKILL, ability: skill_no('dark_ritual'), cards: [card_no('disarm C6')], ...one });
    const q = mine({ kind: Q.PLAY, actions: [disarm(0), paid] });
    const s = click_card(q, nothing, card_no('disarm C6'));
    expect(title(q, s)).toContain('Disarm');
    expect(answer_of(q, s)).toBeNull();
    expect(answer_of(q, { ...s, variant: variant_of(paid) })?.action).toBe(2);
  });

  it('says of a skill with two sides which of them it is', () => {
    const q = playing();
    const s = { ...nothing, variant: variant_of(coil(2)), targets: [2] };
    expect(title(q, s)).toBe('Death Coil on Juggernaut?');
    expect(notes(q, s)).toMatch(/^lose a card and rage · /);
    expect(labels(q, s)).toEqual(['recover 1 HP', 'lose a card and rage']);
  });
});

describe('a chosen skill', () => {
  it('leaves no buttons of other cards and skills in the bar', () => {
    const hunger = action({ verb: V.SKILL, ability: skill_no('battle_hunger'), cards: ['disarm C6', 'dodge H6'].map(card_no), ...one, ...on(2) });
    const q = mine({ kind: Q.PLAY, actions: [disarm(0), disarm(1), hunger, coil(1)] });
    expect(labels(q, { ...nothing, variant: variant_of(hunger) })).toEqual([]);
  });

  it('is confirmed by the same verb in the title and on the button', () => {
    const helix = action({ verb: V.SKILL, ability: skill_no('counter_helix') });
    const q = mine({ kind: Q.REACT, ability: skill_no('counter_helix'), actions: [helix] });
    const s = { ...nothing, variant: variant_of(helix) };
    language.choose('hant');
    expect(title(q, s)).toBe('發動【反轉螺旋】？');
    expect(action_label(q, helix, s)).toBe('發動反轉螺旋');
  });
});

describe('options', () => {
  const lines = options.split('\n').filter((l) => l && !l.startsWith('#')).map((l) => l.split(' ').map(Number) as [number, number, number, number, number]);

  it('all have words of their own, in three languages', () => {
    expect(lines.length).toBeGreaterThan(20);
    for (const lang of langs) {
      language.choose(lang);
      const groups = new Map<string, typeof lines>();
      for (const l of lines) groups.set(l.slice(0, 4).join(' '), [...(groups.get(l.slice(0, 4).join(' ')) ?? []), l]);
      for (const [key, group] of groups) {
        const [kind, verb, ability, cardType] = group[0]!;
        const pick = kind === Q.CHOOSE_CARDS;
        const q = mine({ kind, ability, seat: 2, actions: group.map((l) => action({ verb, ability, cardType, option: l[4], ...(pick && l[4] === 2 ? { cards: [card_no('blade_mail')], ...one } : {}), ...(kind === Q.KILL_REWARD && l[4] === 2 ? on(2, 3) : {}) })) });
        const said = q.actions.map((a) => way_label(q, a));
        expect(said.join(), `${lang} ${key}`).not.toMatch(/Option \d|第 \d 項|第 \d 项/);
        expect(new Set(said).size, `${lang} ${key}: ${said.join(' | ')}`).toBe(group.length);
        for (const words of said) expect(words).not.toBe('');
      }
    }
  });

  it('of a card of somebody else say out of what, also at the deadline', () => {
    const take = (ability: number) => mine({
      kind: Q.CHOOSE_CARDS, ability, seat: 2, mayPass: false, defaultAction: 1,
      actions: [action({ verb: V.CHOOSE, ability, option: 1 }), action({ verb: V.CHOOSE, ability, option: 2, cards: [card_no('blade_mail')], ...one })],
    });
    const q = take(card(type_no('greed')));
    expect(title(q)).toBe('Greed: which of Juggernaut’s cards?');
    expect(q.actions.map((a) => option_text(q, a))).toEqual(['2 hand cards, unseen', '1 equipment card']);
    expect(notes(q)).toBe('Time out: 2 hand cards, unseen');
    const armor = take(skill_no('frost_armor'));
    expect(armor.actions.map((a) => option_text(armor, a))).toEqual(['1 hand card, unseen', '1 equipment card']);
  });
});

describe('two seats with a part each', () => {
  const misdirect = action({ verb: V.USE, cardType: type_no('misdirection'), cards: [card_no('misdirection')], ...one, ...on(1, 2, 3), targets2: [1, 2, 3], minTargets2: 1, maxTargets2: 1 });

  it('say who loses and who gains, step by step', () => {
    const q = mine({ kind: Q.PLAY, actions: [misdirect] });
    const started = click_card(q, nothing, card_no('misdirection'));
    expect(title(q, started)).toBe('Misdirection: who loses 1 rage?');
    expect(what_is_missing(q, started)).toBe('Choose a character');
    expect(notes(q, started)).toBe('Move 1 rage from A to B; A draws 1');
    const first = click_seat(q, started, 2);
    expect(title(q, first)).toBe('Misdirection: who gains it?');
    expect(title(q, click_seat(q, first, 1))).toBe('Juggernaut loses 1 rage and draws 1, you gain 1 rage?');
  });

  it('say so when it is repeated', () => {
    const again = { ability: skill_no('multicast') };
    const q = mine({ kind: Q.CHOOSE_TARGET, ability: skill_no('multicast'), mayPass: false, defaultAction: 1, actions: [action({ ...misdirect, ...again, cards: [], minCards: 0, maxCards: 0, ...on(2), targets2: [3] }), action({ ...misdirect, ...again, cards: [], minCards: 0, maxCards: 0 })] });
    expect(title(q)).toBe('Misdirection: who loses 1 rage?');
    expect(notes(q)).toBe('Time out: the same as before');
  });
});

describe('reasons of cards', () => {
  const block = (init: object) => create(BlockSchema, { card: card_no('dodge H6'), ...init });

  it('name the suits and the kind of card that would do', () => {
    expect(reason_text(block({ reason: B.SUIT, value: 1 << 4 }))).toBe('Only ♦ diamonds');
    expect(reason_text(block({ reason: B.SUIT, value: 1 << 2 | 1 << 4 }))).toBe('Only red');
    expect(reason_text(block({ reason: B.SUIT }))).toBe('No suit is left');
    expect(reason_text(block({ reason: B.OTHER_CARD, value: type_no('dodge') }))).toBe('Needs Dodge');
    expect(reason_text(block({ reason: B.OTHER_CARD, value: type_no('normal_attack') }))).toBe('Needs an attack');
    expect(reason_text(block({ reason: B.OTHER_CARD }))).toBe('Does not fit here');
  });

  it('have words in every language', () => {
    for (const lang of langs) {
      language.choose(lang);
      for (let reason = 1; reason <= B.SECOND_NEEDED; reason++) expect(reason_text(block({ reason, value: 2, value2: 1 }))).not.toMatch(/^$|block\./);
    }
  });

  it('stand in the note of a dodge: diamonds against a dance of blades', () => {
    const q = mine({ kind: Q.DODGE, source: 2, cardType: type_no('normal_attack'), amount: 1, blocks: [block({ reason: B.SUIT, value: 1 << 4, cause: skill_no('blade_dance') })] });
    expect(notes(q)).toBe('only ♦ diamonds (Blade Dance) · if it hits: 1 damage');
  });

  it('also follow from what is chosen already', () => {
    const q = mine({ kind: Q.DISCARD, actions: [action({ verb: V.DISCARD, cards: ['disarm C6', 'dodge H6', 'dodge D9'].map(card_no), minCards: 2, maxCards: 2, rule: 3 })] });
    expect(beside_chosen(q, { ...nothing, cards: [card_no('disarm C6'), card_no('dodge H6')] }, card_no('dodge D9'))).toBe('Enough cards are chosen');
    const r = mine({ kind: Q.DISCARD, actions: [action({ verb: V.DISCARD, cards: ['dodge H6', 'dodge D9'].map(card_no), minCards: 2, maxCards: 2, rule: 1 })] });
    expect(beside_chosen(r, { ...nothing, cards: [card_no('dodge H6')] }, card_no('dodge D9'))).toBe('same suit');
  });
});

describe('notes', () => {
  it('stand apart from each other in every language', () => {
    const q = mine({ kind: Q.USE_ATTACK, seat: 3, ability: skill_no('battle_hunger') });
    expect(notes(q)).toBe('Pass: 1 damage from Axe · Because of Battle Hunger');
    language.choose('hant');
    expect(notes(q)).toBe('放棄則受 斧王 1 點傷害 · 因為 戰爭饑渴');
    expect(plain(separated(['The end.', 'Next', { ruling: 3 }]))).toBe('The end · Next');
  });

  it('name the price of not playing once', () => {
    const q = mine({ kind: Q.PLAY_CARD, ability: card(type_no('wild_axes')), cardType: type_no('dodge'), amount: 1 });
    expect(notes(q)).toBe('without it: 1 damage · Because of Wild Axes');
  });

  it('give the damage of an attack as it stands', () => {
    sit({ stack: [use({ kind: R.ATTACK, user: 2, targets: [1], cardType: type_no('normal_attack'), amount: 1, damage: 2 })] });
    expect(notes(mine({ kind: Q.DODGE, source: 2, cardType: type_no('normal_attack'), amount: 1 }))).toBe('if it hits: 2 damage');
  });

  it('tell of several reactions what the chosen one does', () => {
    const q = mine({ kind: Q.REACT, actions: ['warpath', 'frost_armor'].map((k) => action({ verb: V.SKILL, ability: skill_no(k) })) });
    expect(title(q)).toBe('Use an ability?');
    expect(labels(q, nothing)).toEqual(['Warpath', 'Frost Armor']);
    const s = { ...nothing, variant: variant_of(q.actions[1]!) };
    expect(title(q, s)).toBe('Use Frost Armor?');
    expect(notes(q, s)).toMatch(/^When hurt you may discard/);
  });

  it('tell what the draw phase is changed by', () => {
    const q = mine({ kind: Q.DRAW_PHASE, ability: skill_no('brilliance_aura'), actions: [action({ verb: V.CHOOSE, ability: skill_no('brilliance_aura') })] });
    expect(title(q)).toBe('Draw phase: use Brilliance Aura?');
    expect(notes(q)).toMatch(/^Draw 1 fewer/);
  });

  it('name the card that somebody gets', () => {
    const given = action({ verb: V.CHOOSE, ability: skill_no('brilliance_aura'), cards: ['mystic_staff', 'greed'].map(card_no), ...one, ...on(1, 2) });
    const q = mine({ kind: Q.CHOOSE_TARGET, ability: skill_no('brilliance_aura'), mayPass: false, actions: [given] });
    expect(title(q)).toBe('Brilliance Aura: choose a card to give');
    expect(title(q, click_card(q, nothing, card_no('mystic_staff')))).toMatch(/^Brilliance Aura: who gets .+ Mystic Staff\?$/);
  });
});

describe('somebody who dies', () => {
  const saving = (who: number) => {
    session.table!.stack = [use({ kind: R.DYING, targets: [who] })];
    return notes(mine({ kind: Q.SAVE, seat: who, cardType: type_no('healing_salve'), amount: 1 }));
  };

  it('is told by side where no identities are', () => {
    sit({ mode: mode_by_id('fate2_2v2')!.number });
    session.table!.seats.forEach((v, i) => (v.team = i === 1 ? 2 : 1));
    expect(saving(3)).not.toMatch(/identity/);
    expect(saving(3)).toMatch(/^1 more HP needed · \S/);
    sit({ mode: mode_by_id('fate2_1v1_rotation')!.number });
    expect(saving(1)).toBe('1 more HP needed');
  });

  it('is told by identity where there are some, but never me to myself', () => {
    sit({ mode: mode_by_id('fate2_identity_5')!.number });
    expect(saving(2)).toBe('1 more HP needed · identity unknown');
    expect(saving(1)).toBe('1 more HP needed');
  });
});

describe('who of those chosen loses a card', () => {
  it('is asked in words that say what becomes of the others', () => {
    const q = mine({ kind: Q.CHOOSE_TARGET, ability: skill_no('ghost_ship'), actions: [action({ verb: V.CHOOSE, ability: skill_no('ghost_ship'), targets: [2, 3], minTargets: 1, maxTargets: 2 })] });
    expect(title(q)).toBe('Ghost Ship: who loses a card? The others draw one');
  });
});
