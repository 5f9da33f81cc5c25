import type { FeedEntry } from '#event-store';
import type { Bus } from '#games';
import { GAME_STREAM } from '#streams';
import { LRUCache } from 'lru-cache';

/** Games whose news are remembered. */
const REMEMBERED = 10_000;

/** Tells the news of commits of which none have come, as when a process ends between a commit and its news: followers then need not ask. */
export class UntoldNews {
  private readonly heard = new LRUCache<string, number>({ max: REMEMBERED });

  constructor(private readonly bus: Pick<Bus, 'tell' | 'listen'>) {}

  /** Listens to the news from now on. Gives the function that ends it. */
  listen(): () => void {
    return this.bus.listen(({ gameId, version }) => {
      this.heard.set(gameId, Math.max(version, this.heard.get(gameId) ?? 0));
    });
  }

  /** Tells, once for each game, of commits of the feed that nothing was heard of. */
  async tell(page: readonly FeedEntry[]): Promise<void> {
    const versions = new Map<string, number>();
    for (const { commit, header } of page)
      if (header.kind === GAME_STREAM) versions.set(commit.streamId, commit.lastVersion);
    const untold = [...versions].filter(([gameId, version]) => version > (this.heard.get(gameId) ?? 0));
    await Promise.all(untold.map(([gameId, version]) => this.bus.tell({ gameId, version })));
  }
}
