import { Games, type GameDirectory, type GameQuery } from '#games';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY } from '../api-parts.js';
import { API_SETTINGS, type ApiSettings } from '../api-settings.js';
import { ApiError } from '../errors/api-error.js';

/** A command that may open a game, or take a seat. */
interface Taking {
  readonly gameId: string;
  readonly commandId: string;
  readonly account: string;
}

/**
 * How much of the server one account may take. Counted in the list of games, which may be a moment behind: who is quick
 * may go a little beyond. A command that was carried out before is not counted again.
 */
@Injectable()
export class Quotas {
  constructor(
    private readonly games: Games,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  /** An account opens a game. Throws an ApiError `FORBIDDEN` when it has opened enough that are not over. */
  async opening(taking: Taking): Promise<void> {
    const { openGames, runningGames } = this.settings.quotas;
    const openedBy = taking.account;
    await this.hold(taking, { openedBy, status: 'open' }, openGames, 'You have opened');
    await this.hold(taking, { openedBy, status: 'running' }, runningGames, 'You have opened');
  }

  /** An account sits down. Throws an ApiError `FORBIDDEN` when it sits in enough games that have not begun. */
  async seating(taking: Taking): Promise<void> {
    const { openSeats } = this.settings.quotas;
    await this.hold(taking, { account: taking.account, status: 'open' }, openSeats, 'You sit in');
  }

  private async hold(
    { gameId, commandId }: Taking,
    which: Pick<GameQuery, 'account' | 'openedBy'> & { readonly status: 'open' | 'running' },
    most: number,
    does: string,
  ): Promise<void> {
    const viewer = which.account ?? which.openedBy;
    const found = await this.directory.find({ ...which, viewer, order: 'changedAt', descending: true, limit: most });
    if (found.length < most || (await this.games.receipt(gameId, commandId))) return;
    throw new ApiError('FORBIDDEN', `${does} ${most} ${which.status} games: as many as an account may. End one first.`);
  }
}
