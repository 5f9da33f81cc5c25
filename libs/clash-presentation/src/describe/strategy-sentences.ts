import { waits } from '#skirmish-presentation';
import type { EventType } from '#clash/queries';
import { stepNames } from './step-names.js';
import type { Tellings } from './event-formatter.js';

/** Steps, and what the strategy of Clash has of its own. */
export const strategySentences = {
  stepOpened: ({ step }, tell) => waits(tell, stepNames[step]),
  teamUpTokensPlaced: ({ seat, heroId, characteristics }, tell) =>
    characteristics === undefined
      ? tell.say(
          `${tell.who(seat)} has placed the +1 tokens of ${tell.figure(heroId)}.`,
          `${tell.who(seat)} a posé les pions +1 ${tell.of(heroId)}.`,
        )
      : tell.say(
          `${tell.who(seat)} gives ${tell.figure(heroId)} +1 on ${tell.values(characteristics)}.`,
          `${tell.who(seat)} donne à ${tell.figure(heroId)} +1 en ${tell.values(characteristics)}.`,
        ),
  cardsRevealed({ heroes }, tell) {
    const shown = heroes.map(({ heroId, plays, tokens }) => {
      const plus = tokens.length === 0 ? '' : `, +1 ${tell.values(tokens)}`;
      return tell.say(
        `${tell.figure(heroId)}: ${tell.plays(plays)}${plus}`,
        `${tell.figure(heroId)} : ${tell.plays(plays)}${plus}`,
      );
    });
    return tell.say(`All cards are revealed. ${shown.join('; ')}.`, `Les cartes sont révélées. ${shown.join(' ; ')}.`);
  },
  initiativeCounted({ values, firstSide, drawn }, tell) {
    const sums = values
      .map(({ side, speed, mind }) =>
        tell.say(`${side} has speed ${speed} and mind ${mind}`, `${side} : vitesse ${speed}, mental ${mind}`),
      )
      .join(tell.say('; ', ' ; '));
    const why = drawn ? tell.say(', by lot', ', par tirage au sort') : '';
    return tell.say(
      `Initiative: ${sums}. Side ${firstSide} goes first${why}.`,
      `Initiative : ${sums}. Le camp ${firstSide} commence${why}.`,
    );
  },
} satisfies Partial<Tellings<EventType>>;
