import type { Pool, PoolClient } from 'pg';
import { liveTable, nextTable, type Projection } from './projection.js';

/** One build of a read model and how far it has come: the live one, or the next one while it is rebuilt. */
export interface Generation {
  readonly name: string;
  readonly generation: number;
  /** Version of the projection that builds it. */
  readonly version: number;
  /** How far the feed was read. */
  readonly position: number;
  readonly live: boolean;
}

type GenerationRow = Omit<Generation, 'position'> & { readonly position: string };

const toGeneration = (row: GenerationRow): Generation => ({ ...row, position: Number(row.position) });

/** The table of a generation. */
export const tableOf = ({ name, live }: Generation): string => (live ? liveTable(name) : nextTable(name));

/** The generation that is read; `undefined` before the first. */
export async function liveGeneration(db: Pool | PoolClient, name: string): Promise<Generation | undefined> {
  const text = 'select name, generation, version, position, live from projections where name = $1 and live';
  const { rows } = await db.query<GenerationRow>(text, [name]);
  return rows[0] && toGeneration(rows[0]);
}

/** The generation that is read, while nobody else can write to it or take its place until the transaction ends. */
export async function lockLive(db: PoolClient, name: string): Promise<Generation | undefined> {
  await db.query('select from projections where name = $1 and live for update', [name]);
  return liveGeneration(db, name);
}

/**
 * Moves a generation on, if it stands where the caller thinks; otherwise somebody was faster and the answer is false.
 * Until the transaction ends nobody else can write to this generation.
 */
export async function moveOn(db: PoolClient, from: Generation, position: number): Promise<boolean> {
  const text = `update projections set position = $4
    where name = $1 and generation = $2 and position = $3 and live = $5`;
  const { rowCount } = await db.query(text, [from.name, from.generation, from.position, position, from.live]);
  return rowCount === 1;
}

/** Makes the first generation of a projection, with its table. Without effect when somebody else makes it. */
export async function openFirst(db: PoolClient, projection: Projection): Promise<void> {
  const { rowCount } = await db.query(
    'insert into projections (name, version, position, live) values ($1, $2, 0, true) on conflict do nothing',
    [projection.name, projection.version],
  );
  if (rowCount === 1) await db.query(projection.createTable(liveTable(projection.name)));
}

/** Makes the generation after the live one, with its table, in the place of any that was begun. */
export async function openNext(db: PoolClient, projection: Projection, live: Generation): Promise<Generation> {
  await dropNext(db, live.name);
  const { rows } = await db.query<GenerationRow>(
    `insert into projections (name, version, position, live) values ($1, $2, 0, false)
      returning name, generation, version, position, live`,
    [live.name, projection.version],
  );
  await db.query(projection.createTable(nextTable(live.name)));
  return toGeneration(rows[0] as GenerationRow);
}

/** Somebody else began to rebuild the same read model. */
export class RebuildOvertaken extends Error {
  override readonly name = 'RebuildOvertaken';

  constructor(projection: string) {
    super(`Another rebuild of the projection ${projection} was begun; this one has stopped.`);
  }
}

/** Forgets the generation that was begun beside the live one. */
export async function dropNext(db: PoolClient, name: string): Promise<void> {
  await forget(db, name, false);
  await db.query(`drop table if exists ${nextTable(name)}`);
}

/**
 * Puts the next generation in the place of the live one, unless it is behind; the answer says whether it did.
 * Locks in the order of `moveOn`, first the generations and then the tables. Throws when there is no such generation.
 */
export async function swap(db: PoolClient, next: Generation): Promise<boolean> {
  const live = await lockLive(db, next.name);
  if (!(await moveOn(db, next, next.position))) throw new RebuildOvertaken(next.name);
  if (live && live.position > next.position) return false;
  await forget(db, next.name, true);
  await db.query('update projections set live = true where name = $1 and generation = $2', [
    next.name,
    next.generation,
  ]);
  await db.query(`drop table ${liveTable(next.name)}`);
  await db.query(`alter table ${nextTable(next.name)} rename to ${next.name}`);
  return true;
}

/** In two statements: the second has to see what was written while the first waited for the row. */
async function forget(db: PoolClient, name: string, live: boolean): Promise<void> {
  const gone = await db.query<{ generation: number }>(
    'delete from projections where name = $1 and live = $2 returning generation',
    [name, live],
  );
  const generations = gone.rows.map((row) => row.generation);
  await db.query('delete from checkpoints where projection = $1 and generation = any ($2)', [name, generations]);
}
