import type { Pool, PoolClient } from 'pg';
import type { StoredCommit } from '#records';
import { ArchivedStreams } from './archive/archived-streams.js';
import { PostgresCommits } from './archive/postgres-commits.js';
import { loadCheckpoints, parkedStreams, saveCheckpoints } from './checkpoints.js';
import type { EventStore } from './event-store.js';
import { FEED_START, type Feed } from './feed.js';
import { nextPages, type FeedPage, type NextPages } from './feed-page.js';
import { holds, liveGeneration, movedOn, moveOn, openFirst, placeIn, tableOf, type Generation } from './generation.js';
import { ConnectionGone, projectCommits, type OnPoison } from './project-commits.js';
import {
  checkProjection,
  type ParkedStream,
  type ProjectedCommit,
  type Projection,
  type ProjectionHealth,
} from './projection.js';
import { rebuild } from './rebuild.js';
import { inTransaction } from './transaction.js';

/** The dependencies of a projector. */
export interface ProjectorOptions {
  readonly pool: Pool;
  readonly store: Pick<EventStore, 'feed' | 'head' | 'read'>;
  readonly projection: Projection;
  /** Where steps read, for instance a `SharedFeed`; the feed of the store by default. */
  readonly feed?: Feed;
  /** Whether a stream stands in another database than the read models; none does by default. */
  readonly isElsewhere?: (streamId: string) => boolean;
  /** Has the commits of streams that are archived. */
  readonly archive?: ArchivedStreams | undefined;
  /** Told of each stream that the read model leaves out from now on, and why. */
  readonly report?: (fault: Error) => void;
  /** Most commits of one source in one transaction; 200 by default. */
  readonly batch?: number;
}

/** How many commits one step took in, and whether there are more to read at once. */
export interface Step {
  readonly taken: number;
  readonly more: boolean;
  /** Why sources could not be read; the others were. */
  readonly faults: readonly unknown[];
}

const BATCH = 200;

const NOTHING: Step = { taken: 0, more: false, faults: [] };

/**
 * Keeps one read model up with the feed. Read model, checkpoints and places in the feed change in one transaction, and
 * only from where the projector thinks they are: of several processes that do the same, one counts.
 * A commit that the handler cannot take, or that does not follow on the last one of its stream, parks this stream alone.
 */
export class Projector {
  /** The live generation as the last step left it: the database is asked again only when another process has moved it. */
  private known: Generation | undefined;

  constructor(private readonly options: ProjectorOptions) {
    checkProjection(options.projection);
  }

  /**
   * Makes the read model if there is none, and rebuilds it if an older version of the projection made it; tries parked
   * streams again, since this process may bring the repair. Call it once before the first step.
   */
  async prepare(): Promise<void> {
    const { pool, projection } = this.options;
    await inTransaction(pool, (db) => openFirst(db, projection));
    const live = await liveGeneration(pool, projection.name);
    if (live && live.version < projection.version) await this.rebuild();
    else await this.retryParked();
  }

  /** Takes in the next commits of the feed. Does nothing while a newer version of the projection is live. */
  async step(): Promise<Step> {
    const { store, feed = store.feed, batch = BATCH } = this.options;
    let live = this.known ?? (await this.live());
    // Where a step fails, it is not certain how far it has come.
    this.known = undefined;
    if (!live) return NOTHING;
    const { pages, faults } = await pagesAfter(feed, live, batch);
    let taken = 0;
    for (const page of pages) {
      if (!(await this.take(live, page))) return { taken, more: true, faults };
      live = movedOn(live, page.source, page.end);
      taken += page.entries.length;
    }
    this.known = live;
    return { taken, more: pages.some(({ entries }) => entries.length >= batch), faults };
  }

  /** Steps until the end of the feed. Throws where a source cannot be read. */
  async catchUp(): Promise<void> {
    for (;;) {
      const { more, faults } = await this.step();
      if (faults.length > 0) throw faults[0];
      if (!more) return;
    }
  }

  /** Tries the commits of parked streams again, of one stream or of all. Answers with how many are parked still. */
  async retryParked(streamId?: string): Promise<number> {
    for (const stream of (await this.health()).parked) {
      if (streamId === undefined || stream.streamId === streamId) await this.retry(stream);
    }
    return (await this.health()).parked.length;
  }

