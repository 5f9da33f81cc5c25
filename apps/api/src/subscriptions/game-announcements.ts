import { Games, seatOf, type GameDirectory } from '#games';
import type { LoadedGame } from '#records';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY } from '../core/tokens.js';
import type { Caller } from '../access/caller.js';
import type { GameSource } from '../games/game-source.js';
import { ShownGames } from '../games/shown-games.js';
import { stepFor } from '../games/waiting.js';
import { ChangedGames } from './changed-games.js';
import { isWished, type LobbyWish } from './lobby-wish.js';
import { LatestGames } from './latest-games.js';

/** The most games that a subscriber gets at first. */
const MOST_AT_FIRST = 500;

/** The games at first. */
interface Start {
  readonly account?: string;
  readonly status: 'open' | 'running';
  readonly ruleset?: string | undefined;
}

/** Announces games that may interest a subscriber. */
@Injectable()
export class GameAnnouncements {
  constructor(
    private readonly games: Games,
    private readonly shown: ShownGames,
    private readonly changed: ChangedGames,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
  ) {}

  /** Games that wait for an account: those that wait now, then each whose step begins to. */
  waitingFor(caller: Caller, account: string): AsyncIterableIterator<GameSource> {
    const told = new Map<string, string>();
    const isNews = (loaded: LoadedGame): boolean => {
      const own = seatOf(loaded, account);
      const stepId = own && stepFor(loaded, own.seat);
      const before = told.get(loaded.gameId);
      if (stepId === undefined) told.delete(loaded.gameId);
      else told.set(loaded.gameId, stepId);
      return stepId !== undefined && stepId !== before;
    };
    return this.announce({ account, status: 'running' }, isNews, caller);
  }

  /** Open public games that match the filter, whenever they change, and once more when they no longer match. */
  lobby(caller: Caller, wish: LobbyWish): AsyncIterableIterator<GameSource> {
    const open = new Map<string, number>();
    const isNews = (loaded: LoadedGame): boolean => {
      const { gameId, game } = loaded;
      if (game.invitation !== undefined || game.unlisted) return false;
      if (game.phase !== 'open' || !isWished(loaded, wish)) return open.delete(gameId);
      const before = open.get(gameId);
      open.set(gameId, game.version);
      return game.version !== before;
    };
    return this.announce({ status: 'open', ruleset: wish.ruleset ?? undefined }, isNews, caller);
  }

  /** Listens before it reads, so that nothing is missed in between. If reading fails, the subscriber gets the fault. */
  private announce(
    start: Start,
    isNews: (loaded: LoadedGame) => boolean,
    caller: Caller,
  ): AsyncIterableIterator<GameSource> {
    const latest = new LatestGames(() => stop());
    const consider = (loaded: LoadedGame): void => {
      if (isNews(loaded)) latest.push(loaded);
    };
    const heard = new Map<string, number>();
    const stop = this.changed.listen((loaded) => {
      heard.set(loaded.gameId, loaded.game.version);
      consider(loaded);
    });
    // News from while the first page was read is newer than the page.
    const isNewest = ({ gameId, game }: LoadedGame): boolean => (heard.get(gameId) ?? 0) <= game.version;
    this.present(start, (loaded) => isNewest(loaded) && consider(loaded)).catch((fault: unknown) => latest.fail(fault));
    return sources(latest, (loaded) => this.shown.of(loaded, caller));
  }

  private async present(start: Start, consider: (loaded: LoadedGame) => unknown): Promise<void> {
    const listings = await this.directory.find({
      ...start,
      viewer: start.account,
      order: 'changedAt',
      descending: true,
      limit: MOST_AT_FIRST,
    });
    const page = await this.games.loadAll(listings.map(({ gameId }) => gameId));
    page.forEach(consider);
  }
}

const sources = (
  latest: LatestGames,
  show: (loaded: LoadedGame) => Promise<GameSource>,
): AsyncIterableIterator<GameSource> => ({
  async next() {
    const step = await latest.next();
    return step.done === true ? { done: true, value: undefined } : { done: false, value: await show(step.value) };
  },
  async return() {
    await latest.return();
    return { done: true, value: undefined };
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});
