import { Games, seatOf, waitingOf, type GameDirectory, type LoadedGame } from '#games';
import { waitsForSeats } from '#kernel';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY } from '../api-parts.js';
import { sourceOf, type GameSource } from '../games/game-source.js';
import { ChangedGames } from './changed-games.js';
import { LatestGames } from './latest-games.js';

/** How many games a subscriber is told of at first. */
const MOST_AT_FIRST = 500;

/** Tells which games a subscriber may want to look at. */
@Injectable()
export class GameAnnouncements {
  constructor(
    private readonly games: Games,
    private readonly changed: ChangedGames,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
  ) {}

  /** Games that wait for an account: those that do now, then each when a step begins to. */
  waitingFor(account: string): AsyncIterableIterator<GameSource> {
    const told = new Map<string, string>();
    const isNews = (loaded: LoadedGame): boolean => {
      const stepId = stepFor(loaded, account);
      const before = told.get(loaded.gameId);
      if (stepId === undefined) told.delete(loaded.gameId);
      else told.set(loaded.gameId, stepId);
      return stepId !== undefined && stepId !== before;
    };
    return this.announce({ account, status: 'running' }, isNews);
  }

  /** Open games whenever they change, and once more when they are open no longer. */
  lobby(): AsyncIterableIterator<GameSource> {
    const open = new Map<string, number>();
    const isNews = ({ gameId, game: { phase, version } }: LoadedGame): boolean => {
      if (phase !== 'open') return open.delete(gameId);
      const before = open.get(gameId);
      open.set(gameId, version);
      return version !== before;
    };
    return this.announce({ status: 'open' }, isNews);
  }

  /** Listens first and looks then, so that nothing falls between. Who cannot be told what there is gets the fault. */
  private announce(
    start: { readonly account?: string; readonly status: 'open' | 'running' },
    isNews: (loaded: LoadedGame) => boolean,
  ): AsyncIterableIterator<GameSource> {
    const latest = new LatestGames(() => stop());
    const consider = (loaded: LoadedGame): void => {
      if (isNews(loaded)) latest.push(loaded);
    };
    const stop = this.changed.listen(consider);
    this.present(start, consider).catch((fault: unknown) => latest.fail(fault));
    return sources(latest);
  }

  private async present(
    start: { readonly account?: string; readonly status: 'open' | 'running' },
    consider: (loaded: LoadedGame) => void,
  ): Promise<void> {
    const listings = await this.directory.find({
      ...start,
      order: 'changedAt',
      descending: true,
      limit: MOST_AT_FIRST,
    });
    for (const { gameId } of listings) {
      const loaded = await this.games.load(gameId);
      if (loaded) consider(loaded);
    }
  }
}

/** The step in which a game waits for an account; `undefined` when it does not. */
function stepFor(loaded: LoadedGame, account: string): string | undefined {
  const own = seatOf(loaded, account);
  const waiting = waitingOf(loaded)?.waiting;
  return own && waiting && waitsForSeats(waiting) && waiting.seats.includes(own.seat) ? waiting.stepId : undefined;
}

const sources = (latest: LatestGames): AsyncIterableIterator<GameSource> => ({
  async next() {
    const step = await latest.next();
    return step.done === true ? { done: true, value: undefined } : { done: false, value: sourceOf(step.value) };
  },
  async return() {
    await latest.return();
    return { done: true, value: undefined };
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});
