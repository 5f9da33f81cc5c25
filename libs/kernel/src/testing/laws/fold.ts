import { applyCommit } from '../../evolve-game.js';
import { newGame, type Game } from '../../game.js';
import { bytes, difference, type Law } from './law.js';

const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Law 2: deciding, folding from the start, folding from a snapshot and a JSON round trip at every step agree. */
export const fold: Law = {
  number: 2,
  name: 'fold: events alone rebuild the state, from the start and from any snapshot',
  watch(ruleset, check) {
    let folded: Game = newGame();
    let restored: Game = newGame();
    return {
      gameStarts() {
        folded = newGame();
        restored = newGame();
      },
      afterCommit({ local }, commit) {
        applyCommit(ruleset, folded, commit);
        restored = roundTrip(restored);
        applyCommit(ruleset, restored, roundTrip(commit));
        const decided = bytes(local.game);
        for (const [way, game] of [
          ['from the start', folded],
          ['through JSON', restored],
        ] as const) {
          const other = bytes(game);
          check(
            other === decided,
            () => `folding ${way} gives another state after ${bytes(commit.command)}: ${difference(decided, other)}`,
          );
        }
      },
    };
  },
};
