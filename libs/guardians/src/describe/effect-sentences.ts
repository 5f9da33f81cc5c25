import type { effectEvents } from '../effects/effect-events.js';
import type { Teller, Tellings } from './teller.js';

const paid = (tell: Teller, cost: number): string =>
  cost === 0 ? '' : tell.say(` for ${tell.stones(cost)}`, ` pour ${tell.stones(cost)}`);

/** How cards and abilities are used, and answered. */
export const effectSentences: Tellings<keyof typeof effectEvents> = {
  depotCardPlayed({ seat, card, target, cost }, tell) {
    const at = target?.space
      ? tell.say(` at ${tell.space(target.space)}`, ` (cible : ${tell.space(target.space)})`)
      : '';
    return tell.say(
      `${tell.who(seat)} plays ${tell.card(card)}${at}${paid(tell, cost)}.`,
      `${tell.who(seat)} joue ${tell.card(card)}${at}${paid(tell, cost)}.`,
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
  abilityUsed: ({ seat, source, cost }, tell) =>
    tell.say(
      `${tell.who(seat)} uses the ability of ${tell.card(source)}${paid(tell, cost)}.`,
      `${tell.who(seat)} utilise la capacité ${tell.elided('de', tell.card(source))}${paid(tell, cost)}.`,
    ),
  textTriggered: ({ source }, tell) =>
    tell.say(
      `The text of ${tell.card(source)} takes effect.`,
      `Le texte de la carte ${tell.card(source)} prend effet.`,
    ),
};
