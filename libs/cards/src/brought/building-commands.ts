import { idSchema, type CommandTable, type Refusal, type Tagged } from '#kernel';
import { z } from 'zod';
import type { CardBook } from '../card-book.js';
import type { CardId } from '../ids.js';
import { positionSchema } from '../words.js';
import type { BuildingTurn } from './building-events.js';
import { buildingOf, builtDeck, inDeck, LEAST_PILE } from './building.js';
import { refuseDeck, type DeckCode } from './deck-refusals.js';
import { guardiansFor, strongholdsFor } from './leaders.js';

const cardOnly = z.strictObject({
  cardId: idSchema<'card'>().min(1).max(40).meta({ description: 'Id of a card of the library.' }),
});

/** The commands that build a sealed deck: spread among a game's own. */
export const buildingCommandSchemas = {
  chooseGuardian: cardOnly.meta({ description: 'Sealed game: takes a guardian of the library.' }),
  chooseStronghold: cardOnly.meta({
    description: 'Sealed game: takes a stronghold of the library for its printed position.',
  }),
  leaveOut: cardOnly.meta({ description: 'Sealed game: leaves one copy of a card out of the deck.' }),
  finishDeck: z.strictObject({}).meta({ description: 'Sealed game: the deck is built; the rules choose the rest.' }),
} as const;

/** A command that builds a deck. */
export type BuildingCommand = Tagged<typeof buildingCommandSchemas>;

type Table<T extends BuildingCommand['type'], Code extends string> = CommandTable<
  BuildingTurn,
  Extract<BuildingCommand, { readonly type: T }>,
  'DECKS',
  Code
>;

const finishing = (book: CardBook): Table<'finishDeck', never> => ({
  finishDeck: {
    steps: ['DECKS'],
    offers: () => [{ type: 'finishDeck' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      const { guardian, strongholds } = builtDeck(book, buildingOf(turn.state, seat));
      turn.emit({ type: 'deckFinished', seat, guardian, strongholds });
    },
  },
});

const choosing = (book: CardBook): Table<'chooseGuardian' | 'chooseStronghold', DeckCode> => ({
  chooseGuardian: {
    steps: ['DECKS'],
    *offers(state, seat) {
      if (buildingOf(state, seat).guardian !== null) return;
      for (const cardId of guardiansFor(book)) yield { type: 'chooseGuardian', cardId };
    },
    check(state, { cardId }, seat) {
      if (!book.box.find.card(cardId)) return refuseDeck(book, 'UNKNOWN_CARD');
      if (!guardiansFor(book).includes(cardId)) return refuseDeck(book, 'WRONG_CARD_TYPE', { card: cardId });
      return buildingOf(state, seat).guardian === null ? undefined : refuseDeck(book, 'ALREADY_DONE');
    },
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'guardianTaken', seat, card: cardId });
    },
  },
  chooseStronghold: {
    steps: ['DECKS'],
    *offers(state, seat) {
      const { strongholds } = buildingOf(state, seat);
      for (const position of positionSchema.options) {
        if (strongholds[position] !== undefined) continue;
        for (const cardId of strongholdsFor(book, position)) yield { type: 'chooseStronghold', cardId };
      }
    },
    check(state, { cardId }, seat) {
      const card = book.box.find.card(cardId);
      if (!card) return refuseDeck(book, 'UNKNOWN_CARD');
      const { position } = card;
      if (!position || !strongholdsFor(book, position).includes(cardId)) {
        return refuseDeck(book, 'WRONG_CARD_TYPE', { card: cardId });
      }
      const there = buildingOf(state, seat).strongholds[position];
      return there === undefined ? undefined : refuseDeck(book, 'ALREADY_DONE');
    },
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'strongholdTaken', seat, card: cardId });
    },
  },
});

type Spared<Code extends string> = (deck: readonly CardId[], cardId: CardId) => Refusal<Code> | undefined;

const leavingOut = <Code extends string>(
  book: CardBook,
  notSpared: Spared<Code>,
): Table<'leaveOut', DeckCode | Code> => ({
  leaveOut: {
    steps: ['DECKS'],
    *offers(state, seat) {
      const deck = inDeck(buildingOf(state, seat));
      if (deck.length > LEAST_PILE) for (const cardId of new Set(deck)) yield { type: 'leaveOut', cardId };
    },
    check(state, { cardId }, seat) {
      if (!book.box.find.card(cardId)) return refuseDeck(book, 'UNKNOWN_CARD');
      const deck = inDeck(buildingOf(state, seat));
      if (!deck.includes(cardId)) return refuseDeck(book, 'DECK_NOT_IN_POOL', { card: cardId });
      if (deck.length <= LEAST_PILE) return refuseDeck(book, 'DECK_TOO_SMALL', { least: LEAST_PILE });
      return notSpared(deck, cardId);
    },
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'cardLeftOut', seat, card: cardId });
    },
  },
});

/**
 * How a seat builds a sealed deck. Each choice is final, so that building ends.
 * @param notSpared what the game refuses beside: to leave a card out that the deck, whose pile it is told, cannot spare.
 */
export const buildingCommands = <Code extends string = never>(
  book: CardBook,
  notSpared: Spared<Code> = () => undefined,
): Table<BuildingCommand['type'], DeckCode | Code> => ({
  ...finishing(book),
  ...choosing(book),
  ...leavingOut(book, notSpared),
});
