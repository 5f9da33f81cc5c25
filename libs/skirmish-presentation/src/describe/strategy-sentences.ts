import type { Localized, Teller } from '#kernel';
import type { SharedTellings } from './figure-teller.js';
import { within } from '#skirmish/content';

/** A step that opens, by its name: each game has steps of its own. */
export function waits(tell: Teller, step: Localized): string {
  const words = within(tell.text(step));
  return tell.say(`The game waits: ${words}.`, `La partie attend : ${words}.`);
}

/** Turns, plans and orders, in every game of figures. */
export const strategySentences = {
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
  planTakenBack: ({ seat, heroId }, tell) =>
    tell.say(
      `${tell.who(seat)} takes back the plan of ${tell.figure(heroId)}.`,
      `${tell.who(seat)} reprend le plan ${tell.of(heroId)}.`,
    ),
  orderProposed: ({ seat, order }, tell) =>
    order === undefined
      ? tell.say(
          `${tell.who(seat)} has proposed another order, to be agreed on again.`,
          `${tell.who(seat)} a proposé un autre ordre, à approuver de nouveau.`,
        )
      : tell.say(
          `${tell.who(seat)} proposes another order, to be agreed on again: ${order.map(tell.figure).join(', ')}.`,
          `${tell.who(seat)} propose un autre ordre, à approuver de nouveau : ${order.map(tell.figure).join(', ')}.`,
        ),
  readyDeclared: ({ seat }, tell) => tell.say(`${tell.who(seat)} is ready.`, `${tell.who(seat)} a terminé.`),
} satisfies Partial<SharedTellings>;
