import type { setUpEvents } from '../events/set-up-events.js';
import type { Tellings } from './teller.js';

/** Decks and the table. */
export const setUpSentences: Tellings<keyof typeof setUpEvents> = {
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
  deckShuffled: ({ seat, count }, tell) =>
    tell.say(
      `${tell.of(seat)} deck is shuffled (${tell.count(count, 'card', '')}).`,
      `Le paquet ${tell.of(seat)} est mélangé (${tell.count(count, '', 'carte')}).`,
    ),
  tableLaid: ({ seat, guardian, center, stones }, tell) =>
    tell.say(
      `${tell.who(seat)} plays ${tell.name(guardian)} with ${tell.stones(stones)}, and lays ${tell.name(center)}.`,
      `${tell.who(seat)} joue ${tell.name(guardian)} avec ${tell.stones(stones)}, et pose ${tell.name(center)}.`,
    ),
  turnBegan: ({ turn }, tell) => tell.say(`Turn ${turn} begins.`, `Le tour ${turn} commence.`),
};
