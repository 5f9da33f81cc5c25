import { mattering, revealing, secret, type Evolvers, type Random, type Seat, type Tagged } from '#kernel';
import { z } from 'zod';
import type { CardBook } from '../card-book.js';
import { count, shownCards, type ShownCard } from '../event-fields.js';
import { idsFor, type Instance } from '../hidden/instances.js';
import type { InstanceId } from '../ids.js';
import { playerOf } from '../table/players.js';
import type { PlayableDeck } from './playable-deck.js';

/** How decks come to the table, as a game declares it for its seats: spread among its own events. */
export const shuffleEvents = (seat: z.ZodType<Seat>, { rules }: Pick<CardBook, 'rules'>) => ({
  deckShuffled: mattering(
    'DETAIL',
    revealing(
      z.strictObject({
        seat,
        count,
        cards: secret(shownCards.meta({ description: 'The draw pile, top card first.' }), 'nobody'),
      }),
      // How many cards of a sealed pool are in the deck was secret so far.
      { count: 'everyone' },
    ).meta({ description: `A deck is shuffled; its cards get their ids in this game (${rules.shuffle}).` }),
  ),
});

/** The events of decks that come to the table. */
export type ShuffleEvents = ReturnType<typeof shuffleEvents>;

/** The draw piles of some decks, shuffled: every card has an id of its own, which tells nothing of whose it is. */
export function shuffledPiles(decks: readonly PlayableDeck[], random: Random): ShownCard[][] {
  const ids = random.shuffle(idsFor(decks.reduce((sum, { pile }) => sum + pile.length, 0)));
  return decks.map(({ pile }) => random.shuffle(pile.map((cardId) => ({ instanceId: ids.pop() ?? '', cardId }))));
}

/** The part of a state to which decks come. */
interface Shuffled {
  readonly cards: Record<InstanceId, Instance>;
  readonly players: readonly { pile: InstanceId[] }[];
}

/** A shuffled deck lies there as a draw pile. */
export const shuffleEvolvers: Evolvers<Shuffled, Tagged<ShuffleEvents>> = {
  deckShuffled(state, { seat, cards }) {
    for (const { instanceId: id, cardId } of cards) state.cards[id] = { cardId, owner: seat };
    playerOf(state, seat).pile = cards.map(({ instanceId: id }) => id);
  },
};
