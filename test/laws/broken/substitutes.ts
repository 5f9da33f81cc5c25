import { broken, windier, type BrokenRuleset } from './broken.js';

/** Rules that notice who plays (law 26). */
export const brokenForSubstitutes: readonly BrokenRuleset[] = [
  broken(
    26,
    'blows harder at players who came later',
    windier(({ seats }) => seats.some(({ account }) => !account?.startsWith('player-'))),
  ),
  broken(
    26,
    'blows harder at each second event',
    windier(({ version }) => version % 4 < 2),
  ),
];
