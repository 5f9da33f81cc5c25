import { Random } from '#kernel';
import { buildSet } from '#skirmish/set-up';
import { cardsOfHero, powerCard } from '../../content/catalogue.js';
import { book } from '../../rulebook.js';

describe('the deck of a Rookie', () => {
  it('SKAROV-RANK-04 SKAROV-RANK-05 two ordinary cards are out, any two, and never the weakness', () => {
    const drawn = Array.from({ length: 100 }, (_, draw) =>
      buildSet(book, Random.from(`deck ${draw}`), 'golden-boy', 'ROOKIE'),
    );
    expect(drawn.every(({ cardIds, setAside }) => cardIds.length === 8 && setAside.length === 2)).toBe(true);
    const out = new Set(drawn.flatMap(({ setAside }) => setAside));
    expect(out).toEqual(new Set(cardsOfHero('golden-boy', 'BASE').map(({ id }) => id)));
    for (const { cardIds } of drawn) expect(cardIds.map((id) => powerCard(id).set)).toContain('WEAKNESS');
  });
});
