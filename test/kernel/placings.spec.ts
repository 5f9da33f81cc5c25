import { RulesetRegistry } from '#games';
import { Table } from '#server/testing';
import { tally } from '#games/testing';
import { LocalGame, Random, type AnyRuleset, type Placing } from '#kernel';
import { lantern } from '#lantern-presentation';

const place = (seat: number, rank: number, points = 0, parts = points): Placing => ({
  seat,
  rank,
  points,
  parts: [{ name: 'part', points: parts }],
});

/** A ruleset whose games of two end with these placings. */
const scoring = (sound: AnyRuleset, placings: readonly Placing[]): AnyRuleset => ({ ...sound, score: () => placings });

const playedOut = (placings: readonly Placing[]): LocalGame => {
  const local = LocalGame.start(scoring(lantern, placings), { seed: 's', seats: 2 });
  const bot = local.ruleset.bots['random']!;
  local.playOut([bot, bot], Random.from('s'));
  return local;
};

describe('The placings of a game that ends', () => {
  it.each<[string, readonly Placing[], string]>([
    ['leave a seat out', [place(0, 1)], 'are those of the seats 0, each of which should be there once'],
    ['name a seat twice', [place(0, 1), place(1, 2), place(1, 3)], 'are those of the seats 0, 1, 1,'],
    ['name a seat that does not play', [place(0, 1), place(2, 2)], 'are those of the seats 0, 2,'],
    ['are not sorted by rank', [place(0, 2), place(1, 1)], 'are not sorted by rank, then seat'],
    ['are not sorted by seat', [place(1, 1), place(0, 1)], 'are not sorted by rank, then seat'],
    ['have a rank below 1', [place(0, 0), place(1, 1)], 'give seat 0 the rank 0'],
    ['have half a rank', [place(0, 1), place(1, 1.5)], 'give seat 1 the rank 1.5'],
    [
      'have parts that do not add up',
      [place(0, 1, 3, 2), place(1, 2)],
      'give seat 0 3 points and parts that come to 2',
    ],
    ['have points that are no number', [place(0, 1, NaN), place(1, 2)], 'give seat 0 NaN points'],
  ])('are a fault of the ruleset where they %s', (_, placings, message) => {
    expect(() => playedOut(placings)).toThrow(`"lantern" gives placings that ${message}`);
  });

  it.each<[string, readonly Placing[]]>([
    ['share a rank', [place(0, 1, 2), place(1, 1, 2)]],
    ['leave the first rank to a winner without a seat', [place(0, 2), place(1, 2)]],
    [
      'have fractions',
      [{ ...place(0, 1, 0.3), parts: [0.1, 0.2].map((points) => ({ name: 'p', points })) }, place(1, 2)],
    ],
  ])('may %s', (_, placings) => {
    expect(playedOut(placings).game.outcome).toEqual({ reason: 'lastStorm', placings });
  });

  it('are never stored where they are not whole: the game stays before its last command', async () => {
    const table = new Table({ rulesets: new RulesetRegistry([scoring(tally, [place(0, 1)])]) });
    const gameId = await table.start({ rounds: 1 });
    for (const seat of [0, 1]) await table.play(gameId, seat, { type: 'pick', number: 1 });
    const stored = await table.store.read(gameId);
    await expect(table.meetDue()).rejects.toThrow('gives placings that are those of the seats 0');
    expect(await table.store.read(gameId)).toEqual(stored);
  });
});
