import { catalogueOf, Random } from '#kernel';
import { cards } from '../content/index.js';
import { ruseBook } from '../testing/ruse-book.js';
import { openPool, poolOfSize } from './sealed-pool.js';

describe('What a seat builds a sealed deck of', () => {
  /** A library in which the game may not use any Outsider. */
  const others = cards.map((card) => (card.kind === 'OUTSIDER' ? { ...card, games: ['ARENA' as const] } : card));
  const book = { ...ruseBook, box: catalogueOf({ card: others }) };
  const kindsIn = (pool: readonly string[]) => new Set(pool.map((cardId) => book.box.known.card(cardId).kind));

  it('CARD-45 holds no card that the game does not allow', () => {
    const strange = new Set<string | undefined>();
    for (let seed = 0; seed < 20; seed += 1) {
      const random = Random.from(`pool ${seed}`);
      const pool = openPool(book, { boosters: 6, boosterSet: 'MIXED' }, random);
      for (const kind of kindsIn(pool)) strange.add(kind);
      for (const kind of kindsIn(poolOfSize(book, 'MIXED', pool.length, random))) strange.add(kind);
    }
    expect(strange).toEqual(new Set(['MORTAL', 'ELEMENTAL', undefined]));
  });

  it('is the kit and fifteen cards a booster, and of any size asked for when it is drawn again', () => {
    const pool = openPool(book, { boosters: 4, boosterSet: 'P' }, Random.from('four'));
    expect(pool).toHaveLength(62);
    expect(pool).toEqual(expect.arrayContaining([...book.kit]));
    expect(pool).toEqual([...pool].sort());
    expect(poolOfSize(book, 'P', 40, Random.from('forty'))).toHaveLength(40);
  });
});
