import { isActivationOver } from '#skirmish/activation';
import { proceed, type Proceed } from '#skirmish/machine';
import { endHeroActivation, flipNext } from '../activation/hero-slots.js';
import { reveal } from '../activation/reveal.js';
import { endVillainActivation, isVillainOver, openSlot } from '../activation/villain-slots.js';
import { advanceUnasked, advancementSteps, opensStep } from '../shared.js';
import { asksForRoom, beginEndOfTurn } from '../end-of-turn/rooms.js';
import type { Machine } from '../machine/runner.js';
import { openStrategy, startTurn, strategySteps } from '../strategy/strategy.js';
import { proceedSetUp } from './set-up/set-up.js';
import type { SkarovTurn } from './turn.js';

/** Carries the game on until a seat is asked, a job has to run, or it is over (skarov.md 8). */
export function advance(turn: SkarovTurn, machine: Machine): void {
  proceed(turn, machine, phases);
}

const phases: Readonly<Record<SkarovTurn['state']['phase'], Proceed<SkarovTurn, Machine>>> = {
  SETUP(turn) {
    if (!proceedSetUp(turn)) return false;
    startTurn(turn);
    return true;
  },
  TURN_START(turn, machine) {
    openStrategy(turn, machine);
    return true;
  },
  STRATEGY(turn, machine) {
    const { state } = turn;
    if (state.step === 'strategy.lastWord') return false;
    if (state.step === 'strategy') {
      if (strategySteps.strategy.asked(state).length > 0) return false;
      opensStep(turn, 'strategy.lastWord');
      return false;
    }
    reveal(turn, machine);
    return true;
  },
  ACTIVATION(turn) {
    const { state } = turn;
    if (state.villain) {
      if (!isVillainOver(state)) return false;
      endVillainActivation(turn);
    } else if (state.active) {
      if (!isActivationOver(state)) return false;
      endHeroActivation(turn);
    } else if (state.step === 'activation.choice') return false;
    else if (state.slotDue) openSlot(turn);
    else if (!flipNext(turn)) return endActivations(turn);
    return true;
  },
  ROOM(turn) {
    beginEndOfTurn(turn);
    return true;
  },
  END_OF_TURN: () => false,
  UPKEEP(turn) {
    startTurn(turn);
    return true;
  },
  ADVANCEMENT(turn) {
    const { state } = turn;
    advanceUnasked(turn);
    if (state.step === null && advancementSteps.advancement.asked(state).length > 0) opensStep(turn, 'advancement');
    return false;
  },
  OVER: () => false,
};

/** The initiative deck is used up and the villain slots are done (SKAROV-ACT-11); the end of the turn begins with a room (SKAROV-END-01). */
function endActivations(turn: SkarovTurn): boolean {
  if (turn.state.step === 'endOfTurn.room') return false;
  if (asksForRoom(turn.state)) opensStep(turn, 'endOfTurn.room');
  else beginEndOfTurn(turn);
  return true;
}
