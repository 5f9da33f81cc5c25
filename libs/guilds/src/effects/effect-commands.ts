import { cardCommands } from './cards.js';
import { pickCommands } from './item-effects.js';
import { orderCommands } from './quest-effects.js';

/** The commands of objects, spells and what they set going. */
export const effectCommands = {
  ...cardCommands,
  ...pickCommands,
  ...orderCommands,
};
