import { priceTold, useSentences } from '#cards-presentation';
import type { effectEvents } from '#guardians/queries';
import type { Tellings } from './event-formatter.js';

/** How cards and abilities are used, and answered. */
export const effectSentences: Tellings<keyof typeof effectEvents> = {
  depotCardPlayed({ seat, card, target, cost }, tell) {
    const at = target?.space
      ? tell.say(` at ${tell.space(target.space)}`, ` (cible : ${tell.space(target.space)})`)
      : '';
    return tell.say(
      `${tell.who(seat)} plays ${tell.card(card)}${at}${priceTold(tell, cost)}.`,
      `${tell.who(seat)} joue ${tell.card(card)}${at}${priceTold(tell, cost)}.`,
    );
  },
  leftUnanswered: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} does not answer.`, `${tell.who(seat)} ne répond pas.`),
  playResolved: ({ card, cancelled }, tell) =>
    cancelled
      ? tell.say(`${tell.card(card)} has no effect.`, `${tell.card(card)} n’a aucun effet.`)
      : tell.say(`${tell.card(card)} takes effect.`, `${tell.card(card)} prend effet.`),
  playCancelled: ({ seat, card }, tell) =>
    tell.say(`${tell.who(seat)} cancels ${tell.card(card)}.`, `${tell.who(seat)} annule ${tell.card(card)}.`),
  ...useSentences,
};
