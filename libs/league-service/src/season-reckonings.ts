import { RatingReckoning } from '#games';
import { leagueRatingsOf, ratingsOf, tableOf, type LoadedLeague, type Season, type StandingsLine } from '#leagues';
import { LRUCache } from 'lru-cache';

/** How many games the seasons have together whose reckonings are kept: some ten thousand take about ten megabytes. */
const KEPT_GAMES = 100_000;

/** The reckoning of a season. */
export class SeasonReckoning extends RatingReckoning {
  private lines?: readonly StandingsLine[];

  constructor(private readonly season: Season) {
    super(() => ratingsOf(season));
  }

  /** Its table. */
  get table(): readonly StandingsLine[] {
    return (this.lines ??= tableOf(this.season));
  }
}

/** The reckonings of leagues and seasons, each kept for the version of its league that it is of. */
export class SeasonReckonings {
  private readonly kept = new LRUCache<string, SeasonReckoning | RatingReckoning>({ maxSize: KEPT_GAMES });

  /** That of a season of a league. */
  of({ leagueId, league }: LoadedLeague, season: Season): SeasonReckoning {
    const key = `${leagueId}/${league.version}/season/${season.number}`;
    const known = this.kept.get(key);
    if (known instanceof SeasonReckoning) return known;
    const reckoning = new SeasonReckoning(season);
    this.kept.set(key, reckoning, { size: gamesIn([season]) });
    return reckoning;
  }

  /** That of all seasons of a league that are of one ruleset; `undefined` where it has had none. */
  ofLeague({ leagueId, league }: LoadedLeague, ruleset: string): RatingReckoning | undefined {
    const key = `${leagueId}/${league.version}/ruleset/${ruleset}`;
    const known = this.kept.get(key);
    if (known) return known;
    const book = leagueRatingsOf(league, ruleset);
    if (!book) return undefined;
    const reckoning = new RatingReckoning(() => book);
    this.kept.set(key, reckoning, { size: gamesIn(league.seasons) });
    return reckoning;
  }
}

const gamesIn = (seasons: readonly Season[]): number =>
  seasons.flatMap(({ rounds }) => rounds).reduce((sum, { pairings }) => sum + pairings.length, 1);
