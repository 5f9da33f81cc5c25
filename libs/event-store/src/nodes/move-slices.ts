import type { ClientBase } from 'pg';
import { verifyChain } from '#records';
import {
  connectTo,
  identityIn,
  keepSlices,
  rangesOf,
  slicesIn,
  slicesText,
  without,
  WrongNodes,
  type DatabaseNode,
  type NodeIdentity,
  type SliceRange,
} from '#platform';
import { COMMIT_COLUMNS, toCommit, type CommitRow } from '../postgres-rows.js';
import { COPIED_TABLES, insertOf, selectOf } from './copied-tables.js';

/** How many streams are copied and compared at a time. */
const PAGE = 50;

/** How servers name their connections. */
const SERVERS = 'chronicler';

/** What was moved, and which slices each database has now. */
export interface MovedSlices {
  readonly streams: number;
  readonly placement: readonly { readonly name: string; readonly slices: readonly SliceRange[] }[];
}

interface Place {
  readonly node: DatabaseNode;
  readonly db: ClientBase & { end(): Promise<void> };
  identity: NodeIdentity;
}

/**
 * Moves slices with their streams to one of the databases of a server, while no process of the server runs. Each stream is copied to the
 * letter, and its chain and head are compared, before the one database takes the slices and the other gives them up. May be broken off, and run
 * again: between the two steps both hold the slices, and no server starts. Throws, for people, when servers are connected, when a
 * database is not one of this server, and for a copy that is not what was copied; then nothing is given up.
 * @param nodes with addresses of owners.
 */
export async function moveSlices(
  nodes: readonly DatabaseNode[],
  slices: readonly SliceRange[],
  to: string,
): Promise<MovedSlices> {
  const places: Place[] = [];
  try {
    for (const node of nodes) {
      const db = await connectTo(node.migrationDatabaseUrl ?? node.databaseUrl, 'chronicler nodes');
      const identity = await identityIn(db);
      if (!identity)
        throw new WrongNodes(`The database of "${node.name}" is not one of several: run \`chronicler migrate\`.`);
      places.push({ node, db, identity });
    }
    const target = targetIn(places, to);
    for (const { node, db } of places) await refuseServers(node, db);
    let streams = 0;
    for (const source of places) {
      const moved = shared(source.identity.slices, slices);
      if (source !== target && moved.length > 0) streams += await moveBetween(source, target, moved);
    }
    return { streams, placement: places.map(({ identity: { name, slices: has } }) => ({ name, slices: has })) };
  } finally {
    for (const { db } of places) await db.end();
  }
}

function targetIn(places: readonly Place[], to: string): Place {
  for (const { node, identity } of places)
    if (identity.name !== node.name || identity.cluster !== places[0]?.identity.cluster)
      throw new WrongNodes(`The database of "${node.name}" is node "${identity.name}", or belongs to another server.`);
  const target = places.find(({ node }) => node.name === to);
  if (target) return target;
  const names = places.map(({ node }) => node.name).join(', ');
  throw new WrongNodes(`There is no node "${to}" in DATABASE_NODES; there are: ${names}.`);
}

async function refuseServers({ name }: DatabaseNode, db: ClientBase): Promise<void> {
  const text = `select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = $1`;
  const { rows } = await db.query<{ count: number }>(text, [SERVERS]);
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new Error(
      `Stop every API and worker first: ${count} of their connections are open to the database of "${name}".`,
    );
}

const shared = (has: readonly SliceRange[], asked: readonly SliceRange[]): readonly SliceRange[] => {
  const wanted = new Set(slicesIn(asked));
  return rangesOf(slicesIn(has).filter((slice) => wanted.has(slice)));
};

