import { challengeStages } from './challenge.js';
import { garrisonStages } from './garrison-placement.js';
import { loneShieldStages } from './lone-shield.js';
import { moveStages } from './moves.js';
import { revealStages } from './reveal.js';
import { sacrificeStages } from './sacrifice.js';
import { targetStages } from './targets.js';

/** States 18 to 26, 30 and 31. */
export const raidStages = {
  ...targetStages,
  ...moveStages,
  ...garrisonStages,
  ...revealStages,
  ...sacrificeStages,
  ...loneShieldStages,
  ...challengeStages,
};
