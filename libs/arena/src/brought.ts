import { checkDeck, deckListSchema, library, randomDeck, starterNameSchema } from '#cards';
import { both, localizedIssue, type Random } from '#kernel';
import { z } from 'zod';
import type { Options } from './options.js';
import { refuse, type ArenaRefusal } from './refusals.js';

const NOT_BOTH = both(
  'Bring a starter deck or a deck of your own, not both.',
  'Apportez un paquet de départ ou un paquet à vous, pas les deux.',
);

/** What a player may bring to a seat: a starter deck by name, or a deck of its own. Secret until the game is over. */
export const broughtSchema = z
  .strictObject({
    starter: starterNameSchema.optional().meta({ description: 'A starter deck.' }),
    deck: deckListSchema.optional().meta({ description: "A deck of one's own, legal in Arena (CARD-40 to CARD-47)." }),
  })
  .superRefine(({ starter, deck }, context) => {
    if (starter !== undefined && deck !== undefined) context.addIssue(localizedIssue(NOT_BOTH));
  });
export type Brought = z.output<typeof broughtSchema>;

/**
 * Why somebody may not sit down with what it brings: an illegal deck, with everything that is wrong with it in both
 * languages, or a deck to a sealed game (ARENA-SET-05).
 */
export function refuseBrought({ decks }: Options, brought: Brought | undefined): ArenaRefusal | undefined {
  if (!brought) return undefined;
  if (decks === 'SEALED') return refuse('SET-05', 'DECK_NOT_WANTED');
  const faults = brought.deck ? checkDeck(brought.deck, 'ARENA', library) : [];
  if (faults.length === 0) return undefined;
  return refuse('SET-05', 'DECK_REFUSED', {
    faults: faults.map(({ code, rule, card }) => ({ code, rule, card })),
    reasons: both(faults.map(({ message }) => message.en).join(' '), faults.map(({ message }) => message.fr).join(' ')),
  });
}

/** A starter deck or a deck from all over the library, drawn at random; nothing in a sealed game. */
export function sampleBrought({ decks }: Options, random: Random): Brought | undefined {
  if (decks === 'SEALED') return undefined;
  return random.below(4) === 0
    ? { starter: random.pick(starterNameSchema.options) }
    : { deck: randomDeck(library, 'ARENA', random) };
}
