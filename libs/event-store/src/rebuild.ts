import type { Pool, PoolClient } from 'pg';
import {
  dropNext,
  liveGeneration,
  lockLive,
  movedOn,
  moveOn,
  openNext,
  RebuildOvertaken,
  swap,
  type Generation,
} from './generation.js';
import type { FeedPage } from './feed-page.js';
import type { Projection } from './projection.js';
import { inTransaction } from './transaction.js';

/** How commits get into a generation. */
export interface Building {
  /** The commits of each source of the feed that come next; of a source that is read to its end, none. */
  pages(generation: Generation): Promise<readonly FeedPage[]>;
  /** Writes them, all or none. */
  write(db: PoolClient, generation: Generation, page: FeedPage): Promise<void>;
}

/**
 * Builds the next generation of a read model beside the live one and swaps them once it has caught up. Of two rebuilds
 * of one projection the one that was begun last goes on; the other throws.
 */
export async function rebuild(pool: Pool, projection: Projection, building: Building): Promise<void> {
  const { name } = projection;
  const begun = await inTransaction(pool, async (db) => {
    const live = await lockLive(db, name);
    if (!live) throw new Error(`The projection ${name} has no read model to rebuild: prepare it first.`);
    return openNext(db, projection, live);
  });
  try {
    for (let next = begun; ;) {
      next = await catchUp(pool, next, building);
      // The feed can be read to the place of the live one: when nothing follows on the next one now, it has all of that.
      const seen = await liveGeneration(pool, name);
      if (!seen || (await building.pages(next)).length > 0) continue;
      if (await inTransaction(pool, (db) => swap(db, next, seen))) return;
    }
  } catch (error) {
    if (!(error instanceof RebuildOvertaken)) await inTransaction(pool, (db) => dropNext(db, name));
    throw error;
  }
}

async function catchUp(pool: Pool, from: Generation, building: Building): Promise<Generation> {
  let next = from;
  for (;;) {
    const pages = await building.pages(next);
    if (pages.length === 0) return next;
    for (const page of pages) next = await take(pool, next, page, building);
  }
}

async function take(pool: Pool, next: Generation, page: FeedPage, building: Building): Promise<Generation> {
  const { source, end } = page;
  await inTransaction(pool, async (db) => {
    if (!(await moveOn(db, next, source, end))) throw new RebuildOvertaken(next.name);
    await building.write(db, next, page);
  });
  return movedOn(next, source, end);
}
