import type { BoxQuery } from '../generated/operations.js';

/** A bot of a game, as players choose it. */
export type BotProfile = BoxQuery['rulesets'][number]['botProfiles'][number];

/** An equal opponent. A bot without a level is for tests: any other is better company. */
export const usualBot = (bots: readonly BotProfile[]): string | undefined =>
  (bots.findLast(({ level }) => level === 'NORMAL') ?? bots.find(({ level }) => level !== null) ?? bots.at(-1))?.name;
