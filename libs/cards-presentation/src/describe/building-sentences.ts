import type { RedactedOf, Tellings } from '#kernel';
import type { CardTeller } from './card-teller.js';
import type { buildingEvents } from '#cards/brought';

type Seen = RedactedOf<ReturnType<typeof buildingEvents>>;

/** A sentence for each event of building a deck. */
export const buildingSentences: Tellings<Seen, CardTeller> = {
  boostersOpened: ({ seat, count, cards }, tell) => {
    const seen = cards ? ` (${cards.map(tell.name).join(', ')})` : '';
    return tell.say(
      `${tell.who(seat)} opens boosters: ${tell.count(count, 'card', 'carte')}${seen}.`,
      `${tell.who(seat)} ouvre ses boosters : ${tell.count(count, 'card', 'carte')}${seen}.`,
    );
  },
  guardianTaken: ({ seat, card }, tell) => {
    const name = card === undefined ? tell.say('a guardian', 'un Gardien') : tell.name(card);
    return tell.say(`${tell.who(seat)} chooses ${name}.`, `${tell.who(seat)} choisit ${name}.`);
  },
  strongholdTaken: ({ seat, card }, tell) => {
    const name = card === undefined ? tell.say('a stronghold', 'une Forteresse') : tell.name(card);
    return tell.say(`${tell.who(seat)} chooses ${name}.`, `${tell.who(seat)} choisit ${name}.`);
  },
  cardLeftOut: ({ seat, card }, tell) => {
    const name = card === undefined ? tell.say('a card', 'une carte') : tell.name(card);
    return tell.say(`${tell.who(seat)} leaves ${name} out.`, `${tell.who(seat)} écarte ${name}.`);
  },
  deckFinished: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} has built a deck.`, `${tell.who(seat)} a construit son paquet.`),
};
