import { Random } from '#kernel';
import { ratingParametersSchema, systemOf, type RatingParameters } from './parameters.js';
import { RatingBook } from './rating-book.js';
import type { Result } from './result.js';

const parameters = (rating: object): RatingParameters => ratingParametersSchema.parse({ rating });
const WENG_LIN = parameters({ system: 'WENG_LIN' });
const GLICKO = parameters({ system: 'GLICKO_2' });

/** A game of individual players, the best first; `ranks` where some are equal. */
const game = (
  gameId: string,
  at: number,
  players: readonly string[],
  ranks = players.map((_, place) => place + 1),
): Result => ({
  gameId,
  ruleset: 'lantern',
  at,
  sides: players.map((player, place) => ({ players: [player], rank: ranks[place]! })),
});

/** A season of duels, or of tables of up to four. */
function season(seed: string, { games, seats }: { readonly games: number; readonly seats: number }): Result[] {
  const random = Random.from(seed);
  const everybody = Array.from({ length: 20 }, (_, number) => `p${number}`);
  return Array.from({ length: games }, (_, number) => {
    const players = random.shuffle(everybody).slice(0, seats);
    return game(
      `g${number}`,
      number * 10,
      players,
      players.map(() => 1 + random.below(seats)),
    );
  });
}

const bookOf = (by: RatingParameters, results: readonly Result[]): RatingBook => {
  const book = new RatingBook(by);
  for (const result of results) book.add(result);
  return book;
};

describe.each([
  ['Weng-Lin', WENG_LIN, 4],
  ['Glicko-2', GLICKO, 2],
])('ratings by %s', (_, by, seats) => {
  const results = season('a season', { games: 200, seats });
  const lines = (book: RatingBook): string => JSON.stringify(book.lines());

  it('are the same to the last bit, for any order of arrival of the results', () => {
    const shuffled = Random.from('another order').shuffle(results);
    expect(lines(bookOf(by, shuffled))).toBe(lines(bookOf(by, results)));
  });

  it('change by many results at once as by one after the other, and by none of them where one is refused', () => {
    const shuffled = Random.from('many').shuffle(results);
    const book = bookOf(by, shuffled.slice(0, 150));
    const change = { without: shuffled.slice(0, 20).map(({ gameId }) => gameId), results: shuffled.slice(150) };
    expect(book.cost(change)).toBeGreaterThan(50);
    expect(() => book.change({ ...change, results: [...change.results, shuffled[149]!] })).toThrow(RangeError);
    expect(lines(book)).toBe(lines(bookOf(by, shuffled.slice(0, 150))));
    book.change(change);
    expect(lines(book)).toBe(lines(bookOf(by, shuffled.slice(20))));
    expect(book.results().map(({ gameId }) => gameId)).toEqual(
      results.map(({ gameId }) => gameId).filter((gameId) => !change.without.includes(gameId)),
    );
    expect(book.cost({ without: ['nothing'], results: [] })).toBe(0);
  });

  it('are the same as though a removed game had never been played', () => {
    const book = bookOf(by, results);
    for (const gone of ['g17', 'g0', 'g199', 'g100']) expect(book.remove(gone)).toBe(true);
    const without = results.filter(({ gameId }) => !['g17', 'g0', 'g199', 'g100'].includes(gameId));
    expect(lines(book)).toBe(lines(bookOf(by, without)));
    expect(book.remove('g17')).toBe(false);
  });

  it('are explained step by step, from a newcomer to the rating', () => {
    const book = bookOf(by, results);
    for (const { player, rating, games } of book.lines()) {
      const steps = book.explain(player);
      expect([steps.length, steps[0]?.before, steps.at(-1)?.after]).toEqual([
        games,
        new RatingBook(by).of('x'),
        rating,
      ]);
      for (const [place, step] of steps.slice(1).entries()) expect(step.before).toEqual(steps[place]?.after);
      const first = results.find(({ sides }) => sides.some(({ players }) => players.includes(player)))!;
      expect([steps[0]?.gameId, steps[0]?.against.map((other) => other.player)]).toEqual([
        first.gameId,
        first.sides.flatMap(({ players }) => players).filter((other) => other !== player),
      ]);
    }
  });

  it('rise with a victory, fall with a defeat, and are less uncertain after each game', () => {
    const book = bookOf(by, [game('g', 1, ['ada', 'bo'])]);
    const [newcomer, ada, bo] = ['nobody', 'ada', 'bo'].map((player) => book.of(player));
    expect(ada!.mean).toBeGreaterThan(newcomer!.mean);
    expect(bo!.mean).toBeLessThan(newcomer!.mean);
    for (const { deviation } of [ada!, bo!]) expect(deviation).toBeLessThan(newcomer!.deviation);
  });

  it('give the probability of each side to win', () => {
    const games = Array.from({ length: 6 }, (_, at) => game(`g${at}`, at, ['ada', 'bo']));
    const ofAda = bookOf(by, games).explain('ada');
    const ofBo = bookOf(by, games).explain('bo');
    expect(ofAda[0]!.chance).toBeCloseTo(0.5, 6);
    for (const [place, { chance }] of ofAda.entries()) expect(chance + ofBo[place]!.chance).toBeCloseTo(1, 6);
    expect(ofAda.at(-1)!.chance).toBeGreaterThan(ofAda[1]!.chance);
    expect(ofAda[1]!.chance).toBeGreaterThan(0.5);
  });

  it('stay where they are with a draw of equals', () => {
    const book = bookOf(by, [game('g', 1, ['ada', 'bo'], [1, 1])]);
    expect(book.of('ada').mean).toBeCloseTo(book.of('nobody').mean, 9);
  });

  it('count a game once', () => {
    const book = bookOf(by, [game('g', 1, ['ada', 'bo'])]);
    expect(() => book.add(game('g', 2, ['ada', 'bo']))).toThrow('Game g is already counted.');
  });
});

