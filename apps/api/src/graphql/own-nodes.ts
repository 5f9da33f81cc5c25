import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.js';
import { tokenOf } from '../accounts/account.types.js';
import { shownIdentity } from '../accounts/identity.types.js';
import { OwnAccount } from '../accounts/own-account.js';
import { OwnIdentities } from '../accounts/own-identities.js';
import { baseOf } from '../kept/base.types.js';
import { deckOf } from '../kept/deck.types.js';
import { OwnBases } from '../kept/own-bases.js';
import { OwnDecks } from '../kept/own-decks.js';
import type { Node } from './node.type.js';

/** Nodes that only some callers may find by id. */
@Injectable()
export class OwnNodes {
  constructor(
    private readonly account: OwnAccount,
    private readonly identities: OwnIdentities,
    private readonly decks: OwnDecks,
    private readonly bases: OwnBases,
  ) {}

  /** A base that the caller may read, its own or one that is shared; null for any other. */
  async base(caller: Caller, id: string): Promise<Node | null> {
    const base = await this.bases.readable(caller, id);
    return base ? baseOf(base, caller) : null;
  }

  /**
   * A node of the caller's own; null for any other, whether it exists or not. Throws an ApiError when the caller's
   * token lacks the scope.
   * @param text the id as clients have it.
   */
  async find(caller: Caller, kind: 'Token' | 'Identity' | 'Deck', text: string): Promise<Node | null> {
    if (!caller.account) return null;
    return (await this.all(caller, kind)).find(({ id }) => id === text) ?? null;
  }

  private async all(caller: Caller, kind: 'Token' | 'Identity' | 'Deck'): Promise<readonly Node[]> {
    switch (kind) {
      case 'Token':
        return (await this.account.tokensOf(caller)).map(tokenOf);
      case 'Identity':
        return (await this.identities.of(caller)).map(shownIdentity);
      case 'Deck':
        return (await this.decks.decksOf(caller)).map(deckOf);
    }
  }
}
