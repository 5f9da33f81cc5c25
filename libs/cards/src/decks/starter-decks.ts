import type { Localized } from '#kernel';
import { z } from 'zod';
import { canonicalDeck, type DeckList } from './deck-list.js';

/** The decks that the box comes with, by name (cards.md 10). */
export const starterNameSchema = z
  .enum(['LANTERN_COURT', 'HOLLOW_TIDE'])
  .meta({ id: 'StarterName', description: 'A deck that is there from the start.' });
export type StarterName = z.output<typeof starterNameSchema>;

/** A deck that is there from the start. */
export interface StarterDeck {
  readonly title: Localized;
  readonly deck: DeckList;
}

/** The number of a card in its set, or a shield with its dominant value, and how many of it. */
type Copies = Readonly<Record<string, number>>;

const numbered = (set: string, copies: Copies): DeckList['cards'] =>
  Object.entries(copies).map(([number, count]) => ({ cardId: `${set}${number}`, copies: count }));

/** Values of the shields that both decks have. */
const shields = [7, 8, 9, 11, 12, 13];

/** What both decks have of their own set: twelve creatures twice, guardian, strongholds, shields, a standard bearer. */
const common: Copies = {
  ...Object.fromEntries(
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((number) => [number, 2]),
  ),
  ...Object.fromEntries(['20', '21', '22', '23', '25'].map((number) => [number, 1])),
  ...Object.fromEntries(shields.map((value) => [`24-${value}`, 1])),
};

/** Cards of the set L that both decks have: Unravel, the three corruptions, the Cockcrow Bell, the Sapper's Wedge. */
const borrowed: Copies = { '30': 2, '33': 1, '34': 1, '35': 1, '36': 1, '37': 1 };

/** Creatures of the set W that both decks have, one of each kind, and the Flooded Cellars. */
const hired = [...numbered('W', { '10': 1, '14': 1, '16': 1 }), ...numbered('R', { '04': 1 })];

const deckOf = (...lists: readonly DeckList['cards'][]): DeckList => canonicalDeck({ cards: lists.flat() });

/** The two starter decks (cards.md 10.1, 10.2). */
export const starterDecks: Readonly<Record<StarterName, StarterDeck>> = {
  LANTERN_COURT: {
    title: { en: 'The Lantern Court', fr: 'La Cour des lanternes' },
    deck: deckOf(
      numbered('L', common),
      numbered('L', borrowed),
      hired,
      numbered('L', { '26': 2, '27': 1, '28': 1, '29': 1, '31': 1, '32': 1, '37': 1, '38': 1 }),
    ),
  },
  HOLLOW_TIDE: {
    title: { en: 'The Hollow Tide', fr: 'La Marée creuse' },
    deck: deckOf(
      numbered('T', common),
      numbered('L', borrowed),
      hired,
      numbered('T', { '26': 2, '27': 1, '28': 1, '29': 1, '31': 1, '32': 1, '37': 1, '38': 1 }),
    ),
  },
};

/** The booster "First Reinforcement", whose cards are always the same (cards.md 10.3). */
export const firstReinforcement: DeckList = deckOf(
  Array.from({ length: 13 }, (_, at) => ({ cardId: `R${String(at + 1).padStart(2, '0')}`, copies: 1 })),
  numbered('L', { '33': 1, '35': 1 }),
);