/** The target commits first: a fault between the two leaves every stream in at least one place. */
async function moveBetween(source: Place, target: Place, slices: readonly SliceRange[]): Promise<number> {
  await source.db.query('begin');
  await target.db.query('begin');
  try {
    const tables = COPIED_TABLES.map(({ name }) => name).join(', ');
    await source.db.query(`lock table ${tables}, node_identity in access exclusive mode`);
    // As every append does before it draws a position: the mark of the feed waits for it.
    await target.db.query('select pg_advisory_xact_lock_shared(1001, 0)');
    const gains = rangesOf([...slicesIn(target.identity.slices), ...slicesIn(slices)]);
    const keeps = without(source.identity.slices, slices);
    await keepSlices(target.db, gains);
    const ids = await streamsIn(source.db, slices);
    await refuseArchived(source.db, ids);
    for (let from = 0; from < ids.length; from += PAGE) {
      const page = ids.slice(from, from + PAGE);
      const missing = await missingIn(target.db, page);
      for (const table of COPIED_TABLES) await copy(source.db, target.db, table, missing);
      await compare(source.db, target.db, page);
    }
    await target.db.query('commit');
    target.identity = { ...target.identity, slices: gains };
    await giveUp(source.db, ids);
    await keepSlices(source.db, keeps);
    await source.db.query('commit');
    source.identity = { ...source.identity, slices: keeps };
    return ids.length;
  } catch (fault) {
    await target.db.query('rollback');
    await source.db.query('rollback');
    throw new Error(
      `Slices ${slicesText(slices)} were not moved from "${source.node.name}": ${fault instanceof Error ? fault.message : String(fault)}. The same command tries again.`,
      { cause: fault },
    );
  }
}

async function streamsIn(db: ClientBase, slices: readonly SliceRange[]): Promise<readonly string[]> {
  const text = 'select game_id from streams where slice = any ($1::smallint[]) order by game_id';
  return (await db.query<{ game_id: string }>(text, [slicesIn(slices)])).rows.map(({ game_id: id }) => id);
}

/** Their places in the feed are of this database, and stand in the archive. */
async function refuseArchived(db: ClientBase, ids: readonly string[]): Promise<void> {
  const text = 'select count(*)::integer as count from archived_streams where game_id = any ($1::uuid[])';
  const count = (await db.query<{ count: number }>(text, [ids])).rows[0]?.count ?? 0;
  if (count > 0)
    throw new Error(`${count} of their games are archived: bring them back first, by \`chronicler restore --all\``);
}

/** Those that a try before has not copied yet. */
async function missingIn(db: ClientBase, ids: readonly string[]): Promise<readonly string[]> {
  const text = 'select id from unnest($1::uuid[]) as id where not exists (select from streams where game_id = id)';
  return (await db.query<{ id: string }>(text, [ids])).rows.map(({ id }) => id);
}

async function copy(
  source: ClientBase,
  target: ClientBase,
  table: (typeof COPIED_TABLES)[number],
  ids: readonly string[],
): Promise<void> {
  const { rows } = await source.query<Record<string, string | null>>(selectOf(table), [ids]);
  const lists = Object.keys(table.columns).map((column) => rows.map((row) => row[column]));
  if (rows.length > 0) await target.query(insertOf(table), lists);
}

/** Throws an Error where the copies of streams are not what was copied, or their chains do not lead to their heads. */
async function compare(source: ClientBase, target: ClientBase, ids: readonly string[]): Promise<void> {
  for (const table of COPIED_TABLES) {
    const [here, there] = await Promise.all(
      [source, target].map(async (db) => (await db.query({ text: selectOf(table), rowMode: 'array' }, [ids])).rows),
    );
    if (JSON.stringify(here) !== JSON.stringify(there))
      throw new Error(`The copies in "${table.name}" are not what was copied`);
  }
  const commits = `select ${COMMIT_COLUMNS} from commits c where c.game_id = any ($1::uuid[]) order by c.game_id, c.last_version`;
  const { rows } = await target.query<CommitRow>(commits, [ids]);
  const heads = await target.query<{ game_id: string; last_hash: string }>(
    'select game_id, last_hash from streams where game_id = any ($1::uuid[])',
    [ids],
  );
  const stored = rows.map(toCommit);
  for (const { game_id: streamId, last_hash: lastHash } of heads.rows) {
    const chain = verifyChain(stored.filter((commit) => commit.streamId === streamId));
    if (!chain.ok || chain.lastHash !== lastHash)
      throw new Error(`Stream ${streamId}: its chain does not lead to its head, see \`chronicler verify\``);
  }
}

/** The triggers that refuse it, of the owner too. */
const GUARDS = [
  ['commits', 'commits_are_append_only'],
  ['streams', 'streams_are_kept'],
] as const;

async function giveUp(db: ClientBase, ids: readonly string[]): Promise<void> {
  for (const [table, guard] of GUARDS) await db.query(`alter table ${table} disable trigger ${guard}`);
  for (const { name } of [...COPIED_TABLES].reverse())
    await db.query(`delete from ${name} where game_id = any ($1::uuid[])`, [ids]);
  for (const [table, guard] of GUARDS) await db.query(`alter table ${table} enable trigger ${guard}`);
}
