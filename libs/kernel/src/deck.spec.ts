import { deckOf, discard, draw, peek, putUnder, reshuffled, reshuffleFor } from './deck.js';
import { numberedDie, roll } from './dice.js';
import { Random } from './random.js';

describe('a deck', () => {
  it('gives its cards from the top, and fewer when there are fewer', () => {
    const deck = deckOf(['a', 'b', 'c']);
    expect(peek(deck, 2)).toEqual(['a', 'b']);
    expect(draw(deck, 2)).toEqual(['a', 'b']);
    expect(draw(deck, 2)).toEqual(['c']);
    expect(draw(deck, -1)).toEqual([]);
  });

  it('takes cards under itself, the first to be drawn first', () => {
    const deck = deckOf(['a']);
    putUnder(deck, ['b', 'c']);
    expect(draw(deck, 3)).toEqual(['a', 'b', 'c']);
  });

  it('is reshuffled only when too few cards are left and some are discarded', () => {
    const random = Random.from('deck');
    const deck = deckOf([1]);
    expect(reshuffleFor(random, deck, 2)).toBeUndefined();
    discard(deck, [2, 3]);
    expect(reshuffleFor(random, deck, 1)).toBeUndefined();
    const order = reshuffleFor(random, deck, 2);
    expect(order?.[0]).toBe(1);
    reshuffled(deck, order ?? []);
    expect([...deck.cards].sort()).toEqual([1, 2, 3]);
    expect(deck.discard).toEqual([]);
  });
});

describe('dice', () => {
  it('are recorded face by face', () => {
    const faces = roll(Random.from('dice'), { faces: ['miss', 'hit', 'POW'] as const }, 20);
    expect(faces).toHaveLength(20);
    expect(new Set(faces)).toEqual(new Set(['miss', 'hit', 'POW']));
  });

  it('are not rolled for a number of 0 or less', () => {
    expect(roll(Random.from('dice'), numberedDie(6), 0)).toEqual([]);
    expect(roll(Random.from('dice'), numberedDie(6), -2)).toEqual([]);
  });

  it('have faces from 1 on', () => {
    expect(numberedDie(4).faces).toEqual([1, 2, 3, 4]);
  });
});
