import { decideGame } from '../../decide-game.js';
import { settleClocks } from '../../evolve-game.js';
import { isRefusal } from '../../refusal.js';
import { alike } from './alike.js';
import { bytes, difference, type Law } from './law.js';

/** Law 1: the same seed and the same commands give the same bytes. */
export const determinism: Law = {
  number: 1,
  name: 'determinism: same seed, same commands, same bytes',
  watch: (ruleset, check) => ({
    gameEnds({ local, begin }) {
      const game = begin();
      for (const commit of local.commits) {
        const decision = decideGame(ruleset, game, commit.command, local.seed, { at: commit.at });
        const again = isRefusal(decision) ? decision : decision.events;
        const same = alike(again, commit.events);
        check(
          same,
          () =>
            `${bytes(commit.command)} gave other events the second time: ${difference(bytes(commit.events), bytes(again))}`,
        );
        if (!same) return;
        settleClocks(ruleset, game, commit.at);
      }
      check(alike(game, local.game), () => 'the second run ended in another state');
    },
  }),
};
