import type { Random } from '#kernel';
import type { Library } from '../library/library.js';
import type { Card } from '../schema/card-fields.js';
import { positionSchema, type CardGame } from '../words.js';
import { canonicalDeck, type DeckList } from './deck-list.js';

/** Most copies of a card that a random deck holds: few, so that many different cards meet. */
const COPIES = 2;

/** How many cards of each sort are drawn, so that the deck can be played. */
const parts: readonly (readonly [(card: Card) => boolean, number])[] = [
  [({ type }) => type === 'CREATURE', 26],
  [({ type }) => type === 'SHIELD' || type === 'STANDARD_BEARER', 8],
  [({ type }) => type !== 'CREATURE' && type !== 'SHIELD' && type !== 'STANDARD_BEARER', 17],
];

/**
 * A legal deck of 55 cards from all over the library (CARD-40 to CARD-46): for tests, simulations and those who want a
 * surprise. Throws a RangeError when the library has too few cards for the game.
 */
export function randomDeck(library: Library, game: CardGame, random: Random): DeckList {
  const cards = Object.values(library).filter(({ games }) => games.includes(game));
  const ofType = (type: Card['type']): Card[] => cards.filter((card) => card.type === type);
  const drawn = cards.filter(({ type }) => type !== 'GUARDIAN' && type !== 'STRONGHOLD');
  const leaders = [
    random.pick(ofType('GUARDIAN')),
    ...positionSchema.options.map((position) =>
      random.pick(ofType('STRONGHOLD').filter((card) => card.position === position)),
    ),
  ];
  const pile = parts.flatMap(([fits, count]) => {
    const copies = drawn.filter(fits).flatMap((card) => Array.from({ length: COPIES }, () => card));
    if (copies.length < count) throw new RangeError(`The library has too few cards for a deck of ${game}.`);
    return random.shuffle(copies).slice(0, count);
  });
  return canonicalDeck({ cards: [...leaders, ...pile].map(({ id }) => ({ cardId: id, copies: 1 })) });
}
