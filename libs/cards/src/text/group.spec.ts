import type { CreatureFilter } from '../schema/filter.js';
import { groupOf, oneOf } from './group.js';

describe('Creatures that a text speaks of', () => {
  it.each<[CreatureFilter, string | RegExp, string | RegExp]>([
    [{}, 'creatures', 'créatures'],
    [{ kinds: ['MORTAL', 'OUTSIDER'] }, 'Mortals and Outsiders', 'Mortels et Extérieurs'],
    [{ classes: ['SOLDIER'], kinds: ['MORTAL'] }, /^Soldiers /, /^Soldats /],
    [{ guardian: true }, 'Guardians', 'Gardiens'],
  ])('CARD-33 are called by what the filter says first: %j', (filter, en, fr) => {
    expect(groupOf(filter, 'en')).toMatch(en);
    expect(groupOf(filter, 'fr')).toMatch(fr);
  });

  it('CARD-33 are one of them with an article', () => {
    expect([oneOf({ guardian: true }, 'en'), oneOf({ guardian: true }, 'fr')]).toEqual(['a Guardian', 'un Gardien']);
    expect(oneOf({ kinds: ['ELEMENTAL'] }, 'en')).toBe('an Elemental');
  });
});
