import { isSure, passes, totalOf, trialOf } from './trial-sums.js';

describe('A characteristic test', () => {
  it('CLASH-EX08 CLASH-157 CLASH-158 seven dice with 6 fail against a mind of 5', () => {
    const machine = trialOf({ difficulty: 7, maluses: 0, malusMode: 'DICE' });
    expect(machine).toEqual({ dice: 7, toTotal: 0 });
    expect(passes(totalOf(machine, [0, 0, 0, 1, 2, 1, 2]), 5)).toBe(false);
  });

  it('CLASH-EX10 CLASH-159 CLASH-160 a −1 token takes one die away and leaves the total alone', () => {
    const machine = trialOf({ difficulty: 7, maluses: 1, malusMode: 'DICE' });
    expect(machine).toEqual({ dice: 6, toTotal: 0 });
    expect(totalOf(machine, [0, 0, 0, 0, 1, 1])).toBe(2);
  });

  it('CLASH-160 a token on the result changes the total', () => {
    expect(totalOf(trialOf({ difficulty: 2, maluses: 1, malusMode: 'DICE', toTotal: -2 }), [2])).toBe(0);
  });

  it('CLASH-EX42 CLASH-161 no die left is sure', () => {
    const eased = trialOf({ difficulty: 2, maluses: 3, malusMode: 'DICE' });
    expect(eased.dice).toBe(0);
    expect(isSure(eased, 0)).toBe(true);
  });

  it('CLASH-EX43 CLASH-158 equal is enough', () => {
    expect([passes(3, 3), passes(4, 3)]).toEqual([true, false]);
  });

  it('CLASH-EX52 CLASH-161 a test that cannot fail is sure', () => {
    const eased = trialOf({ difficulty: 2, maluses: 1, malusMode: 'DICE' });
    expect([isSure(eased, 2), isSure(eased, 1)]).toEqual([true, false]);
  });

  it('SKAROV-EX-09 SKAROV-EX-14 SKAROV-TEST-03 SKAROV-TEST-06 heroes add to the total, tokens lower it', () => {
    const missiles = trialOf({ difficulty: 4, maluses: 0, malusMode: 'SUM', toTotal: 3 });
    expect(passes(totalOf(missiles, [0, 0, 1, 2]), 5)).toBe(false);
    const eased = trialOf({ difficulty: 4, maluses: 1, malusMode: 'SUM', toTotal: 3 });
    expect(eased.dice).toBe(4);
    expect(totalOf(eased, [0, 0, 1, 1])).toBe(4);
  });

  it('SKAROV-VEC-10 SKAROV-TEST-08 tokens make a test sure', () => {
    expect(isSure(trialOf({ difficulty: 1, maluses: 3, malusMode: 'SUM' }), 1)).toBe(true);
    expect(isSure(trialOf({ difficulty: 4, maluses: 3, malusMode: 'SUM' }), 4)).toBe(false);
  });
});
