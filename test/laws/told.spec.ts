import { LocalGame, nextRandomCommand, Random, spectator } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { toldOf } from '#notifications/testing';
import { unopenedGame, unreleased, type LoadedGame } from '#records';
import { rulesets } from '../../apps/rulesets.js';

/** Positions of each ruleset at which an account is told something, and worlds differ. */
const POSITIONS = sizeOf('TOLD_POSITIONS', { here: 12, change: 12, full: 60 });

/** So many games have that many positions, by far. */
const MOST_GAMES = 200;

/** Commits between two of them. */
const STRIDE = 7;

/** Other worlds of each position. */
const WORLDS = 4;

describe('What accounts are told outside of their games', () => {
  it.each(rulesets.map((ruleset) => [ruleset.name, ruleset] as const))(
    'says the same in all worlds that a spectator cannot tell apart: %s',
    async (name, ruleset) => {
      const random = Random.from(seedOf(`told-${name}`));
      let compared = 0;
      for (let game = 0; compared < POSITIONS && game < MOST_GAMES; game += 1) {
        const local = started(ruleset, random, `told-${name}-${game}`);
        for (const here of positionsOf(local, random)) {
          const told = await toldOf(loadedOf(local, here));
          if (told.length === 0) continue;
          let isHiding = false;
          for (let world = 0; world < WORLDS; world += 1) {
            const state: unknown = ruleset.resample(here as never, spectator, random);
            isHiding ||= JSON.stringify(state) !== JSON.stringify(here);
            const there = await toldOf(loadedOf(local, state));
            expect({ again: sameAgain('test/laws/told'), told: there }).toMatchObject({ told });
          }
          if (isHiding) compared += 1;
          if (compared === POSITIONS) break;
        }
      }
      expect(compared).toBe(POSITIONS);
    },
  );
});

/** The states of a random game, some commits apart. */
function* positionsOf(local: LocalGame, random: Random): Iterable<unknown> {
  const seats = local.game.seats.map(({ seat }) => seat);
  for (let commits = 0; commits < POSITIONS * STRIDE; commits += 1) {
    const command = nextRandomCommand(local, seats, random, { timeOuts: 60, resignations: 0 });
    if (!command) return;
    local.must(command);
    if (commits % STRIDE === 0 && local.game.phase === 'running') yield local.state;
  }
}

/** A game with as few players as the rules allow, after its start. */
function started(ruleset: (typeof rulesets)[number], random: Random, seed: string): LocalGame {
  const options = ruleset.schemas.options.parse({});
  const { least, seats } = ruleset.seats(options as never);
  const brought = seats.slice(0, least).map(({ seat }) => ruleset.sampleBrought?.(options as never, seat, random));
  return LocalGame.start(ruleset as never, { brought, seed: seedOf(seed) });
}

const loadedOf = (local: LocalGame, state: unknown): LoadedGame => ({
  ...unopenedGame('00000000-0000-8000-8000-000000000000', unreleased(local.ruleset as never)),
  game: { ...local.game, state },
});
