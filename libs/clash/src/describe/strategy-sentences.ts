import type { EventType } from '../events.js';
import { stepNames } from './step-names.js';
import type { Tellings } from './teller.js';

/** Turns, steps and the strategy. */
export const strategySentences = {
  stepOpened({ step }, tell) {
    const name = tell.text(stepNames[step]);
    const words = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    return tell.say(`The game waits: ${words}.`, `La partie attend : ${words}.`);
  },
  turnStarted: ({ turn }, tell) => tell.say(`Turn ${turn} begins.`, `Le tour ${turn} commence.`),
  decksStacked: ({ side, order }, tell) =>
    order === undefined
      ? tell.say(
          `The initiative cards of ${tell.side(side)} are stacked at random.`,
          `Cartes d’Initiative empilées au hasard pour ${tell.side(side)}.`,
        )
      : tell.say(
          `The initiative cards of ${tell.side(side)} lie in this order: ${order.map(tell.figure).join(', ')}.`,
          `Ordre des cartes d’Initiative pour ${tell.side(side)} : ${order.map(tell.figure).join(', ')}.`,
        ),
  heroPlanned: ({ seat, heroId, plays }, tell) =>
    plays === undefined
      ? tell.say(
          `${tell.who(seat)} has laid the cards of ${tell.figure(heroId)}.`,
          `${tell.who(seat)} a posé les cartes ${tell.of(heroId)}.`,
        )
      : tell.say(
          `${tell.who(seat)} lays for ${tell.figure(heroId)}: ${tell.plays(plays)}.`,
          `${tell.who(seat)} pose pour ${tell.figure(heroId)} : ${tell.plays(plays)}.`,
        ),
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
  planTakenBack: ({ seat, heroId }, tell) =>
    tell.say(
      `${tell.who(seat)} takes back the plan of ${tell.figure(heroId)}.`,
      `${tell.who(seat)} reprend le plan ${tell.of(heroId)}.`,
    ),
  orderProposed: ({ seat, order }, tell) =>
    order === undefined
      ? tell.say(`${tell.who(seat)} has proposed another order.`, `${tell.who(seat)} a proposé un autre ordre.`)
      : tell.say(
          `${tell.who(seat)} proposes the order ${order.map(tell.figure).join(', ')}.`,
          `${tell.who(seat)} propose l’ordre ${order.map(tell.figure).join(', ')}.`,
        ),
  readyDeclared: ({ seat }, tell) => tell.say(`${tell.who(seat)} is ready.`, `${tell.who(seat)} a terminé.`),
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
