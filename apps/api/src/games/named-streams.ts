import { Campaigns } from '#campaign-service';
import { leagueOf, seasonOfGame, type LoadedLeague, type Season } from '#leagues';
import { Leagues } from '#league-service';
import type { LoadedCampaign, LoadedGame } from '#records';
import { localized } from '#kernel';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { readGlobalId } from '../requests/global-id.js';

/** Campaigns and leagues, by their ids in the API or by a game of theirs: public. */
@Injectable()
export class NamedStreams {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly leagues: Leagues,
  ) {}

  /** A campaign as it is now. Throws an ApiError `NOT_FOUND` where there is none. */
  async campaign(id: string): Promise<LoadedCampaign> {
    const node = readGlobalId(id);
    const loaded = node?.kind === 'Campaign' ? await this.campaigns.load(node.id) : undefined;
    if (loaded) return loaded;
    throw new ApiError(
      'NOT_FOUND',
      localized('There is no campaign with this id.', 'Il n’y a pas de campagne avec cet identifiant.'),
    );
  }

  /** The league that has opened a game, as it is now; `undefined` for the game of an account. */
  leagueOf(game: LoadedGame): Promise<LoadedLeague | undefined> {
    const leagueId = leagueOf(game);
    return leagueId === undefined ? Promise.resolve(undefined) : this.leagues.load(leagueId);
  }

  /** The season of a game, where it gives days of vacation for all its games; `undefined` elsewhere. */
  async seasonWithVacation(game: LoadedGame): Promise<Season | undefined> {
    const loaded = game.game.vacation && (await this.leagueOf(game));
    const season = loaded && seasonOfGame(loaded.league, game.gameId);
    return season?.plan.vacation ? season : undefined;
  }

  /**
   * A league as it was at a version, or is now. Throws an ApiError `NOT_FOUND` where there is none, or it has not
   * reached that version.
   */
  async league(id: string, version?: number): Promise<LoadedLeague> {
    const node = readGlobalId(id);
    const leagueId = node?.kind === 'League' ? node.id : '';
    const loaded = await (version === undefined ? this.leagues.load(leagueId) : this.leagues.at(leagueId, version));
    if (loaded) return loaded;
    throw new ApiError(
      'NOT_FOUND',
      localized(
        'There is no league with this id, or it has not reached this version.',
        'Il n’y a pas de ligue avec cet identifiant, ou elle n’a pas encore atteint cette version.',
      ),
    );
  }
}
