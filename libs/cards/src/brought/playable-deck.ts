import type { Seat } from '#kernel';
import type { CardBook } from '../card-book.js';
import { cardIdsOf, type DeckList } from '../decks/deck-list.js';
import { starterDecks, type StarterName } from '../decks/starter-decks.js';
import type { CardId } from '../ids.js';
import type { StrongholdPosition } from '../words.js';
import type { Brought } from './brought.js';

/** A deck at the beginning of a game: its cards by place. */
export interface PlayableDeck {
  /** The starter deck that it is; `null` for a deck of one's own, or one built from boosters. */
  readonly starter: StarterName | null;
  readonly guardian: CardId;
  readonly strongholds: Readonly<Record<StrongholdPosition, CardId>>;
  /** Cards of the draw pile, by library id, in canonical order. */
  readonly pile: readonly CardId[];
}

/** The decks of seats that bring none, by seat. */
const unbrought: readonly StarterName[] = ['LANTERN_COURT', 'HOLLOW_TIDE'];

/** The deck that a seat plays. Throws an Error when what it brought is no legal deck: `refuseBrought` has let it in. */
export function deckBroughtTo(book: CardBook, seat: Seat, brought: Brought | undefined): PlayableDeck {
  if (brought?.deck) return playableDeck(book, null, brought.deck);
  const starter = brought?.starter ?? unbrought[seat] ?? 'LANTERN_COURT';
  return playableDeck(book, starter, starterDecks[starter].decks[book.game]);
}

/** A deck list apart into what lies where. Throws an Error when guardian or strongholds are missing. */
function playableDeck({ box }: CardBook, starter: StarterName | null, list: DeckList): PlayableDeck {
  const ids = cardIdsOf(list);
  const printed = box.known.card;
  const one = (fits: (id: CardId) => boolean): CardId => {
    const found = ids.find(fits);
    if (found === undefined) throw new Error('This deck lacks its guardian or a stronghold.');
    return found;
  };
  const stronghold = (position: StrongholdPosition): CardId => one((id) => printed(id).position === position);
  return {
    starter,
    guardian: one((id) => printed(id).type === 'GUARDIAN'),
    strongholds: { LEFT: stronghold('LEFT'), CENTER: stronghold('CENTER'), RIGHT: stronghold('RIGHT') },
    pile: ids.filter((id) => !['GUARDIAN', 'STRONGHOLD'].includes(printed(id).type)),
  };
}
