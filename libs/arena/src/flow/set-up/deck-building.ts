import { buildingOf, buildingStep, builtDeck, openBoosters, type PlayableDeck } from '#cards/brought';
import type { Seat } from '#kernel';
import type { State } from '../../state.js';
import { rulebook } from '../../rulebook.js';
import { seats } from '../../table/players.js';
import { enterStage } from '../enter-stage.js';
import type { ArenaTurn, StepRules } from '../turn.js';
import { layTable } from './lay-table.js';

/** Opens each seat's boosters; then both build their decks in secret (ARENA-SET-05). */
export function openSealedGame(turn: ArenaTurn): void {
  openBoosters(turn, rulebook);
  enterStage(turn, 'DECKS', seats);
}

const builtBy = (state: State, seat: Seat): PlayableDeck => builtDeck(rulebook, buildingOf(state, seat));

/** Before the table is laid, in a sealed game: both seats build at the same time. */
export const deckSteps = {
  DECKS: { ...buildingStep, proceed: (turn) => layTable(turn, [builtBy(turn.state, 0), builtBy(turn.state, 1)]) },
} satisfies Record<string, StepRules>;
