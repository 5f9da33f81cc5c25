import { onceFor } from '#kernel';
import type { CardBook } from '../card-book.js';
import type { CardId } from '../ids.js';
import type { Card } from '../schema/card-fields.js';
import type { StrongholdPosition } from '../words.js';

/** The cards that may lie in a deck of the game, those among them that a test has made. */
const allowedIn = onceFor(({ box, game }: CardBook) =>
  box.derived(({ card }) => card.filter(({ games }) => games.includes(game))),
);

const idsOf = (book: CardBook, fits: (card: Card) => boolean): CardId[] =>
  allowedIn(book)()
    .filter(fits)
    .map(({ id }) => id);

/** Guardians that may be played, in the order of the library. */
export const guardiansFor = (book: CardBook): CardId[] => idsOf(book, ({ type }) => type === 'GUARDIAN');

/** Strongholds that may be played at a position, in the order of the library. */
export const strongholdsFor = (book: CardBook, position: StrongholdPosition): CardId[] =>
  idsOf(book, (card) => card.type === 'STRONGHOLD' && card.position === position);
