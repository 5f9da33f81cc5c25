import { runEffects } from './behaviour/run-effects.js';
import { stateCheck } from './check/state-check.js';
import { runAttack } from './combat/attack.js';
import type { ClashTurn } from './flow/turn.js';
import { Machine } from './machine/machine.js';
import { runMoment } from './machine/moments.js';
import { runReveal } from './machine/reveal.js';
import type { MachineRules } from './machine/runner.js';
import { runTest } from './trials/test.js';
import { rulesSetOff } from './villain/happenings.js';
import { runItem } from './villain/items.js';
import { runReactions } from './villain/reactions.js';

const rules: MachineRules = {
  frames: {
    effects: runEffects,
    attack: runAttack,
    test: runTest,
    reactions: runReactions,
    reveal: runReveal,
    moment: runMoment,
    item: runItem,
  },
  check: stateCheck,
  rulesSetOff,
};

/** The machine of one commit, with an empty stack, that runs the frames of Clash. */
export const machineOf = (turn: ClashTurn): Machine => new Machine(turn, rules);
