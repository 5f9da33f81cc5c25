import { runReveal } from '#skirmish/activation';
import { runWalk } from '#skirmish/behaviour';
import { Machine } from '#skirmish/machine';
import { runAttack } from './attacking/attack.js';
import { runEffects } from './behaviour/run-effects.js';
import { stateCheck } from './end-of-game/state-check.js';
import type { ClashTurn } from './flow/turn.js';
import type { Machine as ClashMachine, MachineRules } from './machine/runner.js';
import { book } from './rulebook.js';
import { runItem } from './threat-sheets/items.js';
import { runMoment } from './threat-sheets/moments.js';
import { runReactions } from './threat-sheets/reactions.js';
import { rulesSetOff } from './threat-sheets/rules-in-play.js';
import { runTest } from './trials/trial.js';

const rules: MachineRules = {
  frames: {
    effects: runEffects,
    attack: runAttack,
    test: runTest,
    reactions: runReactions,
    reveal: runReveal,
    walk: runWalk,
    moment: runMoment,
    item: runItem,
  },
  check: stateCheck,
  rulesSetOff,
};

/** The machine of one commit, with an empty stack, that runs the frames of Clash. */
export const machineOf = (turn: ClashTurn): ClashMachine => new Machine(turn, book, rules);
