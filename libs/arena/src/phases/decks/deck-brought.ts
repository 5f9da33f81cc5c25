import {
  cardIdsOf,
  checkDeck,
  deckListSchema,
  library,
  starterDecks,
  starterNameSchema,
  type DeckFault,
  type DeckList,
  type StarterName,
  type StrongholdPosition,
} from '#cards';
import type { Seat } from '#kernel';
import { z } from 'zod';
import type { Options } from '../../options.js';
import { printed } from '../../printed.js';
import { refuse, type ArenaRefusal } from '../../refusals.js';
import type { CardId, Deck } from '../../state.js';

/** What a player may bring to a seat: a starter deck by name, or a deck of its own; a deck goes before a name. */
export const broughtSchema = z.strictObject({
  starter: starterNameSchema.optional().meta({ description: 'A deck that is there from the start.' }),
  deck: deckListSchema.optional().meta({ description: 'A deck of one’s own, legal in Arena (ARENA-SET-05).' }),
});
export type Brought = z.output<typeof broughtSchema>;

/** What a seat plays that brings nothing, by seat. */
const unbrought: readonly StarterName[] = ['LANTERN_COURT', 'HOLLOW_TIDE'];

/** Why nobody may sit down with this; `undefined` when he may. A sealed game makes its own decks (ARENA-SET-05). */
export function refuseBrought(_options: Options, brought: Brought | undefined): ArenaRefusal | undefined {
  if (!brought?.deck) return undefined;
  const faults = checkDeck(brought.deck, 'ARENA', library);
  return faults.length === 0 ? undefined : refuse('SET-05', 'DECK_REFUSED', { faults: faults.map(fact) });
}

const fact = ({ code, rule, card, facts, message }: DeckFault) => ({
  code,
  rule,
  card,
  facts,
  message: { ...message },
});

/** The deck that a seat plays. Throws an Error when what it brought is no legal deck: `refuseBrought` has let it in. */
export function deckBroughtTo(seat: Seat, brought: Brought | undefined): Deck {
  const starter = brought?.starter ?? unbrought[seat] ?? 'LANTERN_COURT';
  return playableDeck(brought?.deck ?? starterDecks[starter].deck);
}

/** A deck list apart into what lies where. Throws an Error when guardian or strongholds are missing. */
export function playableDeck(list: DeckList): Deck {
  const ids = cardIdsOf(list);
  const one = (fits: (id: CardId) => boolean): CardId => {
    const found = ids.find(fits);
    if (found === undefined) throw new Error('This deck lacks its guardian or a stronghold.');
    return found;
  };
  const stronghold = (position: StrongholdPosition): CardId => one((id) => printed(id).position === position);
  return {
    guardian: one((id) => printed(id).type === 'GUARDIAN'),
    strongholds: { LEFT: stronghold('LEFT'), CENTER: stronghold('CENTER'), RIGHT: stronghold('RIGHT') },
    pile: ids.filter((id) => !['GUARDIAN', 'STRONGHOLD'].includes(printed(id).type)),
  };
}
