import { runReveal } from '#skirmish/activation';
import { attackRunner } from '#skirmish/attacking';
import { runWalk } from '#skirmish/behaviour';
import { Machine, reactionsRunner } from '#skirmish/machine';
import { runEffects } from './behaviour/run-effects.js';
import { stateCheck } from './end-of-game/state-check.js';
import type { SkarovTurn } from './flow/turn.js';
import type { Machine as SkarovMachine, MachineRules, Runner } from './machine/runner.js';
import { pushRule, rulesSetOff } from './rooms/rules-in-play.js';
import { runTrap } from './rooms/traps.js';
import { book } from './rulebook.js';
import { runTest } from './trials/trial.js';

const rules: MachineRules = {
  frames: {
    effects: runEffects,
    attack: attackRunner<Runner>(),
    test: runTest,
    reactions: reactionsRunner<Runner>(pushRule),
    reveal: runReveal,
    walk: runWalk,
    trap: runTrap,
  },
  check: stateCheck,
  rulesSetOff,
};

/** The machine of one commit, with an empty stack, that runs the frames of Skarov. */
export const machineOf = (turn: SkarovTurn): SkarovMachine => new Machine(turn, book, rules);
