import { Decks, type DeckRequest, type SavedDeck } from '#saved-content';
import { localized, type DeckFault, type DeckList } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, type Caller } from '../access/caller.js';
import { ownerIn } from '../access/own-things.js';
import { faultsIn, keptOf, noSuch, type KeptWords } from './keeping.js';

/** The callers' operations on their own decks. */
@Injectable()
export class OwnDecks {
  constructor(private readonly decks: Decks) {}

  /** Saves a deck of the caller. Throws an ApiError when it is malformed, not found, or one too many. */
  async save(caller: Caller, request: DeckRequest): Promise<SavedDeck> {
    return keptOf(await this.decks.save(accountIdOf(caller), request), WORDS);
  }

  /** Deletes a deck of the caller, and returns it as it was. Throws an ApiError when the caller has no such deck. */
  async remove(caller: Caller, id: string): Promise<SavedDeck> {
    const deck = await this.decks.remove(accountIdOf(caller), id);
    if (!deck) throw noSuch(WORDS);
    return deck;
  }

  /** A deck of the caller. Throws an ApiError when the caller has no such deck. */
  async deckOf(caller: Caller, id: string): Promise<SavedDeck> {
    const deck = await this.decks.own(accountIdOf(caller), id);
    if (!deck) throw noSuch(WORDS);
    return deck;
  }

  /** Every deck of the caller, oldest first. Throws an ApiError when its token lacks the scope. */
  async decksOf(caller: Caller): Promise<readonly SavedDeck[]> {
    return this.decks.list(ownerIn(caller));
  }

  /** All faults of a list of cards. Throws an ApiError when it is malformed. */
  faultsOf(cards: DeckList['cards'], kind: string): readonly DeckFault[] {
    return faultsIn(this.decks.check(cards, kind));
  }
}

const WORDS: KeptWords = {
  noSuch: localized('You have no such deck.', 'Vous n’avez pas ce paquet.'),
  tooMany: (most) =>
    localized(
      `An account may keep at most ${most} decks. Delete one first.`,
      `Un compte peut garder au plus ${most} paquets. Supprimez-en un d’abord.`,
    ),
};
