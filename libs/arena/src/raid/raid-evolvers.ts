import { captureEvolvers } from './capture.js';
import { strongholdEvolvers } from './destroy-stronghold.js';
import { garrisonEvolvers } from './garrison-placement.js';
import { loneShieldEvolvers } from './lone-shield.js';
import { moveEvolvers } from './moves.js';
import { raidCombatEvolvers } from './raid-combat.js';
import { revealEvolvers } from './reveal.js';
import { targetEvolvers } from './targets.js';

/** How the raid and the prison change the state. */
export const raidEvolvers = {
  ...targetEvolvers,
  ...moveEvolvers,
  ...garrisonEvolvers,
  ...revealEvolvers,
  ...loneShieldEvolvers,
  ...captureEvolvers,
  ...strongholdEvolvers,
  ...raidCombatEvolvers,
};
