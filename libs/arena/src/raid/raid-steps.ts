import { garrisonSteps } from './garrison-placement.js';
import { loneShieldSteps } from './lone-shield.js';
import { moveSteps } from './moves.js';
import { revealSteps } from './reveal.js';
import { sacrificeSteps } from './sacrifice.js';
import { targetSteps } from './targets.js';

/** States 18 to 26. */
export const raidSteps = {
  ...targetSteps,
  ...moveSteps,
  ...garrisonSteps,
  ...revealSteps,
  ...sacrificeSteps,
  ...loneShieldSteps,
};
