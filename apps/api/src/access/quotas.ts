import { Games, type GameDirectory, type GameQuery } from '#games';
import { both, type Localized } from '#kernel';
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
    await this.hold(taking, { openedBy, status: 'open' }, openGames);
    await this.hold(taking, { openedBy, status: 'running' }, runningGames);
  }

  /** An account sits down. Throws an ApiError `FORBIDDEN` when it sits in enough games that have not begun. */
  async seating(taking: Taking): Promise<void> {
    const { openSeats } = this.settings.quotas;
    await this.hold(taking, { account: taking.account, status: 'open' }, openSeats);
  }

  private async hold(
    { gameId, commandId }: Taking,
    which: Pick<GameQuery, 'account' | 'openedBy'> & { readonly status: 'open' | 'running' },
    most: number,
  ): Promise<void> {
    const viewer = which.account ?? which.openedBy;
    const found = await this.directory.find({ ...which, viewer, order: 'changedAt', descending: true, limit: most });
    if (found.length < most || (await this.games.receipt(gameId, commandId))) return;
    throw new ApiError('FORBIDDEN', tooMany(which, most));
  }
}

function tooMany({ account, status }: Pick<GameQuery, 'account' | 'status'>, most: number): Localized {
  const which = status === 'open' ? both('open', 'ouvertes') : both('running', 'en cours');
  const does = account === undefined ? both('have opened', 'avez ouvert') : both('sit in', 'avez une place dans');
  return both(
    `You ${does.en} ${most} ${which.en} games: as many as an account may. End one first.`,
    `Vous ${does.fr} ${most} parties ${which.fr} : autant que le permet un compte. Terminez-en une d’abord.`,
  );
}
