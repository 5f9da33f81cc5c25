import type { LoadedGame } from '#records';
import { arena } from '#arena-presentation';
import { lantern } from '#lantern-presentation';
import { isWished, type LobbyWish } from './lobby-wish.js';

/** An open game of a ruleset with this many taken seats. */
const open = (ruleset: typeof lantern | typeof arena, taken: number, decisionSeconds: number | null): LoadedGame =>
  ({
    ruleset,
    game: {
      options: ruleset.schemas.options.parse({ decisionSeconds }),
      seats: Array.from({ length: taken }, (_, seat) => ({ seat })),
    },
  }) as unknown as LoadedGame;

describe('A filter of open games', () => {
  // The Lantern Keepers have seats for four, Arena for two.
  const games = {
    quick: open(lantern, 1, 30),
    slow: open(lantern, 3, 86_400),
    duel: open(arena, 1, null),
  };
  const wished = (wish: LobbyWish): string[] =>
    Object.entries(games).flatMap(([name, game]) => (isWished(game, wish) ? [name] : []));

  it.each<[LobbyWish, string[]]>([
    [{}, ['quick', 'slow', 'duel']],
    [{ ruleset: null, freeSeats: null, timed: null, secondsAtMost: null }, ['quick', 'slow', 'duel']],
    [{ ruleset: 'lantern' }, ['quick', 'slow']],
    [{ freeSeats: 1 }, ['quick', 'slow', 'duel']],
    [{ freeSeats: 2 }, ['quick']],
    [{ freeSeats: 4 }, []],
    [{ timed: true }, ['quick', 'slow']],
    [{ timed: false }, ['duel']],
    [{ secondsAtMost: 30 }, ['quick']],
    [{ secondsAtMost: 29 }, []],
    [{ ruleset: 'lantern', freeSeats: 1, timed: true, secondsAtMost: 100_000 }, ['quick', 'slow']],
    [{ ruleset: 'arena', timed: true }, []],
  ])('%j', (wish, names) => {
    expect(wished(wish)).toEqual(names);
  });
});
