import type { PoolClient } from 'pg';
import type { Checkpoint } from './checkpoints.js';
import type { ProjectedCommit, Projection, ReadModel } from './projection.js';

/** A commit that a projection cannot take. */
export class PoisonCommit extends Error {
  override readonly name = 'PoisonCommit';

  constructor(
    readonly streamId: string,
    readonly version: number,
    projection: string,
    why: string,
    options?: ErrorOptions,
  ) {
    super(`Projection ${projection}, stream ${streamId}, version ${version}: ${why}`, options);
  }
}

/** What is done with a commit that cannot be taken: park its stream, or give up the whole work. */
export type OnPoison = 'park' | 'throw';

const ATTEMPTS = 3;

/** Errors that come from the server and its load, not from the commit: SQLSTATE classes, and lock timeouts. */
const TRANSIENT = /^(08|40|53|57P|58)|^55P03$/;

/**
 * Tells a projection of commits and answers with the checkpoints that changed. A commit that the read model has already
 * is passed over, as is every commit of a parked stream; one that does not follow on the last is poison.
 * First all of them together, which costs the least; when that fails, one by one: with `park` each in a savepoint of its
 * own, so that a failure undoes nothing else, with `throw` until the first that cannot be taken.
 */
export async function projectCommits(
  projection: Projection,
  into: ReadModel,
  told: readonly ProjectedCommit[],
  checkpoints: ReadonlyMap<string, Checkpoint>,
  onPoison: OnPoison,
): Promise<readonly Checkpoint[]> {
  const versions = new Map([...checkpoints].map(([streamId, { version }]) => [streamId, version]));
  const news = told.filter(({ commit: { streamId, lastVersion } }) => {
    const { version = 0, error } = checkpoints.get(streamId) ?? {};
    return error === undefined && lastVersion > version;
  });
  const follow = news.every(({ commit: { streamId, firstVersion, lastVersion } }) => {
    const isNext = firstVersion === (versions.get(streamId) ?? 0) + 1;
    versions.set(streamId, lastVersion);
    return isNext;
  });
  if (news.length === 0) return [];
  if (!follow || !(await together(projection, into, news))) return apart(projection, into, news, checkpoints, onPoison);
  return [...new Set(news.map(({ commit }) => commit.streamId))].map((streamId) => ({
    streamId,
    version: versions.get(streamId) ?? 0,
  }));
}

/** False when they cannot all be taken; then nothing was. */
async function together(projection: Projection, into: ReadModel, news: readonly ProjectedCommit[]): Promise<boolean> {
  try {
    await inSavepoint(into.db, () => projection.handle(news, into));
    return true;
  } catch (error) {
    if (isTransient(error)) throw error;
    return false;
  }
}

async function apart(
  projection: Projection,
  into: ReadModel,
  news: readonly ProjectedCommit[],
  checkpoints: ReadonlyMap<string, Checkpoint>,
  onPoison: OnPoison,
): Promise<readonly Checkpoint[]> {
  const changed = new Map<string, Checkpoint>();
  for (const one of news) {
    const { streamId, lastVersion } = one.commit;
    const at = changed.get(streamId) ?? checkpoints.get(streamId) ?? { streamId, version: 0 };
    if (at.error !== undefined || lastVersion <= at.version) continue;
    const poison = await attempt(projection, into, one, at.version, onPoison);
    if (poison && onPoison === 'throw') throw poison;
    changed.set(streamId, poison ? { ...at, error: poison.message } : { streamId, version: lastVersion });
  }
  return [...changed.values()];
}

async function attempt(
  projection: Projection,
  into: ReadModel,
  told: ProjectedCommit,
  version: number,
  onPoison: OnPoison,
): Promise<PoisonCommit | undefined> {
  const { streamId, firstVersion } = told.commit;
  const poison = (why: string, cause?: unknown) =>
    new PoisonCommit(streamId, firstVersion, projection.name, why, { cause });
  if (firstVersion !== version + 1) return poison(`version ${version + 1} should come next`);
  try {
    await (onPoison === 'park' ? handleSafely(projection, into, told) : projection.handle([told], into));
  } catch (error) {
    if (isTransient(error)) throw error;
    return poison(error instanceof Error ? error.message : String(error), error);
  }
  return undefined;
}

async function handleSafely(projection: Projection, into: ReadModel, told: ProjectedCommit): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await inSavepoint(into.db, () => projection.handle([told], into));
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || isTransient(error)) throw error;
    }
  }
}

/** Work that leaves nothing behind when it throws. */
async function inSavepoint(db: PoolClient, work: () => Promise<void>): Promise<void> {
  await db.query('savepoint commits_at_hand');
  try {
    await work();
    await db.query('release savepoint commits_at_hand');
  } catch (error) {
    await undo(db);
    throw error;
  }
}

/** Fails when the connection is gone: then the whole batch is done again, and nothing is parked. */
async function undo(db: PoolClient): Promise<void> {
  try {
    await db.query('rollback to savepoint commits_at_hand');
  } catch (error) {
    throw new ConnectionGone('The connection to the database broke while a projection was at work.', { cause: error });
  }
}

class ConnectionGone extends Error {
  readonly code = '08006';
}

const isTransient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TRANSIENT.test(String(error.code));
