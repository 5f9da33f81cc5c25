import { combatEvolvers } from './combat/combat-evolvers.js';
import { discardEvolvers } from './discard/discard-evolvers.js';
import { dominantEvolvers } from './dominant/dominant-evolvers.js';
import { reserveEvolvers } from './draw/draw-evolvers.js';
import { boardEffectEvolvers } from './effects/board-effect-evolvers.js';
import { effectEvolvers } from './effects/effect-evolvers.js';
import { flowEvolvers } from './flow/flow-evolvers.js';
import { setUpEvolvers } from './flow/set-up/set-up-tables.js';
import type { Evolvers } from './flow/turn.js';
import { moveEvolvers } from './moves/move-evolvers.js';
import { placementEvolvers } from './placement/placement-evolvers.js';
import { reinforcingEvolvers } from './reinforcing/reinforcing-evolvers.js';
import { settlementEvolvers } from './settlement/settlement-evolvers.js';
import { movementEvolvers } from './table/movement-evolvers.js';
import { turningEvolvers } from './turning/turning-evolvers.js';

/** The changes of each event. */
export const evolvers: Evolvers = {
  ...flowEvolvers,
  ...setUpEvolvers,
  ...reserveEvolvers,
  ...placementEvolvers,
  ...discardEvolvers,
  ...dominantEvolvers,
  ...turningEvolvers,
  ...reinforcingEvolvers,
  ...settlementEvolvers,
  ...moveEvolvers,
  ...movementEvolvers,
  ...effectEvolvers,
  ...boardEffectEvolvers,
  ...combatEvolvers,
};
