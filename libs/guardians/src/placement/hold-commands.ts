import type { CommandTable } from '../flow/turn.js';

/** Putting a creature into an upgrade that holds one (cards.md 5.6). */
export const holdCommands = {
  placeInUpgrade: {
    steps: ['I_C_PLACE'],
    offers: () => [],
    check: () => undefined,
    perform: () => undefined,
  },
} satisfies Partial<CommandTable>;
