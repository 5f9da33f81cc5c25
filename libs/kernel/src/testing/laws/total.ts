import { decideGame } from '../../decide-game.js';
import { lackingFacts } from '../../game-refusals.js';
import { isRefusal } from '../../refusal.js';
import type { AnyTagged } from '../../shapes.js';
import { alike } from './alike.js';
import { brief, bytes, type Law } from './law.js';

const CANDIDATES = 20;

/** Law 4: any JSON given as a command yields events or a refusal, never an exception, and a refusal changes nothing. */
export const total: Law = {
  number: 4,
  name: 'total: any JSON yields events or a refusal, and a refusal changes nothing',
  watch: (ruleset, check) => ({
    atPosition(position) {
      if (!position.deep) return;
      const { local, seats, pool, random, still } = position;
      let game = position.copy();
      for (let tried = 0; tried < CANDIDATES; tried += 1) {
        const seat = random.pick(seats);
        const command = pool.candidate(random, []) as AnyTagged;
        let refused = false;
        try {
          const decision = decideGame(ruleset, game, { type: 'play', seat, command }, local.seed);
          refused = isRefusal(decision);
          if (isRefusal(decision)) {
            check(alike(game, still), () => `the refused command ${bytes(command)} changed the state`);
            const known = decision.code in ruleset.refusals || decision.rule === 'KERNEL';
            check(known, () => `the refusal "${decision.code}" has no message`);
            const lacking = known ? lackingFacts(ruleset, decision) : [];
            check(lacking.length === 0, () => `"${decision.code}" lacks ${lacking.join()}, which its message names`);
          } else check(decision.events.length > 0, () => `${bytes(command)} was accepted without an event`);
        } catch (error) {
          check(false, () => `${brief(bytes(command))} of seat ${seat} threw ${String(error)}`);
        }
        if (!refused) game = position.copy();
      }
    },
  }),
};
