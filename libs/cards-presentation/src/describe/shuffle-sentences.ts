import type { ShuffleEvents } from '#cards/brought';
import type { RedactedOf, Tellings } from '#kernel';
import type { CardTeller } from './card-teller.js';

/** A sentence for each event of decks that come to the table. */
export const shuffleSentences: Tellings<RedactedOf<ShuffleEvents>, CardTeller> = {
  deckShuffled: ({ seat, count: size }, tell) =>
    tell.say(
      `${tell.of(seat)} deck is shuffled (${tell.count(size, 'card', '')}).`,
      `Le paquet ${tell.of(seat)} est mélangé (${tell.count(size, '', 'carte')}).`,
    ),
};
