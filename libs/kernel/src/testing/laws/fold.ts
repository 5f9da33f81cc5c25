import { applyCommit } from '../../evolve-game.js';
import { newGame, type Game } from '../../game.js';
import { clone } from '../../json.js';
import { alike, isPlain } from './alike.js';
import { bytes, difference, type Law } from './law.js';

/** What is plain comes back from JSON as a copy of itself, and need not go there. */
const roundTrip = <T>(value: T): T => (isPlain(value) ? clone(value) : (JSON.parse(JSON.stringify(value)) as T));

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
        for (const [way, game] of [
          ['from the start', folded],
          ['through JSON', restored],
        ] as const) {
          check(
            alike(game, local.game),
            () =>
              `folding ${way} gives another state after ${bytes(commit.command)}: ${difference(bytes(local.game), bytes(game))}`,
          );
        }
      },
    };
  },
};
