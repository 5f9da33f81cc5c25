import { isOutByWounds, settleDamage } from './settle-damage.js';

describe('The end of a turn', () => {
  it('CLASH-EX28 CLASH-169 CLASH-170 SKAROV-VEC-01 damage of the health is turned into one wound a turn', () => {
    const first = settleDamage(7, 3);
    const second = settleDamage(first.damage, 3);
    expect(first).toEqual({ damage: 4, wounded: true });
    expect(second).toEqual({ damage: 1, wounded: true });
    expect(settleDamage(second.damage, 3)).toEqual({ damage: 1, wounded: false });
  });

  it('CLASH-169 SKAROV-VEC-02 equal is enough, less is nothing', () => {
    expect(settleDamage(4, 4)).toEqual({ damage: 0, wounded: true });
    expect(settleDamage(3, 4)).toEqual({ damage: 3, wounded: false });
  });

  it('CLASH-172 CLASH-EX30 CLASH-195 SKAROV-WND-06 the limit of wound cards in hand is a parameter', () => {
    expect([isOutByWounds(2, 3), isOutByWounds(3, 3), isOutByWounds(2, 2), isOutByWounds(1, 2)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
