import { buildingSentences } from '#cards';
import type { setUpEvents } from '../events/set-up-events.js';
import type { Tellings } from './teller.js';

/** Decks and the table. */
export const setUpSentences: Tellings<keyof typeof setUpEvents> = {
  ...buildingSentences,
  deckShuffled: ({ seat, count }, tell) =>
    tell.say(
      `${tell.of(seat)} deck is shuffled (${tell.count(count, 'card', '')}).`,
      `Le paquet ${tell.of(seat)} est mélangé (${tell.count(count, '', 'carte')}).`,
    ),
  tableLaid: ({ seat, guardian, center, stones }, tell) =>
    tell.say(
      `${tell.who(seat)} plays ${tell.name(guardian)} with ${tell.stones(stones)}, and lays ${tell.name(center)}.`,
      `${tell.who(seat)} joue ${tell.name(guardian)} avec ${tell.stones(stones)}, et pose ${tell.name(center)}.`,
    ),
  turnBegan: ({ turn }, tell) => tell.say(`Turn ${turn} begins.`, `Le tour ${turn} commence.`),
};
