import { Random } from '#kernel';
import { library } from '../content/index.js';
import { checkDeck } from './check-deck.js';
import type { Card } from '../schema/card-fields.js';
import { sizeOf, type DeckList } from './deck-list.js';
import { randomDeck } from './random-deck.js';

const isCreature = ({ type }: Card): boolean => type === 'CREATURE';
const isShield = ({ type }: Card): boolean => type === 'SHIELD' || type === 'STANDARD_BEARER';
const countOf = ({ cards }: DeckList, counts: (card: Card) => boolean): number =>
  cards.reduce((sum, { cardId, copies }) => sum + (counts(library[cardId]!) ? copies : 0), 0);

describe('a random deck', () => {
  it('CARD-42 CARD-45 is legal in its game, for every draw', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      for (const game of ['ARENA', 'GUARDIANS'] as const) {
        const deck = randomDeck(library, game, Random.from(`deck-${seed}`));
        expect(checkDeck(deck, game, library)).toEqual([]);
        expect(sizeOf(deck)).toBe(55);
        expect([countOf(deck, isCreature), countOf(deck, isShield)]).toEqual([26, 8]);
      }
    }
  });

  it('brings every card of the library to the table sooner or later', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      for (const { cardId } of randomDeck(library, 'ARENA', Random.from(`all-${seed}`)).cards) seen.add(cardId);
    }
    const arena = Object.values(library).filter(({ games }) => games.includes('ARENA'));
    expect(arena.filter(({ id }) => !seen.has(id))).toEqual([]);
  });

  it('is refused where the library has too few cards', () => {
    const few = Object.fromEntries(Object.entries(library).filter(([, card]) => card.type !== 'SHIELD'));
    const none = Object.fromEntries(Object.entries(few).filter(([, card]) => card.type !== 'STANDARD_BEARER'));
    expect(() => randomDeck(none, 'ARENA', Random.from('few'))).toThrow(RangeError);
  });
});
