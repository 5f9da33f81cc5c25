import type { boardEffectEvents } from '../effects/board-effect-events.js';
import type { Tellings } from './teller.js';

/** What effects do outside the combats. */
export const boardEffectSentences: Tellings<keyof typeof boardEffectEvents> = {};
