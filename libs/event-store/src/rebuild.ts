import type { Pool, PoolClient } from 'pg';
import type { FeedEntry } from './event-store.js';
import { dropNext, lockLive, moveOn, openNext, RebuildOvertaken, swap, type Generation } from './generation.js';
import type { Projection } from './projection.js';
import { inTransaction } from './transaction.js';

/** How commits get into a generation. */
export interface Building {
  /** The commits of the feed that come next. */
  page(generation: Generation): Promise<readonly FeedEntry[]>;
  /** Writes them, all or none. */
  write(db: PoolClient, generation: Generation, entries: readonly FeedEntry[]): Promise<void>;
}

/**
 * Builds the next generation of a read model beside the live one and swaps them once it has caught up. Of two rebuilds
 * of one projection the one that was begun last goes on; the other throws.
 */
export async function rebuild(pool: Pool, projection: Projection, building: Building): Promise<void> {
  const begun = await inTransaction(pool, async (db) => {
    const live = await lockLive(db, projection.name);
    if (!live) throw new Error(`The projection ${projection.name} has no read model to rebuild: prepare it first.`);
    return openNext(db, projection, live);
  });
  try {
    let next = begun;
    do next = await catchUp(pool, next, building);
    while (!(await inTransaction(pool, (db) => swap(db, next))));
  } catch (error) {
    if (!(error instanceof RebuildOvertaken)) await inTransaction(pool, (db) => dropNext(db, projection.name));
    throw error;
  }
}

async function catchUp(pool: Pool, from: Generation, building: Building): Promise<Generation> {
  let next = from;
  for (;;) {
    const entries = await building.page(next);
    const position = entries.at(-1)?.position;
    if (position === undefined) return next;
    await inTransaction(pool, async (db) => {
      if (!(await moveOn(db, next, position))) throw new RebuildOvertaken(next.name);
      await building.write(db, next, entries);
    });
    next = { ...next, position };
  }
}
