import { challengeEvolvers } from './challenge/challenge-evolvers.js';
import { combatEvolvers } from './combat/combat-evolvers.js';
import { discardEvolvers } from './discard/discard-evolvers.js';
import { dominantEvolvers } from './dominant/dominant-evolvers.js';
import { effectEvolvers } from './effects/effect-evolvers.js';
import { enlistmentEvolvers } from './enlistment/enlistment-evolvers.js';
import { entranceEvolvers } from './entrance/entrance-evolvers.js';
import { flowEvolvers } from './flow/flow-evolvers.js';
import { setUpEvolvers } from './flow/set-up/set-up-evolvers.js';
import type { Evolvers } from './flow/turn.js';
import { raidEvolvers } from './raid/raid-evolvers.js';
import { settlementEvolvers } from './settlement/settlement-evolvers.js';
import { stockEvolvers } from './stock/stock-evolvers.js';
import { movementEvolvers } from './table/movement-evolvers.js';

/** The changes of each event. */
export const evolvers: Evolvers = {
  ...flowEvolvers,
  ...movementEvolvers,
  ...setUpEvolvers,
  ...stockEvolvers,
  ...dominantEvolvers,
  ...enlistmentEvolvers,
  ...discardEvolvers,
  ...entranceEvolvers,
  ...combatEvolvers,
  ...effectEvolvers,
  ...raidEvolvers,
  ...settlementEvolvers,
  ...challengeEvolvers,
};
