import { localized } from './locale.js';
import { seatTitle } from './seat-title.js';

const named = { seatNames: { HEROES: localized('Heroes', 'Héros'), overlord: localized('Overlord', 'Professeur') } };

describe('The title of a seat', () => {
  it('is what people call its side and role, in their language', () => {
    expect(seatTitle(named, { side: 'HEROES' }, 'fr')).toBe('Héros');
    expect(seatTitle(named, { side: 'HEROES', role: 'overlord' }, 'en')).toBe('Heroes, Overlord');
  });

  it('is the name itself where the ruleset has no word for it, and none where seats are alike', () => {
    expect(seatTitle({}, { role: 'constructor' }, 'fr')).toBe('constructor');
    expect(seatTitle(named, {}, 'fr')).toBeNull();
  });
});
