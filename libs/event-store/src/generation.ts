import type { Pool, PoolClient } from 'pg';
import { FEED_START, type FeedPosition, type FeedSource } from './feed.js';
import { liveTable, nextTable, type Projection } from './projection.js';

/** How far the sources of the feed were read; a source that is not in it, not at all. */
export type Places = Readonly<Partial<Record<FeedSource, FeedPosition>>>;

/** One build of a read model and how far it has come: the live one, or the next one while it is rebuilt. */
export interface Generation {
  readonly name: string;
  readonly generation: number;
  /** Version of the projection that builds it. */
  readonly version: number;
  readonly places: Places;
  readonly live: boolean;
}

/** The table of a generation. */
export const tableOf = ({ name, live }: Generation): string => (live ? liveTable(name) : nextTable(name));

/** How far a generation has read a source. */
export const placeIn = ({ places }: Generation, source: FeedSource): FeedPosition => places[source] ?? FEED_START;

/** A generation that has read a source up to a position. */
export const movedOn = (from: Generation, source: FeedSource, position: FeedPosition): Generation => ({
  ...from,
  places: { ...from.places, [source]: position },
});

const GENERATION = `p.name, p.generation, p.version, p.live, coalesce((select json_object_agg(l.source, l.position)
  from projection_places l where l.name = p.name and l.generation = p.generation), '{}') as places`;

/** The generation that is read; `undefined` before the first. */
export async function liveGeneration(db: Pool | PoolClient, name: string): Promise<Generation | undefined> {
  const text = `select ${GENERATION} from projections p where p.name = $1 and p.live`;
  return (await db.query<Generation>(text, [name])).rows[0];
}

/** The generation that is read, locked: no one else can write to it or take its place until the transaction ends. */
export async function lockLive(db: PoolClient, name: string): Promise<Generation | undefined> {
  await db.query('select from projections where name = $1 and live for update', [name]);
  return liveGeneration(db, name);
}

/**
 * Moves the place of a generation in a source on, if it stands where the caller thinks; otherwise another process was faster and
 * the answer is false. Until the transaction ends no one else can write to this generation.
 */
export async function moveOn(
  db: Pool | PoolClient,
  from: Generation,
  source: FeedSource,
  position: FeedPosition,
): Promise<boolean> {
  const text = `with held as (select from projections where name = $1 and generation = $2 and live = $3 for update)
    insert into projection_places as l (name, generation, source, position) select $1, $2, $4, $6 from held
    on conflict (name, generation, source) do update set position = excluded.position where l.position = $5`;
  const values = [from.name, from.generation, from.live, source, placeIn(from, source), position];
  return (await db.query(text, values)).rowCount === 1;
}

/** True when a generation stands where the caller thinks. Until the transaction ends no one else can write to it. */
export async function holds(db: PoolClient, expected: Generation): Promise<boolean> {
  const values = [expected.name, expected.generation, expected.live];
  const held = 'select from projections where name = $1 and generation = $2 and live = $3 for update';
  if ((await db.query(held, values)).rowCount === 0) return false;
  const text = `select ${GENERATION} from projections p where p.name = $1 and p.generation = $2 and p.live = $3`;
  const { rows } = await db.query<Generation>(text, values);
  return rows[0] !== undefined && areSame(rows[0].places, expected.places);
}

const areSame = (one: Places, other: Places): boolean => {
  const [places, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return places.size === others.size && [...places].every(([source, position]) => others.get(source) === position);
};

/** Makes the first generation of a projection, with its table. Without effect when another process makes it. */
export async function openFirst(db: PoolClient, projection: Projection): Promise<void> {
  const { rowCount } = await db.query(
    'insert into projections (name, version, live) values ($1, $2, true) on conflict do nothing',
    [projection.name, projection.version],
  );
  if (rowCount === 1) await db.query(projection.createTable(liveTable(projection.name)));
}

/** Makes the generation after the live one, with its table, in the place of any that was begun. */
export async function openNext(db: PoolClient, projection: Projection, live: Generation): Promise<Generation> {
  await dropNext(db, live.name);
  const text = 'insert into projections (name, version, live) values ($1, $2, false) returning generation';
  const { rows } = await db.query<{ generation: number }>(text, [live.name, projection.version]);
  const [{ generation }] = rows as [{ generation: number }];
  await db.query(projection.createTable(nextTable(live.name)));
  return { name: live.name, generation, version: projection.version, places: {}, live: false };
}

/** Another process began to rebuild the same read model. */
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
 * Puts the next generation, which has everything that the live one had when it was `seen`, in its place, unless that one
 * has gone on since; the answer says whether it did. Locks in the order of `moveOn`, first the generations and then the
 * tables. Throws when there is no such generation.
 */
export async function swap(db: PoolClient, next: Generation, seen: Generation): Promise<boolean> {
  const isUnmoved = await holds(db, seen);
  if (!(await holds(db, next))) throw new RebuildOvertaken(next.name);
  if (!isUnmoved) return false;
  await forget(db, next.name, true);
  await db.query('update projections set live = true where name = $1 and generation = $2', [
    next.name,
    next.generation,
  ]);
  await db.query(`drop table ${liveTable(next.name)}`);
  await db.query(`alter table ${nextTable(next.name)} rename to ${next.name}`);
  return true;
}

/** Its checkpoints, a row for each stream, are left to `Retention`. */
async function forget(db: PoolClient, name: string, live: boolean): Promise<void> {
  const text = `with gone as (delete from projections where name = $1 and live = $2 returning generation)
    insert into gone_generations (projection, generation) select $1, generation from gone`;
  await db.query(text, [name, live]);
}
