// The five lessons. Each looks at what is the case and says what is best done now: whoever does something else is met
// where he is. The positions that they start from: server/lessons.
import { Identity, Question_Kind as Kind } from '../state/wire';
import { asks, can, holds, hurt, me, my_turn, pass, seat, skill_of, told, use_of, used, used_skill, type Advice, type Facts } from './facts';
import type { LessonId } from './lessons';
import { foe, reading, step, type Script } from './script';

const attacks = use_of('normal_attack', 'chaos_attack', 'flame_attack');
const won = (f: Facts): boolean => f.s.outcome?.winners.includes(f.s.viewer) ?? false;
const hp = (f: Facts): number => seat(f, foe.seat)?.hp ?? 0;

const attack: Script = {
  goals: [
    { key: 'learn.attack.goal1', done: (f) => hurt(f, 2) },
    { key: 'learn.attack.goal2', done: (f) => used(f, f.s.viewer, 'dodge') > 0 },
    { key: 'learn.attack.goal3', done: won },
  ],
  learnt: ['learn.attack.learnt1', 'learn.attack.learnt2', 'learn.attack.learnt3'],
  own(f) {
    if (!asks(f, Kind.PLAY)) return null;
    const n = hp(f);
    if (can(f, attacks, 2)) {
      const first = !hurt(f, 2) && f.s.turn <= 1;
      return (
        (first && f.sel.cards.length === 0 ? reading(f, 'learn.attack.intro', [{ seat: 2 }], { n }) : null) ??
        step(f, attacks, { card: first ? 'learn.attack.pick' : 'learn.attack.again', confirm: 'learn.attack.confirm' }, 2, { n })
      );
    }
    return { key: me(f).attacksUsed > 0 ? 'learn.attack.end' : 'learn.end', args: { foe }, marks: pass };
  },
};

const rage: Script = {
  goals: [
    { key: 'learn.rage.goal1', done: (f) => hurt(f, f.s.viewer) },
    { key: 'learn.rage.goal2', done: (f) => used(f, f.s.viewer, 'chaos_attack') > 0 },
    { key: 'learn.rage.goal3', done: (f) => used(f, f.s.viewer, 'laguna_blade') > 0 },
  ],
  learnt: ['learn.rage.learnt1', 'learn.rage.learnt2', 'learn.rage.learnt3'],
  own(f) {
    const blade = use_of('laguna_blade');
    const chaos = use_of('chaos_attack');
    const n = me(f).rage;
    if (asks(f, Kind.DODGE) && !can(f, use_of('dodge'))) return { key: 'learn.rage.take', args: { foe }, marks: pass };
    if (!asks(f, Kind.PLAY)) return null;
    if (can(f, blade, 2)) return step(f, blade, { card: 'learn.rage.blade', confirm: 'learn.rage.confirm' }, 2);
    if (can(f, chaos, 2)) return step(f, chaos, { card: 'learn.rage.chaos', confirm: 'learn.rage.chaos_confirm' }, 2, { n });
    if (!holds(f, 'laguna_blade') && can(f, attacks, 2)) return step(f, attacks, { card: 'learn.finish' }, 2);
    return { key: holds(f, 'laguna_blade') ? 'learn.rage.end' : 'learn.end', args: { n }, marks: pass };
  },
};

const magic: Script = {
  goals: [
    { key: 'learn.magic.goal1', done: (f) => used(f, f.s.viewer, 'disarm') > 0 },
    { key: 'learn.magic.goal2', done: (f) => used(f, f.s.viewer, 'dispel') > 0 },
    { key: 'learn.magic.goal3', done: won },
  ],
  learnt: ['learn.magic.learnt1', 'learn.magic.learnt2', 'learn.magic.learnt3'],
  own(f) {
    const disarm = use_of('disarm');
    const dispel = use_of('dispel');
    if (asks(f, Kind.DISPEL)) {
      if (f.q?.source !== f.s.viewer && can(f, dispel)) return step(f, dispel, { card: 'learn.magic.dispel', confirm: 'learn.magic.dispel_confirm' });
      if (f.q?.source === f.s.viewer) return { key: used(f, f.s.viewer, 'dispel') > 0 ? 'learn.magic.chain' : 'learn.magic.own', args: { foe }, marks: pass };
      return null;
    }
    if (!asks(f, Kind.PLAY)) return null;
    const armed = (seat(f, 2)?.equipment.length ?? 0) > 0;
    if (armed && can(f, disarm, 2)) return step(f, disarm, { card: 'learn.magic.disarm', confirm: 'learn.magic.disarm_confirm' }, 2);
    if (can(f, attacks, 2)) return step(f, attacks, { card: 'learn.finish' }, 2);
    return { key: holds(f, 'dispel') ? 'learn.magic.end' : 'learn.end', args: { foe }, marks: pass };
  },
};

