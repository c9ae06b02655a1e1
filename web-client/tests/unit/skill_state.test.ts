import { describe, expect, it } from 'vitest';
import { BlockSchema } from '../../src/state/wire';
import { create } from '@bufbuild/protobuf';
import { skill_state, without_icon } from '../../src/table/skill_state';
import { hero_no, question, seat, skill_no } from '../fixture/build';

describe('the state of my skills', () => {
  const hunger = skill_no('battle_hunger');
  const me = (used: number[] = []) => seat(1, 3, { hero: hero_no('axe'), used });
  const barred = question({ blocks: [create(BlockSchema, { ability: hunger, reason: 4, value: 2 })] });

  it('is used up, barred, or nothing in particular', () => {
    const k = { ability: hunger, usable: false };
    expect(skill_state(k, me([hunger]), null, false)).toBe('used');
    expect(skill_state(k, me(), barred, true)).toBe('barred');
    expect(skill_state(k, me(), barred, false)).toBe('');
    expect(skill_state({ ...k, usable: true }, me(), barred, true)).toBe('');
  });

  it('leaves the icon away where three stand in a row and a word is long', () => {
    expect(without_icon('Bloodrage', 3)).toBe(true);
    expect(without_icon('Bloodrage', 2)).toBe(false);
  });
});
