import type { handEvents } from '#arena/queries';
import type { Tellings } from './event-formatter.js';

/** Cards that come to hands, and go to depot and pen. */
export const handSentences: Tellings<keyof typeof handEvents> = {
  cardsDrawn: ({ seat, count, cards }, tell) => {
    const seen = cards ? ` (${tell.cards(cards)})` : '';
    return tell.say(
      `${tell.who(seat)} draws ${tell.count(count, 'card', 'carte')}${seen}.`,
      `${tell.who(seat)} pioche ${tell.count(count, 'card', 'carte')}${seen}.`,
    );
  },
  reserveTaken: ({ seat, count }, tell) =>
    tell.say(
      `${tell.who(seat)} has a reserve hand of ${tell.count(count, 'card', 'carte')}.`,
      `${tell.who(seat)} a une Main de Réserve de ${tell.count(count, 'card', 'carte')}.`,
    ),
  handTaken: ({ seat, from, count }, tell) =>
    from === 'DEPOT'
      ? tell.say(
          `${tell.who(seat)} takes the depot into hand (${tell.count(count, 'card', 'carte')}).`,
          `${tell.who(seat)} prend en main son Entrepôt (${tell.count(count, 'card', 'carte')}).`,
        )
      : tell.say(
          `${tell.who(seat)} takes the pen into hand (${tell.count(count, 'card', 'carte')}).`,
          `${tell.who(seat)} prend en main son Enclos (${tell.count(count, 'card', 'carte')}).`,
        ),
  excessChosen: ({ seat, left, card }, tell) =>
    tell.say(
      `${tell.who(seat)} chooses ${tell.card(card)} to discard; ${left} to go.`,
      `${tell.who(seat)} choisit de défausser ${tell.card(card)} ; encore ${left}.`,
    ),
  handSplit: ({ seat, depot, pen }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.count(depot, 'card', '')} in the depot and ${pen} in the pen.`,
      `${tell.who(seat)} pose ${tell.count(depot, '', 'carte')} à l’Entrepôt et ${pen} à l’Enclos.`,
    ),
};