// Who is to fall next: the Scourge beside me, then whoever may be the Neutral, then the last Scourge.
function prey(f: Facts): { at: number; key: 'learn.identities.first' | 'learn.identities.neutral' | 'learn.identities.last' } | null {
  const alive = (n: number): boolean => seat(f, n)?.alive ?? false;
  if (alive(2)) return { at: 2, key: 'learn.identities.first' };
  if (alive(3)) return { at: 3, key: 'learn.identities.neutral' };
  return alive(4) ? { at: 4, key: 'learn.identities.last' } : null;
}

function reward(f: Facts): Advice {
  const third = seat(f, 3);
  const unknown = third?.alive && third.identity === Identity.UNKNOWN;
  const look = f.q?.actions.find((a) => a.targets.includes(3));
  if (unknown && look) return step(f, (a) => a.option === look.option && a.targets.includes(3), { card: 'learn.identities.look', seat: 'learn.identities.look', confirm: 'learn.identities.look_confirm' }, 3);
  return { key: 'learn.identities.reward', marks: [{ act: 'way' }] };
}

const identities: Script = {
  goals: [
    { key: 'learn.identities.goal1', done: (f) => seat(f, 2)?.alive === false },
    { key: 'learn.identities.goal2', done: (f) => told(f, 'log.reward_look', f.s.viewer) || seat(f, 3)?.alive === false },
    { key: 'learn.identities.goal3', done: won },
  ],
  learnt: ['learn.identities.learnt1', 'learn.identities.learnt2', 'learn.identities.learnt3'],
  own(f) {
    if (asks(f, Kind.KILL_REWARD)) return reward(f);
    if (!asks(f, Kind.PLAY)) return null;
    const fanaticism = use_of('fanaticism');
    const next = prey(f);
    if (seat(f, 2)?.alive && f.sel.cards.length === 0 && f.s.turn <= 1) {
      const text =
        reading(f, 'learn.identities.own', [{ act: 'goals' }]) ?? reading(f, 'learn.identities.next', [{ seat: 2 }]) ?? reading(f, 'learn.identities.fate', [{ fate: true }]);
      if (text) return text;
    }
    if (can(f, fanaticism)) return step(f, fanaticism, { card: 'learn.identities.fanaticism' }, f.s.viewer);
    if (next && can(f, attacks, next.at)) return step(f, attacks, { card: next.key }, next.at);
    return null;
  },
};

const casting: Script = {
  goals: [
    { key: 'learn.casting.goal1', done: (f) => used_skill(f, f.s.viewer, 'shallow_grave') },
    { key: 'learn.casting.goal2', done: (f) => f.s.turn >= 2 && me(f).alive },
    { key: 'learn.casting.goal3', done: won },
  ],
  learnt: ['learn.casting.learnt1', 'learn.casting.learnt2', 'learn.casting.learnt3'],
  own(f) {
    const grave = skill_of('shallow_grave');
    const lies = me(f).statuses.length > 0;
    if (asks(f, Kind.CAST)) {
      if (my_turn(f)) return { key: 'learn.casting.own', args: { foe }, marks: pass };
      if (!lies && can(f, grave, f.s.viewer)) return step(f, grave, { card: 'learn.casting.cast', seat: 'learn.casting.aim', confirm: 'learn.casting.confirm' }, f.s.viewer);
      return { key: 'learn.casting.once', args: { foe }, marks: pass };
    }
    if (asks(f, Kind.DISPEL) && f.q?.source === f.s.viewer) return { key: 'learn.casting.window', args: { foe }, marks: pass };
    if (asks(f, Kind.DODGE) && lies) return { key: 'learn.casting.hit', args: { foe }, marks: pass };
    if (!asks(f, Kind.PLAY)) return null;
    if (can(f, attacks, 2)) return step(f, attacks, { card: 'learn.finish' }, 2);
    return null;
  },
};

export const scripts: Readonly<Record<LessonId, Script>> = { attack, rage, magic, identities, casting };
