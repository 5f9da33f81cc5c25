import { pickSteps } from './item-effects.js';
import { orderSteps } from './quest-effects.js';

/** The steps that interrupt others (GUILD-187). */
export const effectSteps = {
  ...pickSteps,
  ...orderSteps,
};