  /**
   * Rebuilds the read model beside the one that is read, and swaps them once it has caught up; meanwhile streams go on
   * and the old one is kept up to date. Throws `PoisonCommit` on the first commit that it cannot take, and then changes
   * nothing.
   */
  async rebuild(): Promise<void> {
    await rebuild(this.options.pool, this.options.projection, {
      pages: async (generation) => {
        const { pages, faults } = await pagesAfter(this.options.store.feed, generation, this.options.batch ?? BATCH);
        if (faults.length > 0) throw faults[0];
        return pages;
      },
      write: (db, generation, { entries }) => this.write(db, generation, entries, 'throw'),
    });
  }

  async health(): Promise<ProjectionHealth> {
    const { pool, projection, store } = this.options;
    const live = await liveGeneration(pool, projection.name);
    const sources = (await store.feed.sources()).map(async (source) => ({
      source,
      position: live ? placeIn(live, source) : FEED_START,
      end: await store.feed.end(source),
    }));
    return {
      name: projection.name,
      version: live?.version ?? 0,
      sources: await Promise.all(sources),
      parked: live ? await parkedStreams(pool, live) : [],
    };
  }

  private async live(): Promise<Generation | undefined> {
    const { pool, projection } = this.options;
    const live = await liveGeneration(pool, projection.name);
    return live?.version === projection.version ? live : undefined;
  }

  private async take(live: Generation, page: FeedPage): Promise<boolean> {
    const { pool } = this.options;
    const { source, entries, end } = page;
    if (!entries.some((entry) => this.reads(entry))) return moveOn(pool, live, source, end);
    return inTransaction(pool, async (db) => {
      const first = await moveOn(db, live, source, end);
      if (first) await this.write(db, live, entries, 'park');
      return first;
    });
  }

  private reads({ header }: ProjectedCommit): boolean {
    return this.options.projection.kinds?.includes(header.kind) ?? true;
  }

  /** The stream is read after the places in the feed, which must still hold when it is written: so nothing falls between. */
  private async retry(parked: ParkedStream): Promise<void> {
    const live = await this.live();
    if (!live) return;
    const told = await this.missing(parked);
    const done = await inTransaction(this.options.pool, async (db) => {
      const unmoved = await holds(db, live);
      if (unmoved) {
        await saveCheckpoints(db, live, [{ streamId: parked.streamId, version: parked.version }]);
        await this.write(db, live, told, 'park');
      }
      return unmoved;
    });
    if (!done) await this.retry(parked);
  }

  private async missing({ streamId, version }: ParkedStream): Promise<readonly ProjectedCommit[]> {
    const header = await this.options.store.head(streamId);
    const commits = await this.options.store.read(streamId, { after: version });
    return header ? commits.map((commit) => ({ commit, header })) : [];
  }

  /** Over the connection of the transaction where they stand in the same database: asking its pool for another one can deadlock it. */
  private async commitsOf(db: PoolClient, streamId: string): Promise<readonly StoredCommit[]> {
    const { store, isElsewhere, archive = new ArchivedStreams() } = this.options;
    if (isElsewhere?.(streamId) !== true) return new PostgresCommits(db, archive).read(streamId);
    return store.read(streamId).catch((cause: unknown) => {
      throw new ConnectionGone(`Stream ${streamId}, which stands in another database, could not be read.`, { cause });
    });
  }

  private async write(
    db: PoolClient,
    generation: Generation,
    page: readonly ProjectedCommit[],
    onPoison: OnPoison,
  ): Promise<void> {
    const told = page.filter((commit) => this.reads(commit));
    if (told.length === 0) return;
    const streamIds = [...new Set(told.map(({ commit }) => commit.streamId))];
    const checkpoints = await loadCheckpoints(db, generation, streamIds);
    const into = { db, table: tableOf(generation), read: (streamId: string) => this.commitsOf(db, streamId) };
    const changed = await projectCommits(this.options.projection, into, told, checkpoints, onPoison);
    if (changed.length > 0) await saveCheckpoints(db, generation, changed);
    for (const { error } of changed) if (error !== undefined) this.options.report?.(new Error(`Left out: ${error}`));
  }
}

const pagesAfter = (feed: Feed, from: Generation, batch: number): Promise<NextPages> =>
  nextPages(feed, (source) => placeIn(from, source), batch);
