import { Games, type GameDirectory, type Holdings } from '#games';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY } from '../api-parts.js';
import { API_SETTINGS, type ApiSettings } from '../api-settings.js';
import { ApiError } from '../errors/api-error.js';

/** A command that may open a game, or take a seat. */
interface Taking {
  /** Whose receipts know the command: the game, or the campaign that the game is opened from. */
  readonly streamId: string;
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

  /**
   * An account opens a game, and sits down there at once where `seat` is given. Throws an ApiError `FORBIDDEN` when it has
   * opened, or sits in, enough that are not over.
   */
  async opening(taking: Taking, seat?: Taking): Promise<void> {
    const { quotas } = this.settings;
    const held = await this.directory.holdings(taking.account);
    await this.hold(taking, 'openGames', held, `You have opened ${quotas.openGames} open games`);
    await this.hold(taking, 'runningGames', held, `You have opened ${quotas.runningGames} running games`);
    if (seat) await this.hold(seat, 'openSeats', held, `You sit in ${quotas.openSeats} open games`);
  }

  /** An account sits down. Throws an ApiError `FORBIDDEN` when it sits in enough games that have not begun. */
  async seating(taking: Taking): Promise<void> {
    const held = await this.directory.holdings(taking.account);
    await this.hold(taking, 'openSeats', held, `You sit in ${this.settings.quotas.openSeats} open games`);
  }

  private async hold(
    { streamId, commandId }: Taking,
    what: keyof Holdings,
    held: Holdings,
    sentence: string,
  ): Promise<void> {
    if (held[what] < this.settings.quotas[what] || (await this.games.receipt(streamId, commandId))) return;
    throw new ApiError('FORBIDDEN', `${sentence}: as many as an account may. End one first.`);
  }
}
