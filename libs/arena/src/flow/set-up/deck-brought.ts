import { type CardId, cardIdsOf, type DeckList, starterDecks, type StarterName, type StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { Brought } from '../../brought.js';
import { printed } from '../../content/catalogue.js';
import type { Deck } from '../../state.js';

/** What a seat plays that brings nothing, by seat. */
const unbrought: readonly StarterName[] = ['LANTERN_COURT', 'HOLLOW_TIDE'];

/** The deck that a seat plays. Throws an Error when what it brought is no legal deck: `refuseBrought` has let it in. */
export function deckBroughtTo(seat: Seat, brought: Brought | undefined): Deck {
  const starter = brought?.starter ?? unbrought[seat] ?? 'LANTERN_COURT';
  return playableDeck(brought?.deck ?? starterDecks[starter].deck);
}

/** A deck list apart into what lies where. Throws an Error when guardian or strongholds are missing. */
function playableDeck(list: DeckList): Deck {
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
