import { proceed, type Proceed } from '#skirmish/machine';
import { endActivation, isActivationOver } from '../activation/activation.js';
import { flipNext } from '../activation/flips.js';
import { countInitiative } from '../activation/initiative.js';
import { reveal } from '../activation/reveal.js';
import { advancementSteps, advanceUnasked, opensStep } from '../shared.js';
import { promotionSteps } from '../end-of-turn/promotion.js';
import { doUpkeep } from '../end-of-turn/upkeep.js';
import { beginVillainPhase } from '../end-of-turn/villain-phase.js';
import type { Machine } from '../machine/runner.js';
import { strategySteps } from '../strategy/strategy.js';
import { openStrategy, startTurn } from '../strategy/turn-start.js';
import { isVersus } from '../table/seats.js';
import { settleCardsAndWounds } from '../wounds/cards-and-wounds.js';
import { proceedSetUp } from './set-up/set-up.js';
import type { ClashTurn } from './turn.js';

/** Carries the game on until a seat is asked, a job has to run, or it is over (clash.md 8). */
export function advance(turn: ClashTurn, machine: Machine): void {
  proceed(turn, machine, phases);
}

const phases: Readonly<Record<ClashTurn['state']['phase'], Proceed<ClashTurn, Machine>>> = {
  SETUP(turn, machine) {
    if (!proceedSetUp(turn)) return false;
    startTurn(turn, machine);
    return true;
  },
  TURN_START(turn) {
    openStrategy(turn);
    return true;
  },
  STRATEGY(turn, machine) {
    if (strategySteps.strategy.asked(turn.state).length > 0) return false;
    reveal(turn, machine);
    return true;
  },
  ACTIVATION(turn, machine) {
    const { state } = turn;
    if (state.active) {
      if (!isActivationOver(state)) return false;
      endActivation(turn, machine);
    } else if (isVersus(state) && state.nextSide === null) countInitiative(turn);
    else if (!flipNext(turn)) beginVillainPhase(turn, machine);
    return true;
  },
  VILLAIN(turn) {
    if (turn.state.villainItem !== null) return false;
    settleCardsAndWounds(turn);
    return true;
  },
  WOUNDS(turn) {
    if (promotionSteps['endOfTurn.promotion'].asked(turn.state).length === 0) return endTurn(turn);
    opensStep(turn, 'endOfTurn.promotion');
    return true;
  },
  PROMOTION: (turn) => promotionSteps['endOfTurn.promotion'].asked(turn.state).length === 0 && endTurn(turn),
  UPKEEP(turn, machine) {
    startTurn(turn, machine);
    return true;
  },
  ADVANCEMENT(turn) {
    const { state } = turn;
    if (advancementSteps.advancement.asked(state).length === 0) {
      advanceUnasked(turn);
      return false;
    }
    if (state.step === null) opensStep(turn, 'advancement');
    return false;
  },
  OVER: () => false,
};

function endTurn(turn: ClashTurn): boolean {
  doUpkeep(turn);
  return true;
}
