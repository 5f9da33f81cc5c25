import type { Evolvers } from '../flow/turn.js';

export const actionEvolvers = {
  specialActionPerformed: () => undefined,
} satisfies Partial<Evolvers>;
