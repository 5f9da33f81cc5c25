import { buildingSentences, shuffleSentences, starterTold } from '#cards-presentation';
import type { setUpEvents } from '#arena/queries';
import type { Tellings } from './event-formatter.js';

/** Decks and the table. */
export const setUpSentences: Tellings<keyof typeof setUpEvents> = {
  ...buildingSentences,
  ...shuffleSentences,
  tableLaid({ seat, starter, guardian, center, stones }, tell) {
    const leader = `${starterTold(starter, tell)}${tell.name(guardian)}`;
    return tell.say(
      `${tell.who(seat)} plays ${leader} with ${tell.stones(stones)}, and lays ${tell.name(center)}.`,
      `${tell.who(seat)} joue ${leader} avec ${tell.stones(stones)}, et pose ${tell.name(center)}.`,
    );
  },
  turnBegan: ({ turn }, tell) => tell.say(`Turn ${turn} begins.`, `Le tour ${turn} commence.`),
};
