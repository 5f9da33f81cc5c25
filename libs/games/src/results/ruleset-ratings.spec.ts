import { Random } from '#kernel';
import { RatingBook, ratingParametersSchema, type Result } from '#leagues';
import type { CountedChange, CountedGames, CountedPage, CountedPlace } from './counted-games.js';
import { RulesetRatings } from './ruleset-ratings.js';

const result = (gameId: string, winner: string, loser: string, at: number, ruleset = 'tally'): Result => ({
  gameId,
  ruleset,
  at,
  sides: [
    { players: [winner], rank: 1 },
    { players: [loser], rank: 2 },
  ],
});

/** A list of games that count, which a test changes. */
class List implements CountedGames {
  generation = 7;
  asked = 0;
  private counted = new Map<string, CountedChange>();
  private changes = 0;

  put(gameId: string, result: Result | null): void {
    this.changes += 1;
    this.counted.set(gameId, { gameId, result, change: this.changes });
  }

  /** The same games under other numbers, as a rebuilt list has them. */
  buildAnew(keep: (gameId: string) => boolean): void {
    const before = [...this.counted.values()].reverse();
    this.generation += 1;
    this.counted = new Map();
    this.changes = 0;
    for (const { gameId, result } of before) if (keep(gameId)) this.put(gameId, result);
  }

  after({ generation, change }: CountedPlace, limit: number): Promise<CountedPage> {
    this.asked += 1;
    const from = generation === this.generation ? change : 0;
    const changes = [...this.counted.values()].filter((one) => one.change > from);
    changes.sort((one, other) => one.change - other.change);
    return Promise.resolve({ generation: this.generation, changes: changes.slice(0, limit) });
  }
}

/** The ratings of a book of exactly these results. */
function booked(results: readonly Result[]): RatingBook {
  const book = new RatingBook(ratingParametersSchema.parse({}));
  for (const one of results) book.add(one);
  return book;
}

const three = [result('g1', 'ada', 'bo', 10), result('g2', 'bo', 'cy', 20), result('g3', 'cy', 'ada', 30)];

describe('the ratings of a ruleset', () => {
  let list: List;
  let ratings: RulesetRatings;
  beforeEach(() => {
    list = new List();
    ratings = new RulesetRatings(list);
    for (const one of three) list.put(one.gameId, one);
  });

  it('follow from all its games, each of which is explained, and from none of another ruleset', async () => {
    list.put('other', result('other', 'bo', 'ada', 15, 'saga'));
    const reckoning = await ratings.of('tally');
    expect(reckoning.ratings).toEqual(booked(three).lines());
    expect(reckoning.explain('ada').map(({ gameId }) => gameId)).toEqual(['g1', 'g3']);
    expect((await ratings.of('saga')).ratings.map(({ player }) => player)).toEqual(['bo', 'ada']);
    expect((await ratings.of('nothing')).ratings).toEqual([]);
  });

  it('grow by what is new, and are the same as if everything had been read at once, to the last bit', async () => {
    const before = await ratings.of('tally');
    expect(await ratings.of('tally')).toBe(before);
    const late = result('g4', 'ada', 'cy', 15);
    list.put('g4', late);
    const after = await ratings.of('tally');
    expect(after).not.toBe(before);
    expect(after.ratings).toEqual(booked([...three, late]).lines());
  });

  it('count a changed decision of a league again, with all that came after it', async () => {
    await ratings.of('tally');
    list.put('g1', null);
    expect((await ratings.of('tally')).ratings).toEqual(booked(three.slice(1)).lines());
    const turned = result('g1', 'bo', 'ada', 10);
    list.put('g1', turned);
    expect((await ratings.of('tally')).ratings).toEqual(booked([turned, ...three.slice(1)]).lines());
  });

  it('start over with a rebuilt list, with any numbers', async () => {
    await ratings.of('tally');
    list.buildAnew((gameId) => gameId !== 'g2');
    expect((await ratings.of('tally')).ratings).toEqual(booked([three[0]!, three[2]!]).lines());
    list.buildAnew(() => false);
    expect((await ratings.of('tally')).ratings).toEqual([]);
    list.put('g5', result('g5', 'dan', 'eve', 50));
    expect((await ratings.of('tally')).ratings).toHaveLength(2);
  });

  it('are read page by page, once for all simultaneous requests', async () => {
    const many = Array.from({ length: 1_200 }, (_, place) => result(`m${place}`, 'ada', 'bo', 100 + place));
    for (const one of many) list.put(one.gameId, one);
    const [one, other] = await Promise.all([ratings.of('tally'), ratings.of('tally')]);
    expect(one).toBe(other);
    expect(list.asked).toBe(3);
    expect(one.ratings.find(({ player }) => player === 'ada')?.games).toBe(1_202);
  });

  it('are built in one go of thousands of games in no order, and other work has its turn meanwhile', async () => {
    // Counted one after the other as they come, these would take hours.
    const random = Random.from('no order');
    const many = Array.from({ length: 12_000 }, (_, place) =>
      result(`m${place}`, `p${random.below(300)}`, `q${random.below(300)}`, 100 + place),
    );
    for (const one of random.shuffle(many)) list.put(one.gameId, one);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const built = await ratings.of('tally');
    clearInterval(others);
    expect(built.ratings).toEqual(booked([...three, ...many]).lines());
    expect(turns).toBeGreaterThan(10);

    const late = random.shuffle(many).slice(0, 50);
    for (const { gameId } of late) list.put(gameId, null);
    const gone = new Set(late.map(({ gameId }) => gameId));
    const left = many.filter(({ gameId }) => !gone.has(gameId));
    expect((await ratings.of('tally')).ratings).toEqual(booked([...three, ...left]).lines());
    expect(built.ratings).toEqual(booked([...three, ...many]).lines());
  });

  it('go on where they were after the list could not be read', async () => {
    await ratings.of('tally');
    const read = list.after.bind(list);
    list.after = () => Promise.reject(new Error('away'));
    await expect(ratings.of('tally')).rejects.toThrow('away');
    list.after = read;
    list.put('g1', null);
    expect((await ratings.of('tally')).ratings).toEqual(booked(three.slice(1)).lines());
  });
});
