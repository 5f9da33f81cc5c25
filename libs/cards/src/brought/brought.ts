import { localized, localizedIssue, type Random, type Refusal } from '#kernel';
import { z } from 'zod';
import type { CardBook } from '../card-book.js';
import { library } from '../content/index.js';
import { checkDeck } from '../decks/check-deck.js';
import { deckListSchema } from '../decks/deck-list.js';
import { randomDeck } from '../decks/random-deck.js';
import { starterNameSchema } from '../decks/starter-decks.js';
import { refuseDeck } from './deck-refusals.js';

const NOT_BOTH = localized(
  'Bring a starter deck or a deck of your own, not both.',
  'Apportez un paquet de départ ou un paquet à vous, pas les deux.',
);

/** Where the decks of a game come from: each seat brings one, or builds it from boosters. */
export interface DeckSource {
  readonly decks: 'BROUGHT' | 'SEALED';
}

/**
 * The deck that a player may bring to a seat: a starter deck by name, which lies open from the laying of the table on
 * (CARD-49), or a deck of its own, secret until the game is over.
 */
export const broughtSchemaOf = ({ title }: Pick<CardBook, 'title'>) =>
  z
    .strictObject({
      starter: starterNameSchema.optional().meta({ description: 'A starter deck.' }),
      deck: deckListSchema
        .optional()
        .meta({ description: `A deck of one's own, legal in ${title} (CARD-40 to CARD-47).` }),
    })
    .superRefine(({ starter, deck }, context) => {
      if (starter !== undefined && deck !== undefined) context.addIssue(localizedIssue(NOT_BOTH));
    });
export type Brought = z.output<ReturnType<typeof broughtSchemaOf>>;

/**
 * Why a player may not sit down with a deck: an illegal deck, with everything that is wrong with it in both
 * languages, or a deck to a sealed game.
 */
export function refuseBrought(
  book: CardBook,
  { decks }: DeckSource,
  brought: Brought | undefined,
): Refusal<'DECK_NOT_WANTED' | 'DECK_REFUSED'> | undefined {
  if (!brought) return undefined;
  if (decks === 'SEALED') return refuseDeck(book, 'DECK_NOT_WANTED');
  const faults = brought.deck ? checkDeck(brought.deck, book.game, library) : [];
  if (faults.length === 0) return undefined;
  return refuseDeck(book, 'DECK_REFUSED', {
    faults: faults.map(({ code, rule, card }) => ({ code, rule, card })),
    reasons: localized(
      faults.map(({ message }) => message.en).join(' '),
      faults.map(({ message }) => message.fr).join(' '),
    ),
  });
}

/** A starter deck or a deck from all over the library, drawn at random; nothing in a sealed game. */
export function sampleBrought({ game }: CardBook, { decks }: DeckSource, random: Random): Brought | undefined {
  if (decks === 'SEALED') return undefined;
  return random.below(4) === 0
    ? { starter: random.pick(starterNameSchema.options) }
    : { deck: randomDeck(library, game, random) };
}
