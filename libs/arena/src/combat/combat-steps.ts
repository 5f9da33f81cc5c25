import { primaryCommands } from './arrival.js';
import { primaryActions, secondaryActions, secondaryHand } from './actions.js';
import { primaryHand } from './begin-combat.js';
import { primaryCompare, secondaryCompare } from './compare.js';
import { corruptionResponse } from './corruption-response.js';
import { primaryCorruption } from './corruption-window.js';
import { resolution } from './resolution.js';
import { primaryReveal } from './reveal.js';

/** States 8 to 17, and 12a, of a duel or of a raid combat (arena.md 4). */
export const combatSteps = {
  PRIMARY_HAND: primaryHand,
  PRIMARY_REVEAL: primaryReveal,
  PRIMARY_CORRUPTION: primaryCorruption,
  PRIMARY_COMMANDS: primaryCommands,
  PRIMARY_ACTIONS: primaryActions,
  CORRUPTION_RESPONSE: corruptionResponse,
  PRIMARY_COMPARE: primaryCompare,
  SECONDARY_HAND: secondaryHand,
  SECONDARY_ACTIONS: secondaryActions,
  SECONDARY_COMPARE: secondaryCompare,
  RESOLUTION: resolution,
};
