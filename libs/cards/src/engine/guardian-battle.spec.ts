import { library } from '../content/index.js';
import type { CardId } from '../ids.js';
import { totalFrom } from './contributions.js';
import { guardianParts } from './guardian-battle.js';

const inPlay = (id: CardId) => ({ source: id, card: library[id]! });
const battle = (guardian: CardId, ...bonuses: CardId[]) =>
  totalFrom(guardianParts(inPlay(guardian), bonuses.map(inPlay)));

describe('a guardian in its battle', () => {
  it('GUARD-187 counts its printed vitality and the bonus of each stronghold that stands and gives one', () => {
    const { total, contributions } = battle('L20', 'L22', 'L23');
    expect(total).toBe(28);
    expect(contributions).toEqual([
      { sort: 'BASE', card: 'L20', source: 'L20', creature: 'L20', effect: null, rule: 'GUARD-187', value: 20 },
      { sort: 'STRONGHOLD', card: 'L22', source: 'L22', creature: 'L20', effect: null, rule: 'GUARD-187', value: 5 },
      { sort: 'STRONGHOLD', card: 'L23', source: 'L23', creature: 'L20', effect: null, rule: 'GUARD-187', value: 3 },
    ]);
  });

  it.each<[string, CardId, CardId[], number]>([
    ['L20 with L21 a ruin', 'L20', ['L22', 'L23'], 28],
    ['L20 with L22 a ruin', 'L20', ['L21', 'L23'], 26],
    ['L20 with three ruins', 'L20', [], 20],
    ['L20 with L21 a ruin and the Flooded Cellars on L23', 'L20', ['L22'], 25],
    ['P20 with P21 a ruin', 'P20', ['P22', 'P23'], 30],
    ['K20 with K21 a ruin', 'K20', ['K22', 'K23'], 30],
  ])('GUARD-187 GUARD-EX55, %s', (_given, guardian, bonuses, counted) => {
    expect(battle(guardian, ...bonuses).total).toBe(counted);
  });

  it('GUARD-187 shows a bonus as far as there is room below 30', () => {
    const shown = battle('P20', 'P22', 'P23').contributions.map(({ card, value }) => [card, value]);
    expect(library['P22']!.defenseBonus).toBe(4);
    expect([library['P20']!.vitality, shown]).toEqual([
      27,
      [
        ['P20', 27],
        ['P22', 3],
      ],
    ]);
  });
});
