import type { Evolvers } from '../flow/turn.js';

export const itemEvolvers = {
  ruleTriggered: () => undefined,
  villainItemDone(state, { next }) {
    state.villainItem = next;
  },
} satisfies Partial<Evolvers>;
