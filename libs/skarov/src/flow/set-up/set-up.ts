import type { BuildStep } from '../../base/build-step.js';
import { woundCardIds } from '../../content/catalogue.js';
import { dealEvents } from '../../overlord/event-deck.js';
import type { Step } from '../../words.js';
import { opensStep, placementSteps } from '../../shared.js';
import type { SkarovTurn, StepRules } from '../turn.js';
import { beginBuilding, buildStepRules, proceedBuilding } from './building.js';
import { buildDecks } from './decks.js';
import { heroSteps } from './heroes.js';
import { rollMissions } from './missions.js';
import { chooseByOptions, fixedBaseOf, scenarioSteps } from './scenario.js';

/** The steps of set-up. */
export const setUpSteps = {
  ...scenarioSteps,
  ...heroSteps,
  ...buildStepRules,
  ...placementSteps,
} satisfies Partial<Record<Step, StepRules>>;

/** The part of the set-up that the options settle, before any seat is asked. */
export function layTable(turn: SkarovTurn): void {
  chooseByOptions(turn);
}

/**
 * Goes on with set-up until a seat is asked, in the order of SKAROV-SETUP-01: scenario, heroes, base, places, and what follows
 * each alone (skarov.md 8). True when set-up is done.
 */
export function proceedSetUp(turn: SkarovTurn): boolean {
  const { state } = turn;
  if (waitsFor(turn, 'setup.scenario') || waitsFor(turn, 'setup.heroes')) return false;
  if (state.base.tiles.length === 0) {
    buildDecks(turn);
    rollMissions(turn);
    layFixedBase(turn);
  }
  if (waitsForBuilding(turn, proceedBuilding(turn))) return false;
  if (state.woundPile.length === 0) deal(turn);
  if (waitsFor(turn, 'setup.placement')) return false;
  turn.emit({ type: 'decksTaken' });
  return true;
}

/** The fixed parts of the base lie; a brought base is known from here on (SKAROV-BASE-16, SKAROV-BASE-17). */
function layFixedBase(turn: SkarovTurn): void {
  const { state } = turn;
  const fixed = fixedBaseOf(state);
  if (state.brought) turn.emit({ type: 'baseUnveiled', base: state.brought });
  beginBuilding(turn, fixed);
}

function waitsFor(turn: SkarovTurn, step: keyof typeof setUpSteps): boolean {
  const { state } = turn;
  if (setUpSteps[step].asked(state).length === 0) return false;
  if (state.step !== step) opensStep(turn, step);
  return true;
}

function waitsForBuilding(turn: SkarovTurn, step: BuildStep | null): boolean {
  if (step !== null && turn.state.step !== step) opensStep(turn, step);
  return step !== null;
}

/** Both piles are shuffled, and the overlord draws a card for each hero (SKAROV-SETUP-01, SKAROV-SETUP-03). */
function deal(turn: SkarovTurn): void {
  const woundIds = turn.random.shuffle(woundCardIds);
  turn.emit({ type: 'woundPileShuffled', count: woundIds.length, woundIds });
  dealEvents(turn, turn.state.heroes.length);
}
