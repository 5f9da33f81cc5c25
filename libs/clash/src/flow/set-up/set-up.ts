import { woundCardIds } from '../../content/catalogue.js';
import type { State } from '../../state.js';
import { isVersus, sidesInPlay } from '../../table/seats.js';
import type { Step } from '../../words.js';
import { opensStep } from '../../shared.js';
import type { ClashTurn, StepRules } from '../turn.js';
import { cardChoiceSteps } from './card-choice.js';
import { consentSteps } from './consent.js';
import { heroSteps } from './heroes.js';
import { layPieces } from './lay-table.js';
import { rollMissions } from './missions.js';
import { NEWSPAPER_OF_THE_ONE_SIDE, newspaperSteps } from './newspapers.js';
import { placeByRule, placementSteps, placeSidekicks } from './placement.js';
import { heroesASide } from './seat-plan.js';
import { sidekickSteps } from './sidekicks.js';
import { teamUpSteps } from './team-up.js';

/** The steps of set-up. */
export const setUpSteps = {
  ...consentSteps,
  ...heroSteps,
  ...teamUpSteps,
  ...cardChoiceSteps,
  ...sidekickSteps,
  ...newspaperSteps,
  ...placementSteps,
} satisfies Partial<Record<Step, StepRules>>;

type SetUpStep = keyof typeof setUpSteps;

/** The choices before the pieces come on the board, in order (clash.md 4). */
const choices: readonly SetUpStep[] = [
  'setup.consent',
  'setup.heroes',
  'setup.teamUp',
  'setup.cards',
  'setup.sidekicks',
  'setup.newspapers',
];

/** Lays the table; `advance` then opens the first step (CLASH-204). */
export function layTable(turn: ClashTurn): void {
  const { options } = turn.state;
  const { A, B } = heroesASide(options);
  turn.emit({ type: 'tableLaid', scenarioId: options.scenario?.id ?? options.scenarioId, heroesA: A, heroesB: B });
}

/**
 * Goes on with set-up until a seat is asked: the choices, the pieces, the heroes' places, and the automatic steps after them
 * (clash.md 8). True when set-up is done.
 */
export function proceedSetUp(turn: ClashTurn): boolean {
  const { state } = turn;
  if (state.step !== 'setup.placement') {
    const next = nextChoice(state);
    if (next) {
      if (next !== state.step) opensStep(turn, next);
      return false;
    }
    layPieces(turn);
  }
  if (placementSteps['setup.placement'].asked(state).length > 0) {
    if (state.step !== 'setup.placement') opensStep(turn, 'setup.placement');
    return false;
  }
  finishSetUp(turn);
  return true;
}

/** The first choice, from the one that is open, that a seat has still to make. */
function nextChoice(state: State): SetUpStep | undefined {
  const now = choices.indexOf(state.step as SetUpStep);
  return choices.slice(Math.max(0, now)).find((step) => setUpSteps[step].asked(state).length > 0);
}

function finishSetUp(turn: ClashTurn): void {
  const { state } = turn;
  placeByRule(turn);
  placeSidekicks(turn);
  if (!isVersus(state)) {
    for (const side of sidesInPlay(state)) {
      turn.emit({ type: 'newspaperChosen', side, newspaper: NEWSPAPER_OF_THE_ONE_SIDE });
    }
  }
  const woundIds = turn.random.shuffle(woundCardIds);
  turn.emit({ type: 'woundPileShuffled', count: woundIds.length, woundIds });
  rollMissions(turn);
}
