import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { migrate } from '../database.js';
import { connectTo } from '../pool.js';
import { HOME, nodesAt, type DatabaseAddresses, type DatabaseNode } from './database-nodes.js';
import { slicesText, type SliceRange } from './slices.js';

/** The record that a database keeps of itself. */
export interface NodeIdentity {
  /** The same in all databases of a server. */
  readonly cluster: string;
  readonly name: string;
  readonly slices: readonly SliceRange[];
}

/** The databases are not those of the configuration: no process may start on them. */
export class WrongNodes extends Error {
  override readonly name = 'WrongNodes';
}

interface IdentityRow {
  readonly cluster: string;
  readonly name: string;
  readonly firsts: number[];
  readonly lasts: number[];
}

/** The record of a database; `undefined` for one that stands alone. */
export async function identityIn(db: Pool | ClientBase): Promise<NodeIdentity | undefined> {
  const text = `select cluster, name, array(select lower(r) from unnest(slices) r order by 1) as firsts,
      array(select upper(r) - 1 from unnest(slices) r order by 1) as lasts from node_identity`;
  const [row] = (await (db as ClientBase).query<IdentityRow>(text)).rows;
  if (!row) return undefined;
  const { cluster, name, firsts, lasts } = row;
  return { cluster, name, slices: firsts.map((first, place) => ({ first, last: lasts[place] ?? first })) };
}

/** Writes the slices down that a database has from now on. `db` is a connection of its owner. */
export async function keepSlices(db: ClientBase, slices: readonly SliceRange[]): Promise<void> {
  await db.query('update node_identity set slices = $1::int4multirange', [multirangeOf(slices)]);
}

const multirangeOf = (slices: readonly SliceRange[]): string =>
  `{${slices.map(({ first, last }) => `[${first},${last + 1})`).join(',')}}`;

/**
 * Brings every database of a server up to date, as `migrate` does, and has each keep a record of what it is. One that stands alone keeps none.
 * Answers with the migrations that ran, by the name of the node. Throws `WrongNodes` for a database that is another than the configuration
 * says, or that has streams of others' slices.
 */
export async function migrateNodes(addresses: DatabaseAddresses): Promise<ReadonlyMap<string, readonly string[]>> {
  const nodes = nodesAt(addresses);
  const done = new Map<string, readonly string[]>();
  for (const node of nodes) done.set(node.name, await migrate(node.databaseUrl, node.migrationDatabaseUrl));
  if (nodes.length > 1) await identify(nodes);
  return done;
}

/** In the order of the nodes: the home gives the name of the whole. */
async function identify(nodes: readonly DatabaseNode[]): Promise<void> {
  let cluster: string | undefined;
  for (const node of nodes) {
    const db = await connectTo(node.migrationDatabaseUrl ?? node.databaseUrl, 'chronicler migrate');
    try {
      const known = await identityIn(db);
      if (!known) await begin(db, { ...node, cluster: cluster ?? randomUUID() });
      const identity = known ?? (await identityIn(db));
      cluster ??= identity?.cluster;
      refuseOther(node, identity, cluster);
    } finally {
      await db.end();
    }
  }
}

async function begin(db: ClientBase, { cluster, name, slices }: NodeIdentity): Promise<void> {
  const { rows } = await db.query<{ slice: number }>(
    'select slice from streams where not $1::int4multirange @> slice::integer order by slice limit 1',
    [multirangeOf(slices)],
  );
  if (rows[0])
    throw new WrongNodes(
      `The database of "${name}" has streams of slice ${rows[0].slice}, which DATABASE_NODES gives to another: give it all slices that it has, and move them with \`chronicler nodes move\`.`,
    );
  await db.query(
    'insert into node_identity (cluster, name, slices) values ($1, $2, $3::int4multirange) on conflict do nothing',
    [cluster, name, multirangeOf(slices)],
  );
}

/**
 * Throws `WrongNodes` where the databases are not those of the configuration: exchanged, of another server, with other slices, or
 * one of several where the configuration knows a single one. `pools` are connections to each, in the order of the nodes.
 */
export async function checkNodes(nodes: readonly DatabaseNode[], pools: readonly Pool[]): Promise<void> {
  const identities = await Promise.all(pools.map(identityIn));
  const [home] = identities;
  if (nodes.length === 1 && !home) return;
  nodes.forEach((node, place) => {
    refuseOther(node, identities[place], home?.cluster);
  });
}

function refuseOther(node: DatabaseNode, identity: NodeIdentity | undefined, cluster: string | undefined): void {
  const what = node.name === HOME ? 'The database of DATABASE_URL' : `The database of "${node.name}" in DATABASE_NODES`;
  const [is, says] = [identity && slicesText(identity.slices), slicesText(node.slices)];
  if (!identity) throw new WrongNodes(`${what} is not prepared as one of several: run \`chronicler migrate\`.`);
  if (identity.cluster !== cluster) throw new WrongNodes(`${what} belongs to another server.`);
  if (identity.name !== node.name) throw new WrongNodes(`${what} is node "${identity.name}" of its server.`);
  if (is !== says)
    throw new WrongNodes(
      `${what} holds slices ${is === '' ? 'none' : is}, and DATABASE_NODES gives it ${says === '' ? 'none' : says}: state what it holds. \`chronicler nodes move\` moves slices.`,
    );
}
