import { FeedLeader, FeedTicker, Projector, ProjectorLoop, SharedFeed, type Projection } from '#event-store';
import { projectionsOn } from '#server';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { UntoldNews } from './untold-news.js';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/**
 * Advances the feed, and the read models that follow it, in one worker of all: woken by news of commits, from one reading of the feed.
 */
@Injectable()
export class Projections implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly news: UntoldNews;
  private readonly feed: SharedFeed;
  /** One for each database. */
  private readonly tickers: readonly FeedTicker[];
  private readonly loops: readonly ProjectorLoop[];
  private readonly leader: FeedLeader;
  private readonly ends: (() => void)[] = [];

  constructor(@Inject(WORKER_PARTS) private readonly parts: WorkerParts) {
    const { store, pool, nodes, games, bus } = parts.server;
    const projections = projectionsOn(games);
    this.news = new UntoldNews(bus);
    this.feed = new SharedFeed(store.feed, (page) => void this.news.tell(page).catch(this.report));
    this.tickers = nodes.map(
      (node) => new FeedTicker({ pool: node.pool, onError: this.report, onAdvance: () => this.readOn() }),
    );
    this.loops = projections.map((projection) => this.loopOf(projection));
    this.leader = new FeedLeader({
      pool,
      others: nodes.slice(1),
      projections,
      lead: () => this.all.forEach((loop) => loop.start()),
      rest: () => Promise.all(this.all.map((loop) => loop.stop())),
      onError: this.report,
    });
  }

  onApplicationBootstrap(): void {
    const { bus } = this.parts.server;
    const wake = (): void => this.tickers.forEach((ticker) => ticker.wake());
    this.ends.push(this.news.listen(), bus.onCommit(wake), bus.onGap(wake));
    this.leader.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const end of this.ends) end();
    await this.leader.stop();
  }

  private get all(): readonly (FeedTicker | ProjectorLoop)[] {
    return [...this.tickers, ...this.loops];
  }

  private readonly report = (fault: unknown): void => this.parts.queues.report(fault);

  private loopOf(projection: Projection): ProjectorLoop {
    const { pool, store, archive, isElsewhere } = this.parts.server;
    const { feed, report } = this;
    const projector = new Projector({ pool, store, archive, isElsewhere, projection, feed, report });
    return new ProjectorLoop(projector, { onError: this.report });
  }

  private readOn(): void {
    this.feed.advanced();
    for (const loop of this.loops) loop.wake();
  }
}
