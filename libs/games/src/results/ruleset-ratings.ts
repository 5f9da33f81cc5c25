import { RatingBook, ratingParametersSchema } from '#leagues';
import { RatingReckoning } from '../leagues/season-reckonings.js';
import { COUNTED_START, type CountedGame, type CountedGames, type CountedPlace } from './counted-games.js';

/** How many changes are read at a time: others have their turn in between. */
const PAGE = 500;

/** By which numbers every ruleset is rated: those of Weng and Lin as a league has them that chooses none. */
const parameters = ratingParametersSchema.parse({});

/** The ratings of a ruleset, as far as they were read. */
interface Rated {
  readonly book: RatingBook;
  /** What the book comes to now; made anew with every change. */
  reckoning: RatingReckoning;
}

/**
 * Ratings of all who play a ruleset, in leagues or not: a book for each in memory, which grows with what is over. A process that starts reads
 * every game that counts, once; from then on what a further one costs does not grow.
 */
export class RulesetRatings {
  private readonly rated = new Map<string, Rated>();
  private place: CountedPlace = COUNTED_START;
  private reading: Promise<void> | undefined;

  constructor(private readonly games: CountedGames) {}

  /** What all games of a ruleset come to that count. A moment behind them. */
  async of(ruleset: string): Promise<RatingReckoning> {
    this.reading ??= this.catchUp().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
    return this.ratedIn(ruleset).reckoning;
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const { generation, changes } = await this.games.after(this.place, PAGE);
      if (generation !== this.place.generation) {
        this.rated.clear();
        this.place = { generation, change: 0 };
      }
      for (const one of changes) this.count(one);
      this.place = { generation, change: changes.at(-1)?.change ?? this.place.change };
      if (changes.length < PAGE) return;
    }
  }

  private count({ gameId, result }: CountedGame): void {
    for (const rated of this.rated.values()) if (rated.book.remove(gameId)) reckonAnew(rated);
    if (!result) return;
    const rated = this.ratedIn(result.ruleset);
    rated.book.add(result);
    reckonAnew(rated);
  }

  private ratedIn(ruleset: string): Rated {
    const known = this.rated.get(ruleset);
    if (known) return known;
    const book = new RatingBook(parameters);
    const rated = { book, reckoning: new RatingReckoning(() => book) };
    this.rated.set(ruleset, rated);
    return rated;
  }
}

function reckonAnew(rated: Rated): void {
  rated.reckoning = new RatingReckoning(() => rated.book);
}
