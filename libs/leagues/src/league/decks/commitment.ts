import { hexOf, sha256Of } from '#kernel/server';

/** A deck with the salt that hides it. */
export interface OpenDeck {
  readonly salt: string;
  /** What the account brings to its games, as canonical JSON. */
  readonly content: string;
}

/**
 * The commitment to a deck: SHA-256 of three lines, the purpose, the salt and the content. It tells nothing of the deck,
 * and no other deck fits it.
 */
export const deckCommitment = ({ salt, content }: OpenDeck): string =>
  hexOf(sha256Of(`chronicler/league/deck\n${salt}\n${content}`));
