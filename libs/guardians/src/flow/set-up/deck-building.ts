import type { CardId } from '#cards';
import { buildingCommands, buildingOf, buildingStep, builtDeck, openBoosters, type PlayableDeck } from '#cards/brought';
import { library } from '#cards/content';
import { isAmongLastShields, LEAST_SHIELDS, surplusOf } from '#cards/decks';
import type { Seat } from '#kernel';
import { seats } from '../../board/spaces.js';
import { refuse, type GuardiansRefusal } from '../../refusals.js';
import { rulebook } from '../../rulebook.js';
import type { State } from '../../state.js';
import { enterStage } from '../enter-stage.js';
import type { CommandTable, GuardiansTurn, StepRules } from '../turn.js';
import { layTable } from './lay-table.js';

/** A deck has at least six shields (GUARD-006). */
const notSpared = (pile: readonly CardId[], cardId: CardId): GuardiansRefusal | undefined =>
  isAmongLastShields(rulebook.game, pile, cardId, library)
    ? refuse('014', 'DECK_SHIELDS', { least: LEAST_SHIELDS[rulebook.game] })
    : undefined;

/** How a seat builds a sealed deck: none of the last six shields is left out (GUARD-014). */
export const deckCommands = buildingCommands(rulebook, notSpared) satisfies Partial<CommandTable>;

/** Opens each seat's boosters, with the kit; then both build their decks in secret (GUARD-014). */
export function openSealedGame(turn: GuardiansTurn): void {
  openBoosters(turn, rulebook);
  enterStage(turn, 'DECKS', seats);
}

/** The deck that a seat has built; the cards above the limit of a deck leave automatically (GUARD-014). */
function builtBy(state: State, seat: Seat): PlayableDeck {
  const deck = builtDeck(rulebook, buildingOf(state, seat));
  const pile = [...deck.pile];
  for (const cardId of surplusOf(pile, library)) pile.splice(pile.lastIndexOf(cardId), 1);
  return { ...deck, pile };
}

/** Before the table is laid, in a sealed game: both seats build at the same time. */
export const deckSteps = {
  DECKS: { ...buildingStep, proceed: (turn) => layTable(turn, [builtBy(turn.state, 0), builtBy(turn.state, 1)]) },
} satisfies Record<string, StepRules>;
