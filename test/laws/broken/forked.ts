import { broken, windier, type BrokenRuleset } from './broken.js';

/** Rules that fail where a game goes on from a position (law 28). */
export const brokenForForks: readonly BrokenRuleset[] = [
  broken(
    28,
    'blows harder in a game that goes on from another one',
    windier(({ forkedFrom }) => forkedFrom !== undefined),
  ),
];
