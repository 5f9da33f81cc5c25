import type { TreeHead } from '#audit';
import { connectTo } from '#platform';
import type { ClientBase } from 'pg';
import { liveTable } from '#event-store';
import { GrowingTree } from './growing-tree.js';
import { GAME_LOG } from './log-nodes.js';
import { isListed, leavesIn, strayAmong, type LogDatabases, type StoredLeaf } from './log-leaves.js';

/** The report of a repair of the log. */
export interface RepairedLog {
  /** How many entries it has. */
  readonly size: number;
  /** How many nodes were taken out, and how many were made. */
  readonly removed: number;
  readonly made: number;
}

/** The trigger that refuses every change, of the owner too. */
const GUARD = 'log_nodes_are_append_only';

/**
 * Rebuilds the nodes of the log from its entries, and removes entries beyond a hole, or at the end and of no game. Entries keep their
 * numbers and hashes. Throws an Error where an entry of a game is missing: that comes from a backup.
 * @param ownerUrls the databases of a server as their owner, first the home, where the log is. @param noted the head that was noted last: nothing of it is taken out.
 */
export async function repairLog(
  [homeUrl, ...ownerUrls]: LogDatabases<string>,
  noted: TreeHead | undefined,
): Promise<RepairedLog> {
  const db = await connectTo(homeUrl, 'chronicler repair-log');
  const others: Awaited<ReturnType<typeof connectTo>>[] = [];
  try {
    for (const url of ownerUrls) others.push(await connectTo(url, 'chronicler repair-log'));
    await db.query('begin');
    await db.query('lock table log_nodes in access exclusive mode');
    const repaired = (await isListed(db)) ? await repairIn([db, ...others], noted) : { size: 0, removed: 0, made: 0 };
    await db.query('commit');
    return repaired;
  } finally {
    for (const connection of [db, ...others]) await connection.end();
  }
}

async function repairIn(databases: LogDatabases<ClientBase>, noted: TreeHead | undefined): Promise<RepairedLog> {
  const [db] = databases;
  const kept = await keptLeaves(databases, noted?.size ?? 0);
  const { rows: lost } = await db.query<{ gameId: string }>(
    `select game_id as "gameId" from ${liveTable(GAME_LOG)} where entry >= $1 order by entry limit 1`,
    [kept.length],
  );
  if (lost[0])
    throw new Error(
      `Entry ${kept.length}, or one of those after it, is missing, of game ${lost[0].gameId}: bring it back from a backup.`,
    );
  const due = new GrowingTree().add(kept.map(({ hash }) => hash));
  const wanted = [
    due.map(({ level }) => level),
    due.map(({ index }) => index),
    due.map(({ hash }) => Buffer.from(hash)),
  ];
  const nodes = 'unnest($1::smallint[], $2::bigint[], $3::bytea[]) as due (level, index, hash)';
  await db.query(`alter table log_nodes disable trigger ${GUARD}`);
  const { rowCount: removed } = await db.query(
    `delete from log_nodes n where not exists (select from ${nodes} where (due.level, due.index, due.hash) = (n.level, n.index, n.hash))`,
    wanted,
  );
  await db.query(`alter table log_nodes enable trigger ${GUARD}`);
  const { rowCount: made } = await db.query(
    `insert into log_nodes (level, index, hash) select * from ${nodes} on conflict do nothing`,
    wanted,
  );
  return { size: kept.length, removed: removed ?? 0, made: made ?? 0 };
}

/** The leaves up to the first hole, without those at their end that are of no game. */
async function keptLeaves(databases: LogDatabases<ClientBase>, least: number): Promise<readonly StoredLeaf[]> {
  const leaves: StoredLeaf[] = [];
  for await (const page of leavesIn(databases)) leaves.push(...page);
  const strays = new Set(
    await strayAmong(
      databases,
      leaves.filter(({ gameId }) => gameId === null),
    ),
  );
  const last = leaves.findLastIndex((leaf) => !strays.has(leaf));
  return leaves.slice(0, Math.max(last + 1, least));
}
