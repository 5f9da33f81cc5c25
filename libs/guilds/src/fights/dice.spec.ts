import { Random } from '#kernel';
import type { GuildsTurn } from '../flow/turn.js';
import { aGame } from '../testing/index.js';
import { strike } from './dice.js';

describe('combat dice', () => {
  it('GUILD-006 show 0, 1, 2 or 3, each as often as the others', () => {
    const turn = { state: aGame(), random: Random.from('combat-dice') } as unknown as GuildsTurn;
    const { dice, damage } = strike(turn, 0, 8000, 0);
    const times = (face: number): number => dice.faces.filter((shown) => shown === face).length;
    expect(new Set(dice.faces)).toEqual(new Set([0, 1, 2, 3]));
    for (const face of [0, 1, 2, 3]) expect(Math.abs(times(face) - 2000)).toBeLessThan(150);
    expect(damage).toBe(times(1) + 2 * times(2) + 3 * times(3));
  });
});
