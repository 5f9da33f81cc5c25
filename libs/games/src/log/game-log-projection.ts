import { growth, leafOf, subtreesOf, type Hash, type LogEntry } from '#audit';
import type { Projection } from '#event-store';
import { hexOf } from '#kernel';
import type { PoolClient } from 'pg';
import { endedWith } from './ended-games.js';
import { nameOf } from './log-nodes.js';
import { hashesIn, sizeIn } from './postgres-log-nodes.js';

/** One at a time adds to the log, whichever build of the read model it is for. */
const LOCK = 0x6c6f67;

/**
 * Adds games that are over to the log, in the order in which the feed tells of them, and lists which entry each is. The list can be
 * built anew; the tree cannot: a game that is in it keeps its place.
 */
export const gameLogProjection: Projection = {
  name: 'game_log',
  version: 1,
  createTable: (table) => `create table ${table} (entry bigint primary key, game_id uuid not null unique);`,
  async handle(told, { db, table }) {
    const ended = endedWith(told);
    if (ended.length === 0) return;
    await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const places = await placesOf(db, ended);
    await db.query(`insert into ${table} (entry, game_id) select * from unnest($1::bigint[], $2::uuid[])`, [
      places,
      ended.map(({ gameId }) => gameId),
    ]);
  },
};

/** The number of each entry: the one that it has, or the next one, under which it is added. */
async function placesOf(db: PoolClient, ended: readonly LogEntry[]): Promise<readonly number[]> {
  const leaves = ended.map(leafOf);
  const { rows } = await db.query<{ index: string; hash: Buffer }>(
    'select index, hash from log_nodes where level = 0 and hash = any ($1::bytea[])',
    [leaves.map((leaf) => Buffer.from(leaf))],
  );
  const known = new Map(rows.map(({ index, hash }) => [hexOf(hash), Number(index)]));
  const size = await sizeIn(db);
  const fresh = leaves.filter((leaf) => !known.has(hexOf(leaf)));
  await add(db, size, fresh);
  for (const [place, leaf] of fresh.entries()) known.set(hexOf(leaf), size + place);
  return leaves.map((leaf) => known.get(hexOf(leaf)) ?? NaN);
}

async function add(db: PoolClient, size: number, leaves: readonly Hash[]): Promise<void> {
  if (leaves.length === 0) return;
  const edge = await hashesIn(db, subtreesOf({ from: 0, to: size }));
  const grown = growth(size, leaves, (subtree) => {
    const hash = edge.get(nameOf(subtree));
    if (!hash) throw new Error(`The log has no node ${nameOf(subtree)}: nothing can be added to it.`);
    return hash;
  });
  await db.query(
    'insert into log_nodes (level, index, hash) select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])',
    [grown.map(({ level }) => level), grown.map(({ index }) => index), grown.map(({ hash }) => Buffer.from(hash))],
  );
}
