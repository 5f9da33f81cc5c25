import type { RefusalFacts } from '#kernel';

/** Everything that the rules may answer to a command, instead of events. */
export const refusals = {
  gameOver: [],
  notAsked: [],
  notInHand: ['oil'],
} as const satisfies RefusalFacts;

export type RefusalCode = keyof typeof refusals;
