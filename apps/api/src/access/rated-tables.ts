import { areRatable, Games, isRatable, seatOf, TableWaits } from '#games';
import { localized, type Localized } from '#kernel';
import { leagueOf } from '#leagues';
import type { LoadedGame } from '#records';
import { Inject, Injectable } from '@nestjs/common';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS } from '../core/tokens.js';
import { ApiError } from '../errors/api-error.js';

/** A command that may bring an account to a rated table. */
interface Taking {
  /** The game, whose receipts know the command. */
  readonly streamId: string;
  readonly commandId: string;
  readonly account: string;
}

/** A table to be opened. */
interface Opening {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly bot?: string | null | undefined }[];
  readonly byInvitation?: boolean | null | undefined;
  readonly unlisted?: boolean | null | undefined;
  readonly undo?: string | null | undefined;
}

/**
 * Players whose time runs out often wait before they come to the next rated table. A table is rated as long as its settings let it be, and
 * no bot sits there. Tables of leagues are open to their players. A command that was carried out before is not asked about again.
 */
@Injectable()
export class RatedTables {
  constructor(
    private readonly games: Games,
    private readonly waits: TableWaits,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  /** The wait of an account now. */
  waitOf(account: string): ReturnType<TableWaits['of']> {
    return this.waits.of(account, this.settings.quotas.ratedGames);
  }

  /** An account opens a table. Throws an ApiError `FORBIDDEN` with `retryAfter` where the table is rated and the account has to wait. */
  async opening(taking: Taking, { ruleset: name, options, ...table }: Opening): Promise<void> {
    const rules = this.games.rulesets.find(name);
    const asked = rules?.schemas.options.safeParse({ ...rules.openedWith, ...options });
    if (!rules || asked?.success !== true) return;
    const isListed = table.byInvitation !== true && table.unlisted !== true;
    const isRatableTable = areRatable(rules, asked.data, { isListed, isUndone: table.undo != null });
    if (isRatableTable && table.seats.every(({ bot }) => bot == null)) await this.hold(taking);
  }

  /** An account sits down. Throws as `opening` does. */
  async sitting(taking: Taking, loaded: LoadedGame | undefined): Promise<void> {
    if (loaded && isRated(loaded)) await this.hold(taking);
  }

  /** An account starts a game in which it plays. Throws as `opening` does. */
  async starting(taking: Taking, loaded: LoadedGame | undefined): Promise<void> {
    if (loaded && seatOf(loaded, taking.account)) await this.sitting(taking, loaded);
  }

  private async hold({ streamId, commandId, account }: Taking): Promise<void> {
    const { until, games, timeouts } = await this.waitOf(account);
    if (until === null || (await this.games.receipt(streamId, commandId))) return;
    const retryAfter = this.waits.secondsUntil(until);
    const facts = { retryAfter, until: new Date(until).toISOString(), games, timeouts };
    throw new ApiError('FORBIDDEN', waiting(timeouts, games, retryAfter), facts);
  }
}

const isRated = (loaded: LoadedGame): boolean =>
  isRatable(loaded) && leagueOf(loaded) === undefined && loaded.game.seats.every(({ bot }) => bot === null);

function waiting(timeouts: number, games: number, seconds: number): Localized {
  const minutes = Math.ceil(seconds / 60);
  const s = minutes === 1 ? '' : 's';
  return localized(
    `Your time ran out in ${timeouts} of your latest ${games} rated games. You may come to a rated table again in ${minutes} minute${s}. Games by invitation, with bots or with undos are open to you.`,
    `Votre temps s’est écoulé dans ${timeouts} de vos ${games} dernières parties classées. Vous pourrez rejoindre une table classée dans ${minutes} minute${s}. Les parties sur invitation, avec des robots ou avec retours en arrière vous sont ouvertes.`,
  );
}
