import { atSeat, isRefusal, LocalGame, Random, spectator, type AnyRuleset, type AnyTagged } from '#kernel';
import {
  CHANCE,
  decideGame,
  legalCommandsOf,
  newGame,
  positionOf,
  redactorOf,
  type Game,
  type Position,
} from '#kernel/server';
import { tally } from '#games/testing';
import { lantern } from '#lantern-presentation';

const ORIGIN = { gameId: 'a8f2c8f0-0000-4000-8000-000000000000', version: 9, hash: '0'.repeat(64) };

/** A game that goes on from a position, started. */
function forkOf(ruleset: AnyRuleset, options: Game['options'], position: Position, seed: string): LocalGame {
  const local = new LocalGame(ruleset, seed);
  const opening = { type: 'openGame', ruleset: ruleset.name, options, openedBy: 'carl', chance: CHANCE } as const;
  local.must({ ...opening, forkedFrom: ORIGIN, position: position });
  for (let seat = 0; seat < position.seats; seat += 1)
    local.must({ type: 'takeSeat', seat, account: `other-${seat}`, seed: null });
  local.must({ type: 'startGame' });
  return local;
}

const keepers: AnyRuleset = lantern;

/** A game of four after so many commands of random players; the last seat resigns half-way. */
function played(seed: string, commands: number): LocalGame {
  const random = Random.from(seed);
  const local: LocalGame = LocalGame.start(keepers, { seed, seats: 4 });
  playOn(local, random, commands / 2);
  local.must({ type: 'resign', seat: 3 });
  playOn(local, random, commands / 2);
  return local;
}

function playOn(local: LocalGame, random: Random, commands: number): void {
  for (let given = 0; given < commands; given += 1) {
    const seat = local.nextSeat();
    if (seat === undefined) return;
    local.must({ type: 'play', seat, command: random.pick<AnyTagged>(local.legal(seat)) });
  }
}

/** All that viewers are shown of a running game. */
const shown = ({ ruleset, game, waiting }: LocalGame): unknown =>
  JSON.parse(
    JSON.stringify({
      waiting,
      views: [spectator, ...game.seats.map(({ seat }) => atSeat(seat))].map(
        (viewer) => ruleset.view(game.state, viewer) as unknown,
      ),
      legal: game.seats.map(({ seat }) => legalCommandsOf(ruleset, game, seat)),
    }),
  );

/** Law 28 holds forks of every ruleset against the games that they go on from. */
describe('A fork', () => {
  it.each([2, 6])(
    'goes on from another one, with the seats that had resigned, and is played to its end',
    (commands) => {
      const origin = played('forked', commands);
      const fork = forkOf(keepers, origin.game.options, positionOf(origin.game), 'of its own');
      expect(shown(fork)).toEqual(shown(origin));
      expect(positionOf(fork.game)).toEqual(positionOf(origin.game));
      const random = Random.from('went on');
      playOn(fork, random, 3);
      const next = forkOf(keepers, fork.game.options, positionOf(fork.game), 'of the second');
      expect(shown(next)).toEqual(shown(fork));
      next.playOut(
        next.game.seats.map(() => keepers.bots['random']!),
        random,
      );
      expect(next.game.phase).toBe('over');
      expect(next.game.seats.map(({ resigned }) => resigned)).toEqual([false, false, false, true]);
    },
  );

  it('tells no viewer of its position before it is over', () => {
    const origin = played('hidden', 4);
    const { commits, game } = forkOf(keepers, origin.game.options, positionOf(origin.game), 'told');
    const redact = redactorOf(keepers, game.options);
    const viewers = [spectator, ...game.seats.map(({ seat }) => atSeat(seat))];
    const told = commits.flatMap(({ events }) => events.flatMap((event) => viewers.map((each) => redact(event, each))));
    expect(told.filter((event) => 'position' in event)).toEqual([]);
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['gameOpened', 'seatTaken', 'gameStarted']));
  });

  it('draws otherwise than the game that it goes on from', () => {
    const origin = LocalGame.start(tally, { seed: 'first luck', seats: 2, options: { seats: 2 } });
    const rolls = (seed: string): unknown => {
      const fork = forkOf(tally as AnyRuleset, origin.game.options, positionOf(origin.game), seed);
      const bot = (tally as AnyRuleset).bots['random']!;
      fork.playOut([bot, bot], Random.from('same commands'));
      return fork.commits.map(({ events }) => events.filter(({ type }) => type !== 'gameOpened'));
    };
    expect(rolls('one')).toEqual(rolls('one'));
    expect(rolls('one')).not.toEqual(rolls('two'));
  });

  it('has a position exactly where it has an origin', () => {
    const position = positionOf(LocalGame.start(lantern, { seed: 'x', seats: 2 }).game);
    const opening = { type: 'openGame', ruleset: 'lantern', options: {}, openedBy: 'carl' } as const;
    for (const half of [{ forkedFrom: ORIGIN }, { position: position as never }])
      expect(decideGame(lantern, newGame(), { ...opening, ...half }, new Uint8Array(32))).toMatchObject({
        code: 'noPosition',
      });
    expect(isRefusal(decideGame(lantern, newGame(), opening, new Uint8Array(32)))).toBe(false);
  });
});
