import { raidForecast } from './combat-odds.js';
import type { Fighter } from './fighters.js';

const all = (value: number) => ({ fire: value, water: value, air: value, earth: value });

const fighter = (attack: number, defense = 0): Fighter => ({
  ...{ id: 'a-fighter', attack: all(attack), defense: all(defense) },
  ...{ left: 4, strength: attack },
});
const [weak, sure] = [fighter(0), fighter(30)];
const wall = fighter(0, 30);

describe('the forecast of a raid', () => {
  it('GUILD-136 a back line does not make up for a front that beats no one', () => {
    const many = Array.from({ length: 6 }, () => weak);
    expect(raidForecast(many, [wall], wall).chance).toBe(0);
  });

  it('GUILD-135 is sure of a victory over a line that does not stand', () => {
    const { chance, standing } = raidForecast([sure, sure], [weak, weak], undefined);
    expect(chance).toBeCloseTo(1);
    expect(standing).toBeCloseTo(2);
  });

  it('GUILD-107 GUILD-130 gives one die against a leader that stands alone three chances in four', () => {
    expect(raidForecast([fighter(1)], [], weak).chance).toBeCloseTo(0.75);
  });

  it('GUILD-126 GUILD-137 counts defenders that no one faces: one felled of two is a tie', () => {
    expect(raidForecast([sure], [weak, weak], undefined).chance).toBeCloseTo(0);
    expect(raidForecast([sure, sure], [weak, weak, weak], undefined).chance).toBeCloseTo(1);
  });
});
