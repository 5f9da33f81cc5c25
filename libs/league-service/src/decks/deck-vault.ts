import type { OpenDeck } from '#leagues';

/** Keeps the submitted decks of leagues, encrypted. A deck is written before the event with its commitment. */
export interface DeckVault {
  /** Keeps a deck under its commitment; a known one is kept already. */
  keep(commitment: string, deck: OpenDeck): Promise<void>;
  /** The decks of these commitments, without unknown ones. Throws when one cannot be decrypted. */
  find(commitments: readonly string[]): Promise<ReadonlyMap<string, OpenDeck>>;
}
