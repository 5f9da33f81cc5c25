import { Games, Presence, seatOf, type GameDirectory, type GameListing, type LoadedGame } from '#games';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY } from '../core/tokens.js';
import { abortable } from './abortable.js';
import { BotDiary, type BotNews } from './bot-news.js';
import { BEHIND, ChangedGames } from './changed-games.js';
import { LatestGames } from './latest-games.js';

/** How many games, of those that run and of those that are over, are told of at first. */
const MOST_AT_FIRST = 500;

/** Whose games. */
interface Following {
  readonly account: string;
  /** Milliseconds since 1970: what ended since then is told as well; `null` for nothing. */
  readonly since: number | null;
}

/** Tells a program all that it must know to play every game of its account. */
@Injectable()
export class BotFeed {
  constructor(
    private readonly games: Games,
    private readonly changed: ChangedGames,
    private readonly presence: Presence,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
  ) {}

  /** What runs and what waits, then what begins, asks and ends. A slow follower misses steps, never the latest. */
  follow(following: Following): AsyncIterableIterator<BotNews> {
    return abortable((signal) => this.tell(following, signal));
  }

  /** Listens first and looks then, so that nothing falls between. */
  private async *tell(following: Following, signal: AbortSignal): AsyncGenerator<BotNews, void> {
    const { account } = following;
    const heard = new Map<string, Pushed>();
    const latest = new LatestGames(() => stop());
    // What was heard while the list was read is newer than the list.
    const push = (loaded: LoadedGame, at: number): void => {
      const { gameId, game } = loaded;
      if (game.phase === 'open' || seatOf(loaded, account) === undefined) return;
      if ((heard.get(gameId)?.version ?? 0) > game.version) return;
      heard.set(gameId, { at, version: game.version });
      latest.push(loaded);
    };
    const stop = this.changed.listen((loaded) => push(loaded, Date.now()));
    signal.addEventListener('abort', () => void latest.return(), { once: true });
    const began = Date.now();
    const goAway = this.presence.enter(account, account);
    const diary = new BotDiary(account);
    try {
      for (const loaded of await this.present(following)) push(loaded, began);
      for await (const loaded of latest) {
        const { at } = heard.get(loaded.gameId) ?? { at: began };
        heard.delete(loaded.gameId);
        yield* diary.newsOf(loaded, at);
      }
    } finally {
      goAway();
      await latest.return();
    }
  }

  /** The games that run, and those that were over since a moment. */
  private async present({ account, since }: Following): Promise<readonly LoadedGame[]> {
    const find = (status: GameListing['status']): Promise<readonly GameListing[]> =>
      this.directory.find({
        status,
        account,
        viewer: account,
        order: 'changedAt',
        descending: true,
        limit: MOST_AT_FIRST,
      });
    const earliest = since === null ? Infinity : since - BEHIND;
    const over = since === null ? [] : await find('over');
    const listings = [...over.filter(({ changedAt }) => changedAt >= earliest), ...(await find('running'))];
    const page = await this.games.loadAll([...new Set(listings.map(({ gameId }) => gameId))]);
    // The list may be behind: what runs there may be over.
    return page.filter(({ game, at }) => game.phase === 'running' || at >= earliest);
  }
}

/** A game that waits to be told of. */
interface Pushed {
  /** When it was heard of, in milliseconds since 1970. */
  readonly at: number;
  readonly version: number;
}
