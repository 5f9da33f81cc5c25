import type { CreatureFilter } from '../schema/filter.js';
import { fitsFilter } from './filters.js';
import { aCreature, aGuardian } from './testing/made-fight.js';

const wolf = aCreature({ vitality: 6, classes: ['BEAST', 'LEADER'], vulnerabilities: ['GREED'], attackType: 'FEAR' });
const asked = { flies: () => true, isInfluenceable: () => false, isOwn: () => true };
const fits = (filter: CreatureFilter, card = wolf): boolean => fitsFilter(filter, card, asked);

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
    { influenceable: false },
    { owner: 'OWN' },
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
    { influenceable: true },
    { owner: 'ENEMY' },
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
    const filters: CreatureFilter[] = [
      { guardian: true },
      { kinds: ['MORTAL', 'ELEMENTAL', 'OUTSIDER'] },
      { sizes: ['LARGE'] },
      { vulnerable: ['CARNAL'] },
      { maxVitality: 27 },
    ];
    expect(filters.map((filter) => fits(filter, guardian))).toEqual([true, false, false, false, false]);
  });

  it('asks what is not printed only when the filter speaks of it', () => {
    const unanswerable = (): boolean => {
      throw new Error('Asked.');
    };
    const nobody = { flies: unanswerable, isInfluenceable: unanswerable, isOwn: unanswerable };
    expect(fitsFilter({ kinds: ['MORTAL'] }, wolf, nobody)).toBe(true);
    const speaking: CreatureFilter[] = [{ flying: true }, { influenceable: false }, { owner: 'OWN' }];
    for (const filter of speaking) expect(() => fitsFilter(filter, wolf, nobody)).toThrow('Asked.');
  });
});
