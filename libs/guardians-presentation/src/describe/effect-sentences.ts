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
      ? `${tell.does(card, 'has no effect', ['n’a aucun effet', 'n’ont aucun effet'])}.`
      : `${tell.does(card, 'takes effect', ['prend effet', 'prennent effet'])}.`,
  playCancelled: ({ seat, card }, tell) =>
    tell.say(`${tell.who(seat)} cancels ${tell.card(card)}.`, `${tell.who(seat)} annule ${tell.card(card)}.`),
  ...useSentences,
};
