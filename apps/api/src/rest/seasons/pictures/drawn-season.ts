import type { Locale } from '#kernel';
import type { Season, StandingsLine } from '#leagues';

/** What a picture of a season shows. */
export interface DrawnSeason {
  readonly league: string;
  readonly season: Season;
  readonly table: readonly StandingsLine[];
  /** The name of a participant, in the language of the picture also for a deleted account. */
  readonly nameOf: (player: string) => string;
  /** Its id in the API. */
  readonly refOf: (player: string) => string;
  readonly locale: Locale;
}
