import type { CommandTable } from '../flow/turn.js';

/** Moving the shield that was turned (GUARD-067 to GUARD-078, GUARD-181). */
export const moveCommands = {
  moveShield: {
    steps: ['II_C_OPTION'],
    offers: () => [],
    check: () => undefined,
    perform: () => undefined,
  },
} satisfies Partial<CommandTable>;
