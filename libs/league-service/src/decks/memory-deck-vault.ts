import type { OpenDeck } from '#leagues';
import type { DeckVault } from './deck-vault.js';

/** Decks that are forgotten when the process ends: for tests. */
export class MemoryDeckVault implements DeckVault {
  private readonly decks = new Map<string, OpenDeck>();

  keep(commitment: string, deck: OpenDeck): Promise<void> {
    this.decks.set(commitment, deck);
    return Promise.resolve();
  }

  find(commitments: readonly string[]): Promise<ReadonlyMap<string, OpenDeck>> {
    const found = commitments.flatMap((commitment) => {
      const deck = this.decks.get(commitment);
      return deck ? [[commitment, deck] as const] : [];
    });
    return Promise.resolve(new Map(found));
  }
}
