import { Decks, type DeckRequest, type SavedDeck } from '#decks';
import { both, type DeckFault, type DeckList } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, type Caller } from '../access/caller.js';
import { lacksScope } from '../access/lacks-scope.js';
import { ApiError } from '../errors/api-error.js';

/** What callers do with decks of their own. */
@Injectable()
export class OwnDecks {
  constructor(private readonly decks: Decks) {}

  /** Keeps a deck of the caller's. Throws an ApiError when it is malformed, not there, or one too many. */
  async save(caller: Caller, request: DeckRequest): Promise<SavedDeck> {
    const kept = await this.decks.save(accountIdOf(caller), request);
    switch (kept.status) {
      case 'kept':
        return kept.deck;
      case 'invalid':
        throw new ApiError('BAD_USER_INPUT', kept.issue);
      case 'notFound':
        throw noSuchDeck();
      case 'tooMany':
        throw new ApiError(
          'FORBIDDEN',
          both(
            `An account keeps at most ${kept.most} decks. Delete one first.`,
            `Un compte garde au plus ${kept.most} paquets. Supprimez-en un d’abord.`,
          ),
        );
    }
  }

  /** Forgets a deck of the caller's; gives it as it was. Throws an ApiError when the caller has no such deck. */
  async remove(caller: Caller, id: string): Promise<SavedDeck> {
    const deck = await this.decks.remove(accountIdOf(caller), id);
    if (!deck) throw noSuchDeck();
    return deck;
  }

  /** A deck of the caller's. Throws an ApiError when the caller has no such deck. */
  async deckOf(caller: Caller, id: string): Promise<SavedDeck> {
    const deck = await this.decks.deck(accountIdOf(caller), id);
    if (!deck) throw noSuchDeck();
    return deck;
  }

  /** Every deck of the caller's, oldest first. Throws an ApiError when its token may not tell. */
  async decksOf(caller: Caller): Promise<readonly SavedDeck[]> {
    const { scopes } = caller;
    if (!scopes.has('games:read') && !scopes.has('games:play')) throw lacksScope('games:read');
    return this.decks.decksOf(accountIdOf(caller));
  }

  /** Everything that is wrong with a list of cards. Throws an ApiError when it is none. */
  faultsOf(cards: DeckList['cards'], kind: string): readonly DeckFault[] {
    const checked = this.decks.check(cards, kind);
    if (checked.status === 'invalid') throw new ApiError('BAD_USER_INPUT', checked.issue);
    return checked.faults;
  }
}

const noSuchDeck = (): ApiError => new ApiError('NOT_FOUND', 'You have no such deck.');
