import type { CommandTable } from '../turn.js';
import { findPrinted } from '../../content/catalogue.js';
import { refuse } from '../../refusals.js';
import { positions } from '../../table/players.js';
import { buildingOf } from './deck-building.js';
import { builtDeck, guardians, inDeck, LEAST_PILE, strongholdsAt } from './sealed-deck.js';

/** How a seat builds a sealed deck. Each choice is final, so that building ends (ARENA-GEN-05, ARENA-SET-05). */
export const deckCommands = {
  finishDeck: {
    steps: ['DECKS'],
    offers: () => [{ type: 'finishDeck' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      const { guardian, strongholds } = builtDeck(buildingOf(turn.state, seat));
      turn.emit({ type: 'deckFinished', seat, guardian, strongholds });
    },
  },
  chooseGuardian: {
    steps: ['DECKS'],
    *offers(state, seat) {
      if (buildingOf(state, seat).guardian !== null) return;
      for (const cardId of guardians()) yield { type: 'chooseGuardian', cardId };
    },
    check(state, { cardId }, seat) {
      if (!findPrinted(cardId)) return refuse('SET-05', 'UNKNOWN_CARD');
      if (!guardians().includes(cardId)) return refuse('SET-05', 'WRONG_CARD_TYPE', { card: cardId });
      return buildingOf(state, seat).guardian === null ? undefined : refuse('SET-05', 'ALREADY_DONE');
    },
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'guardianTaken', seat, card: cardId });
    },
  },
  chooseStronghold: {
    steps: ['DECKS'],
    *offers(state, seat) {
      const { strongholds } = buildingOf(state, seat);
      for (const position of positions) {
        if (strongholds[position] !== undefined) continue;
        for (const cardId of strongholdsAt(position)) yield { type: 'chooseStronghold', cardId };
      }
    },
    check(state, { cardId }, seat) {
      const card = findPrinted(cardId);
      if (!card) return refuse('SET-05', 'UNKNOWN_CARD');
      const { position } = card;
      if (!position || !strongholdsAt(position).includes(cardId)) {
        return refuse('SET-05', 'WRONG_CARD_TYPE', { card: cardId });
      }
      const there = buildingOf(state, seat).strongholds[position];
      return there === undefined ? undefined : refuse('SET-05', 'ALREADY_DONE');
    },
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'strongholdTaken', seat, card: cardId });
    },
  },
  leaveOut: {
    steps: ['DECKS'],
    *offers(state, seat) {
      const deck = inDeck(buildingOf(state, seat));
      if (deck.length > LEAST_PILE) for (const cardId of new Set(deck)) yield { type: 'leaveOut', cardId };
    },
    check(state, { cardId }, seat) {
      if (!findPrinted(cardId)) return refuse('SET-05', 'UNKNOWN_CARD');
      const deck = inDeck(buildingOf(state, seat));
      if (!deck.includes(cardId)) return refuse('SET-05', 'DECK_NOT_IN_POOL', { card: cardId });
      return deck.length > LEAST_PILE ? undefined : refuse('SET-05', 'DECK_TOO_SMALL', { least: LEAST_PILE });
    },
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'cardLeftOut', seat, card: cardId });
    },
  },
} satisfies Partial<CommandTable>;
