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

/** The policy for a commit that cannot be taken: park its stream, or give up the whole work. */
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
  const { next, gaps } = inOrder(told, checkpoints);
  const changed = new Map<string, Checkpoint>();
  const isParked = (streamId: string): boolean => changed.get(streamId)?.error !== undefined;
  const taken = ({ commit: { streamId, lastVersion: version, hash } }: ProjectedCommit): void => {
    changed.set(streamId, { streamId, version, hash });
  };
  const poisoned = ({ commit: { streamId, firstVersion } }: ProjectedCommit, why: string, cause?: unknown): void => {
    const poison = new PoisonCommit(streamId, firstVersion, projection.name, why, { cause });
    if (onPoison === 'throw') throw poison;
    const before = changed.get(streamId) ?? checkpoints.get(streamId) ?? { streamId, version: 0 };
    changed.set(streamId, { ...before, error: poison.message });
  };
  if (next.length === 0 || (await together(projection, into, next))) next.forEach(taken);
  else {
    for (const one of next) {
      if (isParked(one.commit.streamId)) continue;
      const fault = await attempt(projection, into, one, onPoison);
      if (fault) poisoned(one, fault.why, fault.cause);
      else taken(one);
    }
  }
  for (const { told: one, version } of gaps) {
    if (!isParked(one.commit.streamId)) poisoned(one, `version ${version} should come next`);
  }
  return [...changed.values()];
}

/** A commit that does not follow on the last of its stream, and the version that should come. */
interface Gap {
  readonly told: ProjectedCommit;
  readonly version: number;
}

/** The new commits of a page: the commits that follow on each other in their streams, and where a stream has a gap the one after it. */
function inOrder(
  page: readonly ProjectedCommit[],
  checkpoints: ReadonlyMap<string, Checkpoint>,
): { readonly next: readonly ProjectedCommit[]; readonly gaps: readonly Gap[] } {
  const next: ProjectedCommit[] = [];
  const gaps = new Map<string, Gap>();
  const reached = new Map<string, number>();
  for (const told of page) {
    const { streamId, firstVersion, lastVersion } = told.commit;
    const { version: stored = 0, error } = checkpoints.get(streamId) ?? {};
    const version = reached.get(streamId) ?? stored;
    if (error !== undefined || lastVersion <= version || gaps.has(streamId)) continue;
    if (firstVersion === version + 1) {
      next.push(told);
      reached.set(streamId, lastVersion);
    } else gaps.set(streamId, { told, version: version + 1 });
  }
  return { next, gaps: [...gaps.values()] };
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

/** `undefined` when it was taken. */
async function attempt(
  projection: Projection,
  into: ReadModel,
  told: ProjectedCommit,
  onPoison: OnPoison,
): Promise<{ readonly why: string; readonly cause: unknown } | undefined> {
  try {
    await (onPoison === 'park' ? handleSafely(projection, into, told) : projection.handle([told], into));
  } catch (cause) {
    if (isTransient(cause)) throw cause;
    return { why: cause instanceof Error ? cause.message : String(cause), cause };
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

/** A fault of a connection, and of no commit: the whole batch is done again. */
export class ConnectionGone extends Error {
  readonly code = '08006';
}

const isTransient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TRANSIENT.test(String(error.code));
