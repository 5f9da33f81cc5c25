import { buildingSentences, shuffleSentences } from '#cards-presentation';
import type { setUpEvents } from '#arena/queries';
import type { Tellings } from './event-formatter.js';

/** Decks and the table. */
export const setUpSentences: Tellings<keyof typeof setUpEvents> = {
  ...buildingSentences,
  ...shuffleSentences,
  tableLaid: ({ seat, guardian, center, stones }, tell) =>
    tell.say(
      `${tell.who(seat)} plays ${tell.name(guardian)} with ${tell.stones(stones)}, and lays ${tell.name(center)}.`,
      `${tell.who(seat)} joue ${tell.name(guardian)} avec ${tell.stones(stones)}, et pose ${tell.name(center)}.`,
    ),
  turnBegan: ({ turn }, tell) => tell.say(`Turn ${turn} begins.`, `Le tour ${turn} commence.`),
};
