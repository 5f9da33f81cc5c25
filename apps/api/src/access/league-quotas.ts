import { Games } from '#games';
import { Leagues } from '#league-service';
import { openedAs, type StreamDirectory } from '#streams';
import { openedCampaignId } from '#records';
import { type LoadedLeague, openedLeagueId, pairingsOf, playing, type League } from '#leagues';
import { localized, type Localized } from '#kernel';
import { Inject, Injectable } from '@nestjs/common';
import { API_SETTINGS, CAMPAIGN_DIRECTORY, LEAGUE_DIRECTORY } from '../core/tokens.js';
import type { ApiSettings } from '../api-settings.js';
import { ApiError } from '../errors/api-error.js';

/** The account that opens something, and its command. */
interface Opening {
  readonly account: string;
  readonly commandId: string;
}

/** The parts of a league command that matter here. */
interface LeagueGiven {
  readonly leagueId: string;
  readonly commandId: string;
  readonly command: {
    readonly type: string;
    readonly season?: unknown;
    readonly round?: unknown;
    readonly pairings?: unknown;
  };
}

/** Commands that open games, now or some seconds later. */
const PAIRING = new Set(['pairRound', 'challenge', 'wait']);

/**
 * Limits on the leagues and campaigns that an account opens, and on the games of its leagues. Games of a league count
 * for the opener of the league, even if another organizer pairs them. Counted in lists that may be a moment behind; a
 * command that was carried out before is not counted again.
 */
@Injectable()
export class LeagueQuotas {
  constructor(
    private readonly games: Games,
    private readonly leagues: Leagues,
    @Inject(LEAGUE_DIRECTORY) private readonly leagueDirectory: StreamDirectory,
    @Inject(CAMPAIGN_DIRECTORY) private readonly campaignDirectory: StreamDirectory,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  /** Throws an ApiError `FORBIDDEN` when an account has reached its limit of leagues. */
  async openingLeague({ account, commandId }: Opening): Promise<void> {
    const { leagues: most } = this.settings.quotas;
    const opened = await this.openedIn(this.leagueDirectory, account, most);
    if (opened.length >= most) await this.refuse(openedLeagueId(account, commandId), commandId, tooMany.leagues(most));
  }

  /** Throws an ApiError `FORBIDDEN` when an account has reached its limit of campaigns. */
  async openingCampaign({ account, commandId }: Opening): Promise<void> {
    const { campaigns: most } = this.settings.quotas;
    const opened = await this.openedIn(this.campaignDirectory, account, most);
    if (opened.length >= most)
      await this.refuse(openedCampaignId(account, commandId), commandId, tooMany.campaigns(most));
  }

  /** Throws an ApiError `FORBIDDEN` when a command pairs more games than a round, a league or its opener may have. */
  async giving({ leagueId, commandId, command }: LeagueGiven): Promise<void> {
    const loaded = PAIRING.has(command.type) ? await this.leagues.load(leagueId) : undefined;
    const issue = loaded && (this.wrongRound(loaded, command) ?? (await this.wrongGames(loaded, command)));
    if (issue) await this.refuse(leagueId, commandId, issue);
  }

  private wrongRound({ league }: LoadedLeague, command: LeagueGiven['command']): Localized | undefined {
    if (command.type !== 'pairRound') return undefined;
    const { leagueRounds, roundPairings } = this.settings.quotas;
    const season = league.seasons.find(({ number }) => number === command.season);
    const again = season?.rounds.find(({ number }) => number === command.round);
    if (again) return again.paired >= roundPairings ? tooMany.pairings(roundPairings) : undefined;
    const underWay = league.seasons
      .flatMap(({ rounds }) => rounds)
      .filter(({ pairings }) => pairings.some(isUndecided));
    return underWay.length >= leagueRounds ? tooMany.rounds(leagueRounds) : undefined;
  }

  private async wrongGames({ league }: LoadedLeague, command: LeagueGiven['command']): Promise<Localized | undefined> {
    const { leagueGames, leagues: mostLeagues } = this.settings.quotas;
    const [opener = ''] = league.operators;
    const own = await this.openedIn(this.leagueDirectory, opener, mostLeagues);
    const all = await this.leagues.loadAll(own);
    const undecided = all.reduce((sum, one) => sum + undecidedIn(one.league), 0);
    return undecided + comingWith(league, command) > leagueGames ? tooMany.games(leagueGames) : undefined;
  }

  private async openedIn(directory: StreamDirectory, account: string, most: number): Promise<readonly string[]> {
    const found = await directory.find({ account: openedAs(account), descending: true, limit: most, withHidden: true });
    return found.map(({ streamId }) => streamId);
  }

  private async refuse(streamId: string, commandId: string, issue: Localized): Promise<void> {
    if (!(await this.games.receipt(streamId, commandId))) throw new ApiError('FORBIDDEN', issue);
  }
}

const isUndecided = ({ outcome }: { readonly outcome: unknown }): boolean => outcome === null;

const undecidedIn = ({ seasons }: League): number =>
  seasons
    .filter(({ status }) => status === 'OPEN')
    .reduce((sum, season) => sum + pairingsOf(season).filter(isUndecided).length, 0);

/**
 * The most games that a command can open: for a round without pairings in the command, one for each pair of its
 * players.
 */
function comingWith({ seasons }: League, { type, season, pairings }: LeagueGiven['command']): number {
  if (type !== 'pairRound') return 1;
  const played = seasons.find(({ number }) => number === season);
  return Array.isArray(pairings) ? pairings.length : played ? Math.floor(playing(played).length / 2) : 0;
}

/** Says the limit. */
const tooMany = {
  leagues: (most: number) =>
    localized(
      `You have opened ${most} leagues, the limit of an account. Play further seasons in one of them.`,
      `Vous avez ouvert ${most} ligues, la limite d’un compte. Jouez d’autres saisons dans l’une d’elles.`,
    ),
  campaigns: (most: number) =>
    localized(
      `You have opened ${most} campaigns, the limit of an account.`,
      `Vous avez ouvert ${most} campagnes, la limite d’un compte.`,
    ),
  games: (most: number) =>
    localized(
      `The leagues of the opener of this one may have ${most} undecided games in total. Decide some first.`,
      `Les ligues du compte qui a ouvert celle-ci peuvent avoir ${most} parties non décidées au total. Décidez-en d’abord.`,
    ),
  rounds: (most: number) =>
    localized(
      `This league has ${most} rounds with undecided games, which is the limit. Decide some first.`,
      `Cette ligue a ${most} rondes avec des parties non décidées, ce qui est la limite. Décidez-en d’abord.`,
    ),
  pairings: (most: number) =>
    localized(
      `A round can be paired at most ${most} times: this one stays as it is.`,
      `Une ronde peut être appariée ${most} fois au plus : celle-ci reste comme elle est.`,
    ),
} as const;
