import { LocalGame, nextRandomCommand, Random, spectator } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { toldOf } from '#notifications/testing';
import { unopenedGame, unreleased, type LoadedGame } from '#records';
import { rulesets } from '../../apps/rulesets.js';

/** Positions of each game at which worlds are compared. */
const POSITIONS = sizeOf('TOLD_POSITIONS', { here: 12, change: 12, full: 60 });

/** Commits between two of them. */
const STRIDE = 7;

/** Other worlds of each position. */
const WORLDS = 4;

describe('What accounts are told outside of their games', () => {
  it.each(rulesets.map((ruleset) => [ruleset.name, ruleset] as const))(
    'says the same in all worlds that a spectator cannot tell apart: %s',
    async (name, ruleset) => {
      const random = Random.from(seedOf(`told-${name}`));
      const local = started(ruleset, random);
      const seats = local.game.seats.map(({ seat }) => seat);
      let [told, differing] = [0, 0];
      for (let commits = 0; commits < POSITIONS * STRIDE; commits += 1) {
        const command = nextRandomCommand(local, seats, random, { timeOuts: 60, resignations: 0 });
        if (!command) break;
        local.must(command);
        if (commits % STRIDE > 0 || local.game.phase !== 'running') continue;
        const here = await toldOf(loadedOf(local, local.state));
        told += here.length;
        for (let world = 0; world < WORLDS; world += 1) {
          const state: unknown = ruleset.resample(local.state as never, spectator, random);
          if (JSON.stringify(state) !== JSON.stringify(local.state)) differing += 1;
          expect({ again: sameAgain('test/laws/told'), told: await toldOf(loadedOf(local, state)) }).toMatchObject({
            told: here,
          });
        }
      }
      expect([told > 0, differing > 0]).toEqual([true, true]);
    },
  );
});

/** A game with as few players as the rules allow, after its start. */
function started(ruleset: (typeof rulesets)[number], random: Random): LocalGame {
  const options = ruleset.schemas.options.parse({});
  const { least, seats } = ruleset.seats(options as never);
  const brought = seats.slice(0, least).map(({ seat }) => ruleset.sampleBrought?.(options as never, seat, random));
  return LocalGame.start(ruleset as never, { brought, seed: seedOf(`told-${ruleset.name}`) });
}

const loadedOf = (local: LocalGame, state: unknown): LoadedGame => ({
  ...unopenedGame('00000000-0000-8000-8000-000000000000', unreleased(local.ruleset as never)),
  game: { ...local.game, state },
});
