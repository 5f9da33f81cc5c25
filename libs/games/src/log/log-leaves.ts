import { hexOf } from '#kernel/server';
import { liveTable } from '#event-store';
import type { ClientBase } from 'pg';
import { GAME_LOG } from './log-nodes.js';

/** How many leaves are read at a time. */
const PAGE = 1_024;

/** A leaf of the log as it is stored. */
export interface StoredLeaf {
  readonly index: number;
  readonly hash: Uint8Array;
  /** The game that the list names for this entry; null where it names none. */
  readonly gameId: string | null;
  /** Whether that game is here. */
  readonly isHere: boolean;
}

/** Connections to the databases of a server, first the home, where the log is. */
export type LogDatabases<Connection> = readonly [Connection, ...Connection[]];

/** The leaves of the log in order, page by page; a page ends before a hole, and leaves after one are not read. */
export async function* leavesIn(databases: LogDatabases<ClientBase>): AsyncIterable<readonly StoredLeaf[]> {
  const text = `select n.index, n.hash, l.game_id as "gameId" from log_nodes n
    left join ${liveTable(GAME_LOG)} l on l.entry = n.index
    where n.level = 0 and n.index >= $1 order by n.index limit $2`;
  for (let size = 0; ;) {
    const { rows } = await databases[0].query<Omit<StoredLeaf, 'index' | 'isHere'> & { index: string }>(text, [
      size,
      PAGE,
    ]);
    const here = await gamesAmong(
      databases,
      rows.flatMap(({ gameId }) => gameId ?? []),
    );
    const leaves = rows.map(({ index, hash, gameId }) => ({
      index: Number(index),
      hash: Uint8Array.from(hash),
      gameId,
      isHere: gameId !== null && here.has(gameId),
    }));
    const from = size;
    const whole = leaves.filter(({ index }, place) => index === from + place);
    if (whole.length > 0) yield whole;
    size += whole.length;
    if (whole.length < PAGE) return;
  }
}

/** Whether there is a list of the log yet: before a worker first ran there is none. */
export async function isListed(db: ClientBase): Promise<boolean> {
  const text = 'select to_regclass($1) is not null as "isThere"';
  return (await db.query<{ isThere: boolean }>(text, [liveTable(GAME_LOG)])).rows[0]?.isThere === true;
}

/** Those of some games that stand in one of the databases. */
async function gamesAmong(
  databases: LogDatabases<ClientBase>,
  gameIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const text = 'select game_id as "gameId" from streams where game_id = any ($1::uuid[])';
  const found = await Promise.all(databases.map((db) => db.query<{ gameId: string }>(text, [gameIds])));
  return new Set(found.flatMap(({ rows }) => rows.map(({ gameId }) => gameId)));
}

/**
 * Of leaves that the list names no game for, those that are of no game that ended here: the list may be a moment behind. The databases
 * make the leaves of their games, those of RFC 6962: so only the ones that are looked for travel.
 */
export async function strayAmong(
  databases: LogDatabases<ClientBase>,
  unlisted: readonly StoredLeaf[],
): Promise<readonly StoredLeaf[]> {
  if (unlisted.length === 0) return [];
  const text = `select leaf from streams s
    cross join lateral sha256('\\x00'::bytea || convert_to(s.game_id || ' ' || s.last_hash || E'\\n', 'UTF8')) as leaf
    where s.kind = 'game' and s.status = 'closed' and leaf = any ($1::bytea[])`;
  const hashes = unlisted.map(({ hash }) => Buffer.from(hash));
  const found = await Promise.all(databases.map((db) => db.query<{ leaf: Buffer }>(text, [hashes])));
  const ended = new Set(found.flatMap(({ rows }) => rows.map(({ leaf }) => hexOf(leaf))));
  return unlisted.filter(({ hash }) => !ended.has(hexOf(hash)));
}
