import type { Localized } from '#kernel';
import { z } from 'zod';
import type { CardGame } from '../words.js';
import { canonicalDeck, type DeckList } from './deck-list.js';

/** The decks that the box comes with, by name (cards.md 10). */
export const starterNameSchema = z
  .enum(['LANTERN_COURT', 'HOLLOW_TIDE', 'HIGH_PASTURES', 'KILNS'])
  .meta({ id: 'StarterName', description: 'A deck that is there from the start.' });
export type StarterName = z.output<typeof starterNameSchema>;

/** A deck that is there from the start. */
export interface StarterDeck {
  readonly title: Localized;
  /** Its contents, game by game: each game has the list and the guardian that suit it (CARD-48). */
  readonly decks: Readonly<Record<CardGame, DeckList>>;
}

/** The number of a card in its set, or a shield with its dominant value, and how many of it. */
type Copies = Readonly<Record<string, number>>;

const numbered = (set: string, copies: Copies): DeckList['cards'] =>
  Object.entries(copies).map(([number, count]) => ({ cardId: `${set}${number}`, copies: count }));

/** Values of the shields that all of them have. */
const shields = [7, 8, 9, 11, 12, 13];

/** The part of all of them from their own set: twelve creatures twice, strongholds, shields, a standard bearer, an upgrade, two items. */
const common: Copies = {
  ...Object.fromEntries(
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((number) => [number, 2]),
  ),
  ...Object.fromEntries(['21', '22', '23', '25', '29', '37', '38'].map((number) => [number, 1])),
  ...Object.fromEntries(shields.map((value) => [`24-${value}`, 1])),
};

/** Cards of other sets that all of them have: two spells, the three corruptions, the Cockcrow Bell, the Flooded Cellars. */
const borrowed = [
  ...numbered('L', { '30': 1, '33': 1, '34': 1, '35': 1, '36': 1 }),
  ...numbered('R', { '04': 1 }),
  ...numbered('W', { '31': 1 }),
];

/** The part from their own set in one game alone: the guardian, and terrains, three in Arena and eight in Guardians. */
const ofGame: Readonly<Record<CardGame, Copies>> = {
  ARENA: { '20': 1, '26': 1, '27': 1, '28': 1, '31': 1, '32': 1 },
  GUARDIANS: { '39': 1, '26': 3, '27': 3, '28': 2 },
};

/** White Heat. */
const heat = numbered('K', { '31': 1 });

/**
 * The part in Arena instead of the other terrains: a creature of each kind of set W that leaves something to its owner when it
 * is lost, a spell, and one more Sapper’s Wedge.
 */
const hired: Readonly<Record<CardGame, DeckList['cards']>> = {
  ARENA: [...numbered('W', { '19': 1, '20': 1, '21': 1 }), ...heat, ...numbered('L', { '37': 1 })],
  GUARDIANS: heat,
};

/** What is left to one deck in Guardians: an area of effect, as a spell and as an item. */
const blasts: Readonly<Record<'L' | 'T', DeckList['cards']>> = {
  L: numbered('L', { '32': 1 }),
  T: numbered('K', { '33': 1 }),
};

/** What the decks of two more sets have in both games: all eighteen creatures, strongholds, shields, a standard bearer and a few cards. */
const later = (set: string, rest: readonly string[], values: readonly number[]): DeckList['cards'] =>
  numbered(
    set,
    Object.fromEntries(
      [
        ...Array.from({ length: 18 }, (_, at) => String(at + 1).padStart(2, '0')),
        ...['20', '21', '22', '23', '25', ...rest],
        ...values.map((value) => `24-${value}`),
      ].map((number) => [number, 1]),
    ),
  );

const pastures = later('P', ['28', '30', '31', '33', '34'], [5, 6, 8, 12, 14, 15]);
const pastureCreatures = numbered('P', { '02': 1, '06': 1, '07': 1, '08': 1, '11': 1, '14': 1 });
const kilns = later('K', ['27', '30', '31', '33', '35'], [4, 7, 9, 11, 13, 16]);
const kilnCreatures = numbered('K', { '01': 1, '02': 1, '07': 1, '09': 1, '11': 1, '13': 1 });
/** In Arena instead of four terrains. */
const wedge = numbered('L', { '37': 1 });

const deckOf = (...lists: readonly DeckList['cards'][]): DeckList => canonicalDeck({ cards: lists.flat() });

const decksOf = (set: 'L' | 'T'): StarterDeck['decks'] => {
  const deckIn = (game: CardGame, ...own: readonly DeckList['cards'][]): DeckList =>
    deckOf(numbered(set, common), numbered(set, ofGame[game]), borrowed, hired[game], ...own);
  return { GUARDIANS: deckIn('GUARDIANS', blasts[set]), ARENA: deckIn('ARENA') };
};

/** The starter decks (cards.md 10.1, 10.2, 10.5, 10.6). */
export const starterDecks: Readonly<Record<StarterName, StarterDeck>> = {
  LANTERN_COURT: { title: { en: 'The Lantern Court', fr: 'La Cour des lanternes' }, decks: decksOf('L') },
  HOLLOW_TIDE: { title: { en: 'The Hollow Tide', fr: 'La Marée creuse' }, decks: decksOf('T') },
  HIGH_PASTURES: {
    title: { en: 'The High Pastures', fr: 'Les Hauts Pâturages' },
    decks: {
      GUARDIANS: deckOf(pastures, pastureCreatures, borrowed, numbered('P', { '26': 4, '27': 4 })),
      ARENA: deckOf(
        pastures,
        pastureCreatures,
        borrowed,
        wedge,
        numbered('P', { '01': 1, '12': 1, '16': 1, '26': 2, '27': 2 }),
      ),
    },
  },
  KILNS: {
    title: { en: 'The Kilns', fr: 'Les Fours' },
    decks: {
      GUARDIANS: deckOf(kilns, kilnCreatures, borrowed, numbered('K', { '26': 5 }), numbered('W', { '27': 3 })),
      ARENA: deckOf(
        kilns,
        kilnCreatures,
        borrowed,
        wedge,
        numbered('K', { '08': 1, '12': 1, '18': 1, '26': 3 }),
        numbered('W', { '27': 1 }),
      ),
    },
  },
};

/** The booster "First Reinforcement", whose cards are always the same (cards.md 10.3). */
export const firstReinforcement: DeckList = deckOf(
  Array.from({ length: 13 }, (_, at) => ({ cardId: `R${String(at + 1).padStart(2, '0')}`, copies: 1 })),
  numbered('L', { '33': 1, '35': 1 }),
);
