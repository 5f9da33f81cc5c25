import { Leagues, type SeasonReckoning } from '#league-service';
import type { LoadedLeague, Season } from '#leagues';
import { localized, type Locale } from '#kernel';
import { isUuid } from '#records';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ApiError } from '../../errors/api-error.js';
import { NamedStreams } from '../../games/named-streams.js';
import { ApiContexts } from '../../requests/api-context.js';
import { queryNumber } from '../query-values.js';
import type { NameOf } from './season-sheets.js';

/** A season that a request names, with the names of its players. */
export interface NamedSeason {
  readonly loaded: LoadedLeague;
  readonly season: Season;
  readonly reckoning: SeasonReckoning;
  readonly nameOf: NameOf;
  /** Changes whenever a file of the season may change: version of the league, and names. */
  readonly version: readonly unknown[];
  /** The language of the request. */
  readonly locale: Locale;
}

/** Finds the seasons that addresses name. */
@Injectable()
export class NamedSeasons {
  constructor(
    private readonly streams: NamedStreams,
    private readonly leagues: Leagues,
    private readonly contexts: ApiContexts,
  ) {}

  /** At the version in the query, or as it is now. Throws an ApiError `NOT_FOUND`. */
  async find(
    { leagueId, number }: { readonly leagueId: string; readonly number: string },
    request: Request,
  ): Promise<NamedSeason> {
    const loaded = await this.streams.league(leagueId, queryNumber('version', request.query['version'], 1));
    const season = loaded.league.seasons.find((one) => String(one.number) === number);
    if (!season)
      throw new ApiError(
        'NOT_FOUND',
        localized('The league has no season of this number.', 'La ligue n’a pas de saison de ce numéro.'),
      );
    const names = await this.namesIn(season, request);
    return {
      loaded,
      season,
      reckoning: this.leagues.reckoning(loaded, season),
      nameOf: (player) => (isUuid(player) ? (names.get(player) ?? null) : player),
      version: [loaded.league.version, [...names]],
      locale: this.contexts.of(request).locale,
    };
  }

  /** The names of the accounts that are entered, by their ids. */
  private async namesIn({ entries }: Season, request: Request): Promise<ReadonlyMap<string, string>> {
    const { accounts } = this.contexts.of(request);
    const ids = [...new Set(entries.flatMap(({ members }) => members))].filter(isUuid);
    const found = await Promise.all(ids.map((id) => accounts.load(id)));
    return new Map(found.flatMap((account) => (account ? [[account.id, account.name] as const] : [])));
  }
}
