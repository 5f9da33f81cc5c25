import { broken, changed, gameBehind, sound, type BrokenRuleset } from './broken.js';

/** Rules by which tables of one deal part (law 29). */
export const brokenDeals: readonly BrokenRuleset[] = [
  broken(29, 'deals by the names of the players', {
    setUp: (turn) =>
      sound.setUp(
        changed(turn, (event) =>
          Array.isArray(event['oils']) && gameBehind(turn).seats[0]?.account?.startsWith('rival')
            ? { ...event, oils: event['oils'].toReversed() as unknown }
            : event,
        ),
      ),
  }),
];
