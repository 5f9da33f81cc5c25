import { isSameHash, type Hash, type HashedSubtree, type TreeHead } from '#audit';
import type { Pool, PoolClient } from 'pg';
import { GrowingTree } from './growing-tree.js';
import { isListed, leavesIn, strayAmong, type LogDatabases, type StoredLeaf } from './log-leaves.js';
import { nameOf } from './log-nodes.js';
import { hashesIn } from './postgres-log-nodes.js';

/** Most nodes that are named one by one. */
const MOST_NAMED = 20;

const REPAIR = 'chronicler repair-log fixes the tree';

/** The findings of a check of the log. */
export interface CheckedLog {
  /** One sentence each. */
  readonly faults: readonly string[];
  /** The log as it is; `undefined` where it does not contain its earlier entries. */
  readonly head: TreeHead | undefined;
}

/**
 * Rebuilds the tree of the log from its leaves, and holds it against the nodes that are stored, the games that ended, and an earlier head.
 * The verification of a game checks whether its entry has the right hash.
 * @param databases of a server, first the home, where the log is. @param before the head that was noted last.
 */
export async function checkLog(databases: LogDatabases<Pool>, before: TreeHead | undefined): Promise<CheckedLog> {
  const [home, ...others] = databases;
  const clients: PoolClient[] = [];
  try {
    const db = await home.connect();
    clients.push(db);
    await db.query('begin isolation level repeatable read read only');
    // A game is in its stream before it is in the log: streams are read later than the log, from one moment of it.
    for (const pool of others) clients.push(await pool.connect());
    return (await isListed(db)) ? await checkIn([db, ...clients.slice(1)], before) : { faults: [], head: undefined };
  } finally {
    for (const client of clients) await client.query('rollback').finally(() => client.release());
  }
}

async function checkIn(databases: LogDatabases<PoolClient>, before: TreeHead | undefined): Promise<CheckedLog> {
  const [db] = databases;
  const check = new Check(before);
  for await (const page of leavesIn(databases)) check.take(page, await hashesIn(db, check.grow(page)));
  const { head } = check.tree;
  for (const { index } of await strayAmong(databases, check.unlisted))
    check.faults.push(`entry ${index} is of no game that ended here`);
  for (const name of await beyond(db, head.size))
    check.faults.push(`node ${name} is none of a log of ${head.size} entries, and in the way of the next: ${REPAIR}`);
  if (before && !check.contains(before)) {
    check.faults.push(`its first ${before.size} entries are not what they were when it was verified before`);
    return { faults: check.faults, head: undefined };
  }
  return { faults: check.faults, head };
}

/** The tree as it follows from the leaves, and the faults found meanwhile. */
class Check {
  readonly tree = new GrowingTree();
  readonly faults: string[] = [];
  /** Leaves that the list names no game for. */
  readonly unlisted: StoredLeaf[] = [];
  private grown: readonly HashedSubtree[] = [];
  /** The tree when it was as large as the one before. */
  private then: TreeHead | undefined;

  constructor(private readonly before: TreeHead | undefined) {
    this.look();
  }

  /** Adds leaves; gives the nodes that they complete. */
  grow(page: readonly StoredLeaf[]): readonly HashedSubtree[] {
    const hashes = page.map(({ hash }) => hash);
    const missing = Math.max(0, (this.before?.size ?? 0) - this.tree.head.size);
    const until = this.tree.add(hashes.slice(0, missing));
    this.look();
    this.grown = [...until, ...this.tree.add(hashes.slice(missing))];
    return this.grown;
  }

  /** Compares a page of growth of the tree with the stored nodes. */
  take(page: readonly StoredLeaf[], stored: ReadonlyMap<string, Hash>): void {
    for (const node of this.grown) {
      const hash = stored.get(nameOf(node));
      if (!hash || !isSameHash(hash, node.hash))
        this.faults.push(`node ${nameOf(node)} does not follow from its entries: ${REPAIR}`);
    }
    for (const leaf of page) {
      if (leaf.gameId === null) this.unlisted.push(leaf);
      else if (!leaf.isHere) this.faults.push(`entry ${leaf.index} is of game ${leaf.gameId}, which is not here`);
    }
  }

  /** Whether the tree begins with an earlier one: that of the constructor. */
  contains({ root }: TreeHead): boolean {
    return this.then !== undefined && isSameHash(this.then.root, root);
  }

  private look(): void {
    const { head } = this.tree;
    if (head.size === this.before?.size) this.then = head;
  }
}

/** Nodes that a log of so many entries does not have; the first of them. */
async function beyond(db: PoolClient, size: number): Promise<readonly string[]> {
  const text = `select level, index from log_nodes where (index + 1) * power(2::numeric, level) > $1
    order by level, index limit ${MOST_NAMED}`;
  const { rows } = await db.query<{ level: number; index: string }>(text, [size]);
  return rows.map(({ level, index }) => nameOf({ level, index: Number(index) }));
}
