import { setImmediate as othersTurn } from 'node:timers/promises';
import { inOrder, RatingBook, ratingParametersSchema, type BookChange, type Result } from '#leagues';
import { RatingReckoning } from './rating-reckoning.js';
import { COUNTED_START, type CountedGame, type CountedGames, type CountedPlace } from './counted-games.js';

/** How many changes are read, and how many games counted, at a time: others have their turn in between. */
const PAGE = 500;

/** The parameters by which every ruleset is rated: those of Weng and Lin with the defaults of a league. */
const parameters = ratingParametersSchema.parse({});

/** The ratings of a ruleset, as far as they were read. */
interface Rated {
  readonly book: RatingBook;
  /** The reckoning of the book; replaced with every change. */
  readonly reckoning: RatingReckoning;
}

/**
 * Ratings of all who play a ruleset, in leagues or not: a book for each in memory, which grows with finished games. A process that starts reads
 * every game that counts, once, in any order; from then on the cost of a further game does not grow.
 */
export class RulesetRatings {
  private readonly rated = new Map<string, Rated>();
  private place: CountedPlace = COUNTED_START;
  private reading: Promise<void> | undefined;

  constructor(private readonly games: CountedGames) {}

  /** The reckoning of all games of a ruleset that count. A moment behind them. */
  async of(ruleset: string): Promise<RatingReckoning> {
    this.reading ??= this.catchUp().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
    return (this.rated.get(ruleset) ?? ratedBy(new RatingBook(parameters))).reckoning;
  }

  /** Everything is read first: games that come in any order are counted once, in order of time. */
  private async catchUp(): Promise<void> {
    const news = new Map<string, CountedGame>();
    let place = this.place;
    for (let isMore = true; isMore;) {
      const { generation, changes } = await this.games.after(place, PAGE);
      if (generation !== place.generation) news.clear();
      for (const one of changes) news.set(one.gameId, one);
      place = { generation, change: changes.at(-1)?.change ?? (generation === place.generation ? place.change : 0) };
      isMore = changes.length === PAGE;
    }
    await this.count([...news.values()], place.generation !== this.place.generation);
    this.place = place;
  }

  private async count(news: readonly CountedGame[], isAnew: boolean): Promise<void> {
    if (isAnew) this.rated.clear();
    const added = news.flatMap(({ result }) => result ?? []);
    for (const ruleset of new Set([...this.rated.keys(), ...added.map((result) => result.ruleset)])) {
      const book = this.rated.get(ruleset)?.book ?? new RatingBook(parameters);
      const without = news.flatMap(({ gameId }) => (book.has(gameId) ? gameId : []));
      const results = added.filter((result) => result.ruleset === ruleset);
      if (without.length > 0 || results.length > 0)
        this.rated.set(ruleset, ratedBy(await changed(book, { without, results })));
    }
  }
}

const ratedBy = (book: RatingBook): Rated => ({ book, reckoning: new RatingReckoning(() => book) });

/** The book after a change: the same one where that is quick, else another, so that readers of the one before are not disturbed. */
async function changed(book: RatingBook, change: BookChange): Promise<RatingBook> {
  if (book.cost(change) <= PAGE) {
    book.change(change);
    return book;
  }
  const gone = new Set(change.without);
  const kept = book.results().filter(({ gameId }) => !gone.has(gameId));
  const all: readonly Result[] = inOrder([...kept, ...change.results]);
  const next = new RatingBook(parameters);
  for (let from = 0; from < all.length; from += PAGE) {
    next.change({ without: [], results: all.slice(from, from + PAGE) });
    await othersTurn();
  }
  return next;
}
