import { Games, Presence, seatOf, type GameDirectory, type GameListing } from '#games';
import type { LoadedGame } from '#records';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY } from '../core/tokens.js';
import { abortable } from './abortable.js';
import { BotDiary, type BotNews } from './bot-news.js';
import { BEHIND, ChangedGames } from './changed-games.js';
import { LatestGames } from './latest-games.js';

/** The most games, both running and finished, that are reported at first. */
const MOST_AT_FIRST = 500;

/** The account of the games. */
interface Following {
  readonly account: string;
  /** Milliseconds since 1970: games that ended since then are reported as well; `null` for none. */
  readonly since: number | null;
}

/** Reports to a program all that it needs to play every game of its account. */
@Injectable()
export class BotFeed {
  constructor(
    private readonly games: Games,
    private readonly changed: ChangedGames,
    private readonly presence: Presence,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
  ) {}

  /**
   * First the running games and waiting steps, then starts, steps and ends. A slow follower misses steps, but never
   * the latest.
   */
  follow(following: Following): AsyncIterableIterator<BotNews> {
    return abortable((signal) => this.tell(following, signal));
  }

  /** Listens before it reads, so that nothing is missed in between. */
  private async *tell(following: Following, signal: AbortSignal): AsyncGenerator<BotNews, void> {
    const { account } = following;
    const heard = new Map<string, Pushed>();
    const latest = new LatestGames(() => stop());
    // News from while the list was read is newer than the list.
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

  /** The running games, and those that ended since a moment. */
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
    // The list may be behind: a game that it lists as running may be over.
    return page.filter(({ game, at }) => game.phase === 'running' || at >= earliest);
  }
}

/** A game that waits to be reported. */
interface Pushed {
  /** When the news of it arrived, in milliseconds since 1970. */
  readonly at: number;
  readonly version: number;
}
