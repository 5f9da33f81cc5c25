import type { CreatureFilter } from '../schema/filter.js';
import { fitsFilter } from './filters.js';
import { aCreature, aGuardian } from './testing/made-fight.js';

const wolf = aCreature({ vitality: 6, classes: ['BEAST', 'LEADER'], vulnerabilities: ['GREED'], attackType: 'FEAR' });
const fits = (filter: CreatureFilter, card = wolf): boolean => fitsFilter(filter, card, () => true);

describe('filters of cards.md 4.3', () => {
  const fitting: CreatureFilter[] = [
    {},
    { kinds: ['ELEMENTAL', 'MORTAL'] },
    { classes: ['SOLDIER', 'LEADER'] },
    { sizes: ['MEDIUM'] },
    { vulnerable: ['CARNAL', 'GREED'] },
    { attackType: 'FEAR' },
    { maxVitality: 6 },
    { flying: true },
    { kinds: ['MORTAL'], maxVitality: 6, flying: true },
  ];
  const failing: CreatureFilter[] = [
    { kinds: ['OUTSIDER'] },
    { classes: ['GIANT'] },
    { sizes: ['SMALL', 'LARGE'] },
    { vulnerable: ['CARNAL'] },
    { attackType: 'PLAIN' },
    { maxVitality: 5 },
    { flying: false },
    { guardian: true },
    { kinds: ['MORTAL'], maxVitality: 5 },
  ];

  it.each(fitting)('fits %j', (filter) => {
    expect(fits(filter)).toBe(true);
  });

  it.each(failing)('does not fit %j', (filter) => {
    expect(fits(filter)).toBe(false);
  });

  it('a guardian is one, and has no kind, size, class or vulnerability (GUARD-183)', () => {
    const guardian = aGuardian();
    const asked: CreatureFilter[] = [
      { guardian: true },
      { kinds: ['MORTAL', 'ELEMENTAL', 'OUTSIDER'] },
      { sizes: ['LARGE'] },
      { vulnerable: ['CARNAL'] },
      { maxVitality: 27 },
    ];
    expect(asked.map((filter) => fits(filter, guardian))).toEqual([true, false, false, false, false]);
  });

  it('asks whether it flies only when the filter speaks of it', () => {
    const unanswerable = (): boolean => {
      throw new Error('Asked.');
    };
    expect(fitsFilter({ kinds: ['MORTAL'] }, wolf, unanswerable)).toBe(true);
    expect(() => fitsFilter({ flying: true }, wolf, unanswerable)).toThrow('Asked.');
  });
});
