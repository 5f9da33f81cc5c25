import {
  ratingsOf,
  tableOf,
  type LoadedLeague,
  type RatingBook,
  type RatingLine,
  type RatingStep,
  type Season,
  type StandingsLine,
} from '#leagues';
import { LRUCache } from 'lru-cache';

/** How many games the seasons have together whose reckonings are kept: some ten thousand take about ten megabytes. */
const KEPT_GAMES = 100_000;

/** What the results of a season come to. Worked out once, when it is first asked for. */
export class SeasonReckoning {
  private readonly known: { table?: readonly StandingsLine[]; book?: RatingBook; lines?: readonly RatingLine[] } = {};

  constructor(private readonly season: Season) {}

  /** Its table. */
  get table(): readonly StandingsLine[] {
    return (this.known.table ??= tableOf(this.season));
  }

  /** The strength of everybody who has played, the best first. */
  get ratings(): readonly RatingLine[] {
    return (this.known.lines ??= this.book.lines());
  }

  /** What somebody's rating is made of, game by game. */
  explain(player: string): readonly RatingStep[] {
    return this.book.explain(player);
  }

  private get book(): RatingBook {
    return (this.known.book ??= ratingsOf(this.season));
  }
}

/** The reckonings of seasons, each kept for the version of its league that it is of. */
export class SeasonReckonings {
  private readonly kept = new LRUCache<string, SeasonReckoning>({ maxSize: KEPT_GAMES });

  /** That of a season of a league. */
  of({ leagueId, league }: LoadedLeague, season: Season): SeasonReckoning {
    const key = `${leagueId}/${league.version}/${season.number}`;
    const known = this.kept.get(key);
    if (known) return known;
    const reckoning = new SeasonReckoning(season);
    const games = season.rounds.reduce((sum, { pairings }) => sum + pairings.length, 1);
    this.kept.set(key, reckoning, { size: games });
    return reckoning;
  }
}
