import { Random } from '#kernel';
import { attackDice, highestTotal, rollAttack, rollOn, rollTest, successesOf, testDie } from './dice.js';
import { dealing } from '../testing/index.js';

describe('The dice', () => {
  it('CLASH-006 have the faces of section 3', () => {
    expect(attackDice.COMBAT.faces).toEqual(['0', '0', '1', '1', '1', 'POW']);
    expect(attackDice.POWER.faces).toEqual(['0', '1', '1', '2', '2', 'POW']);
    expect(testDie.faces).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
  });

  it('CLASH-147 every die has a face without POW, so that every roll ends', () => {
    for (const die of Object.values(attackDice)) expect(die.faces.some((face) => face !== 'POW')).toBe(true);
  });

  it('CLASH-007 the five dice of the box cap no roll', () => {
    expect(rollTest(Random.from('many'), 8)).toHaveLength(8);
    const { combat, power } = rollAttack(Random.from('many'), 7, 9);
    expect([combat.length, power.length]).toEqual([7, 9]);
  });

  it('CLASH-161 the highest total counts the highest face of each die', () => {
    expect([0, 1, 4, -2].map(highestTotal)).toEqual([0, 2, 8, 0]);
  });
});

describe('An attack roll', () => {
  it('CLASH-EX01 CLASH-143 CLASH-147 SKAROV-ATK-03 combat dice, power dice, then POW again', () => {
    const dealt = dealing('0', '1', '1', 'POW', '2', '0', '1', '2');
    expect(rollAttack(dealt.random, 3, 4)).toEqual({
      combat: ['0', '1', '1'],
      power: ['POW', '2', '0', '1'],
      rerolls: [['2']],
      dice: [
        { die: 'COMBAT', faces: ['0'] },
        { die: 'COMBAT', faces: ['1'] },
        { die: 'COMBAT', faces: ['1'] },
        { die: 'POWER', faces: ['POW', '2'] },
        { die: 'POWER', faces: ['2'] },
        { die: 'POWER', faces: ['0'] },
        { die: 'POWER', faces: ['1'] },
      ],
      successes: 8,
    });
    dealt.mustBeExhausted();
    expect(successesOf(['0', '1', '1', 'POW', '2', '0', '1'])).toBe(6);
  });

  it('CLASH-EX02 grouped as the source prints them the sum is the same', () => {
    const dealt = dealing('2', '0', '1', '0', '1', '1', 'POW', '2');
    expect(rollAttack(dealt.random, 3, 4).successes).toBe(8);
  });

  it('CLASH-EX22 CLASH-146 SKAROV-EX-08 4 combat and 2 power dice come to 6', () => {
    const dealt = dealing('0', '0', '1', '1', 'POW', '2', '1');
    expect(rollAttack(dealt.random, 4, 2).successes).toBe(6);
    dealt.mustBeExhausted();
  });

  it('CLASH-EX23 CLASH-147 a POW on the reroll does the same again', () => {
    const dealt = dealing('POW', 'POW', 'POW', '1');
    expect(rollAttack(dealt.random, 0, 1)).toMatchObject({ rerolls: [['POW'], ['POW'], ['1']], successes: 4 });
  });

  it('SKAROV-VEC-09 2 combat dice with a chain come to 3', () => {
    expect(rollAttack(dealing('POW', '0', 'POW', '1').random, 2, 0).successes).toBe(3);
  });

  it('CLASH-147 the POW dice are rolled again in their order, round after round', () => {
    const dealt = dealing('POW', '0', 'POW', /* round 1 */ '1', 'POW', /* round 2 */ '2');
    const roll = rollAttack(dealt.random, 2, 1);
    expect(roll.rerolls).toEqual([['1', 'POW'], ['2']]);
    expect(roll.dice.map((die) => die.faces)).toEqual([['POW', '1'], ['0'], ['POW', 'POW', '2']]);
    expect(roll.successes).toBe(successesOf([...roll.combat, ...roll.power, ...roll.rerolls.flat()]));
  });

  it('CLASH-EX24 CLASH-144 CLASH-145 2 combat and 2 power dice roll four faces', () => {
    expect(rollAttack(dealing('1', '1', '2', '2').random, 2, 2).successes).toBe(6);
  });

  it('CLASH-EX25 CLASH-145 no dice, no successes', () => {
    expect(rollAttack(dealing().random, -2, 0)).toEqual({ combat: [], power: [], rerolls: [], dice: [], successes: 0 });
  });

  it('CLASH-147 a combat die is rolled on as a combat die, a power die as a power die', () => {
    for (let game = 0; game < 200; game += 1) {
      for (const { die, faces } of rollAttack(Random.from(`game ${game}`), 3, 3).dice) {
        for (const face of faces) expect(attackDice[die].faces).toContain(face);
        expect(faces.slice(0, -1).every((face) => face === 'POW')).toBe(true);
        expect(faces.at(-1)).not.toBe('POW');
      }
    }
  });

  it('CLASH-EX79 CLASH-267 a die rolled again counts with its new result, POW as ever', () => {
    const dealt = dealing('POW', '1');
    const again = rollOn(dealt.random, ['COMBAT']);
    expect(again).toEqual({
      faces: ['POW'],
      rerolls: [['1']],
      dice: [{ die: 'COMBAT', faces: ['POW', '1'] }],
      successes: 2,
    });
    expect(successesOf(['1']) + again.successes).toBe(3);
  });
});
