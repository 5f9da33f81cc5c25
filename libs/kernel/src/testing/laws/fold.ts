import { applyCommit } from '../../evolve-game.js';
import { newGame, type Game } from '../../game.js';
import { alike, throughJson } from './alike.js';
import { bytes, difference, type Law } from './law.js';

/** Law 2: deciding, folding from the start, folding from a snapshot and a JSON round trip at every step agree. */
export const fold: Law = {
  number: 2,
  name: 'fold: events alone rebuild the state, from the start and from any snapshot',
  watch(ruleset, check) {
    let folded: Game = newGame();
    let restored: Game = newGame();
    return {
      gameStarts({ begin }) {
        folded = begin();
        restored = begin();
      },
      afterCommit({ local, deep }, commit) {
        const compare = (way: string, game: Game): void => {
          check(
            alike(game, local.game),
            () =>
              `folding ${way} gives another state after ${bytes(commit.command)}: ${difference(bytes(local.game), bytes(game))}`,
          );
        };
        applyCommit(ruleset, folded, commit);
        restored = throughJson(restored);
        applyCommit(ruleset, restored, throughJson(commit));
        compare('through JSON', restored);
        // Shares with the game what events brought in: where they part, the one that has been through JSON has parted before.
        if (deep || local.game.phase === 'over') compare('from the start', folded);
      },
    };
  },
};
