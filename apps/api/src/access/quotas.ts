import { Games, type GameDirectory, type Holdings } from '#games';
import { localized, type Localized } from '#kernel';
import { Inject, Injectable } from '@nestjs/common';
import { API_SETTINGS, DIRECTORY } from '../core/tokens.js';
import type { ApiSettings } from '../api-settings.js';
import { ApiError } from '../errors/api-error.js';

/** A command that may open a game, or take a seat. */
interface Taking {
  /** The stream whose receipts know the command: the game, or the campaign that the game is opened from. */
  readonly streamId: string;
  readonly commandId: string;
  readonly account: string;
}

/**
 * How much of the server one account may use. Counted in the list of games, which may be a moment behind: a quick
 * client may go a little beyond. A command that was carried out before is not counted again.
 */
@Injectable()
export class Quotas {
  constructor(
    private readonly games: Games,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  /**
   * An account opens a game, and takes a seat there at once where `seat` is given. Throws an ApiError `FORBIDDEN`
   * when it has opened, or sits in, too many games that are not over.
   */
  async opening(taking: Taking, seat?: Taking): Promise<void> {
    const held = await this.directory.holdings(taking.account);
    await this.hold(taking, 'openGames', held);
    await this.hold(taking, 'runningGames', held);
    if (seat) await this.hold(seat, 'openSeats', held);
  }

  /** A game with only bots starts. Throws an ApiError `FORBIDDEN` when its opener has too many of these. */
  async startingAlone(taking: Taking): Promise<void> {
    await this.hold(taking, 'botTables', await this.directory.holdings(taking.account));
  }

  /** An account takes a seat. Throws an ApiError `FORBIDDEN` when it sits in too many games that have not begun. */
  async seating(taking: Taking): Promise<void> {
    await this.hold(taking, 'openSeats', await this.directory.holdings(taking.account));
  }

  private async hold({ streamId, commandId }: Taking, what: keyof Holdings, held: Holdings): Promise<void> {
    const most = this.settings.quotas[what];
    if (held[what] < most || (await this.games.receipt(streamId, commandId))) return;
    throw new ApiError('FORBIDDEN', tooMany(what, most));
  }
}

function tooMany(what: keyof Holdings, most: number): Localized {
  const one = most === 1;
  if (what === 'botTables')
    return localized(
      `${most} ${one ? 'game' : 'games'} of yours without people ${one ? 'is' : 'are'} running: as many as may. Sit down, or end one first.`,
      `${most} de vos parties sans personne ${one ? 'est' : 'sont'} en cours : autant que permis. Prenez une place, ou terminez-en une d’abord.`,
    );
  const which =
    what === 'runningGames' ? localized('running', 'en cours') : localized('open', one ? 'ouverte' : 'ouvertes');
  const does =
    what === 'openSeats' ? localized('sit in', 'avez une place dans') : localized('have opened', 'avez ouvert');
  return localized(
    `You ${does.en} ${most} ${which.en} ${one ? 'game' : 'games'}: as many as an account may. End one first.`,
    `Vous ${does.fr} ${most} ${one ? 'partie' : 'parties'} ${which.fr} : autant que le permet un compte. Terminez-en une d’abord.`,
  );
}
