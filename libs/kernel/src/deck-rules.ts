import type { z } from 'zod';
import type { Json } from './json.js';
import type { Localized } from './locale.js';
import { oneFor } from './one-for.js';

/** A card of a deck, and how many of it. */
export interface DeckEntry {
  cardId: string;
  copies: number;
}

/** A deck as a player builds it, whether it may be played or not. */
export interface DeckList {
  cards: DeckEntry[];
}

/** One reason why a deck may not be played. */
export interface DeckFault {
  readonly code: string;
  /** Id of the rule in the catalogue. */
  readonly rule: string;
  /** Id of the card that is wrong; `null` when it is the deck as a whole, or when something is missing. */
  readonly card: string | null;
  readonly facts: Readonly<Record<string, Json>>;
  /** The fault, and what would be right. */
  readonly message: Localized;
}

/** The rules of the decks that players keep between games. */
export interface DeckRules {
  /** Their name: rulesets with rules of this name share the decks that players keep. */
  readonly name: string;
  /** The kinds of decks: an enum, whose `.meta({ id, description })` names it in the API. */
  readonly kinds: z.ZodType<string>;
  /** The codes of faults of a deck: an enum, named likewise. */
  readonly faultCodes: z.ZodType<string>;
  /** The schema of a list of cards. It does not decide whether a deck may be played. */
  readonly list: z.ZodType<DeckList>;
  /** A list as it is compared and kept: every card once, in order. */
  canonical(deck: DeckList): DeckList;
  /** Everything that is wrong with a deck of a kind; nothing when it may be played. */
  check(deck: DeckList, kind: string): readonly DeckFault[];
}

/**
 * The rules of the decks that are kept for the games of these rulesets; `undefined` where none is played with decks.
 * Throws a TypeError when two rulesets name different ones: one deck would be two things.
 */
export const deckRulesOf = (
  rulesets: readonly { readonly name: string; readonly decks?: DeckRules }[],
): DeckRules | undefined => oneFor(rulesets, ({ decks }) => decks, 'decks');