describe('ratings by Weng and Lin', () => {
  /** The ranks of `seats` equal sides, with ties. */
  const patterns = (seats: number, given: readonly number[] = [1]): number[][] =>
    given.length === seats
      ? [[...given]]
      : [given.at(-1)!, given.length + 1].flatMap((rank) => patterns(seats, [...given, rank]));

  it('order equal newcomers as their ranks do: shared places alike, better ones higher', () => {
    for (const ranks of [2, 3, 4, 5, 6].flatMap((seats) => patterns(seats))) {
      const players = ranks.map((_, place) => `p${place}`);
      const book = bookOf(WENG_LIN, [game('g', 1, players, ranks)]);
      const means = players.map((player) => book.of(player).mean);
      for (const [one, rank] of ranks.entries())
        for (const [other, its] of ranks.entries()) {
          if (rank < its) expect(means[one]).toBeGreaterThan(means[other]!);
          if (rank === its) expect(means[one]).toBeCloseTo(means[other]!, 6);
        }
    }
  });

  it('of version 1 stay as they were', () => {
    const old = ratingParametersSchema.parse({ version: 1 });
    const book = bookOf(old, [game('g', 1, ['a', 'b', 'c', 'd', 'e'], [1, 1, 3, 4, 5])]);
    expect(['a', 'b', 'c'].map((player) => Math.round(book.of(player).mean))).toEqual([1560, 1560, 1593]);
  });
});

describe.each([
  ['Weng-Lin', WENG_LIN],
  ['Glicko-2', GLICKO],
])('A pause, by %s', (_, by) => {
  const day = 86_400_000;
  const before = Array.from({ length: 30 }, (__, at) => game(`g${at}`, at, ['ada', 'bo']));

  it('makes a rating less certain with each period, at most as uncertain as that of a newcomer', () => {
    const after = (days: number) => bookOf(by, [...before, game('other', days * day, ['cy', 'di'])]).of('ada');
    const [now, soon, later, never] = [0, 29, 300, 1e7].map((days) => after(days));
    expect(soon).toEqual(now);
    expect(later!.deviation).toBeGreaterThan(now!.deviation);
    expect([later!.mean, never!.deviation]).toEqual([now!.mean, new RatingBook(by).of('x').deviation]);
  });

  it('lets the next game count for more', () => {
    const gain = (days: number) => {
      const book = bookOf(by, [...before, game('last', days * day, ['bo', 'ada'])]);
      const [step] = book.explain('bo').slice(-1);
      return step!.after.mean - step!.before.mean;
    };
    expect(gain(3_000)).toBeGreaterThan(gain(1));
  });
});

describe('a late result', () => {
  it('costs the games that it matters for, and leaves all others as they are', () => {
    const apart = Array.from({ length: 1_000 }, (_, at) => game(`g${at}`, at + 10, [`p${at % 50}`, `q${at % 50}`]));
    const book = bookOf(WENG_LIN, apart);
    const late = game('late', 1, ['p0', 'q0']);
    expect(book.cost({ without: [], results: [late] })).toBe(21);
    book.add(late);
    expect(book.lines()).toEqual(bookOf(WENG_LIN, [late, ...apart]).lines());
  });
});

describe('ratings', () => {
  it('of teams change equally for teammates', () => {
    const sides = [
      { players: ['ada', 'bo'], rank: 1 },
      { players: ['cy', 'di'], rank: 2 },
    ];
    const book = bookOf(WENG_LIN, [{ gameId: 'g', ruleset: 'clash', at: 1, sides }]);
    expect(book.of('ada')).toEqual(book.of('bo'));
    expect(book.of('cy')).toEqual(book.of('di'));
    expect(book.of('ada').mean).toBeGreaterThan(book.of('cy').mean);
  });

  it('by Glicko-2 are only for duels', () => {
    const book = new RatingBook(GLICKO);
    const three = game('g', 1, ['ada', 'bo', 'cy']);
    expect(book.takes(three)).toBe(false);
    expect(() => book.add(three)).toThrow('cannot be rated');
  });

  // Glickman, "Example of the Glicko-2 system" (2012), has one period of three games; a period of one game is
  // computed by hand from its formulas.
  it('by Glicko-2 match the formulas of the paper', () => {
    const book = bookOf(GLICKO, [game('g', 1, ['ada', 'bo'])]);
    expect(book.of('ada').mean).toBeCloseTo(1662.31, 1);
    expect(book.of('ada').deviation).toBeCloseTo(290.32, 1);
    expect(book.of('bo').mean).toBeCloseTo(1337.69, 1);
  });

  // Glickman, "The Glicko system" (1999): 1400 ± 80 may expect 0.376 against 1500 ± 150.
  it('by Glicko-2 match the expected scores of the paper', () => {
    const [chance] = systemOf(GLICKO).chances([[{ mean: 1400, deviation: 80 }], [{ mean: 1500, deviation: 150 }]]);
    expect(chance).toBeCloseTo(0.376, 3);
  });
});
