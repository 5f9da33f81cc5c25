import { randomUUID } from 'node:crypto';
import { newStreamId } from '#records/testing';
import { readSlices, slicesIn, type SliceRange } from '#platform';
import type { EventStore } from '../event-store.js';
import type { FeedSource } from '../feed.js';
import { NodeReach } from '../nodes/node-reach.js';
import { NodesEventStore } from '../nodes/nodes-event-store.js';
import { PostgresEventStore } from '../postgres-event-store.js';
import { sliceOf } from '../nodes/slice.js';
import type { StoreNode } from '../nodes/store-node.js';
import { storeOnPostgres, type StoreOnPostgres } from './store-on-postgres.js';

/** A store over two databases of one server, and each of them. */
export interface StoreOnNodes {
  readonly store: NodesEventStore;
  /** The home, which has the lower half of the slices, and the other. */
  readonly nodes: readonly [StoreOnPostgres, StoreOnPostgres];
  /** What the store has reported. */
  readonly reported: readonly unknown[];
  /** An id of a stream of the home. */
  readonly idInFirstSource: () => string;
  publish(): Promise<unknown>;
  /** Ends the connections of the store, as when every process of a server ends. */
  stopServers(): Promise<void>;
  /** The same over the connections of the owners, with a quarter of the slices moved to the second node. */
  onOwners(): NodesEventStore;
  stop(): Promise<unknown>;
}

/** A new id whose slice is one of these. */
export function idInSlices(slices: readonly SliceRange[]): string {
  const wanted = new Set(slicesIn(slices));
  for (;;) {
    const id = newStreamId();
    if (wanted.has(sliceOf(id))) return id;
  }
}

/** Two stores as the nodes of one; a node that fails is asked again at once. */
export const asNodes = (
  stores: readonly [EventStore, EventStore],
  slices = ['0-511', '512-1023'],
): readonly StoreNode[] =>
  stores.map((store, place) => {
    const source = ['main', 'node1'][place] as FeedSource;
    return {
      source,
      slices: readSlices(slices[place] ?? '') ?? [],
      store,
      reach: new NodeReach(source, { patience: 5_000, pause: 0 }),
    };
  });

/** Makes two databases that know each which of one server they are, and a store over both. */
export async function storeOnNodes(): Promise<StoreOnNodes> {
  const nodes = await Promise.all([storeOnPostgres(4), storeOnPostgres(4)]);
  const cluster = randomUUID();
  for (const [place, [name, slices]] of [['main', '{[0,512)}'] as const, ['node1', '{[512,1024)}'] as const].entries())
    await nodes[place]?.owner.query(
      'insert into node_identity (cluster, name, slices) values ($1, $2, $3::int4multirange)',
      [cluster, name, slices],
    );
  const reported: unknown[] = [];
  return {
    store: new NodesEventStore(asNodes([nodes[0].store, nodes[1].store]), (fault) => reported.push(fault)),
    nodes,
    reported,
    idInFirstSource: () => idInSlices(readSlices('0-511') ?? []),
    publish: () => Promise.all(nodes.map((node) => node.publish())),
    stopServers: async () => {
      for (const { pool } of nodes) await pool.end();
    },
    onOwners: () =>
      new NodesEventStore(
        asNodes(
          [new PostgresEventStore(nodes[0].owner), new PostgresEventStore(nodes[1].owner)],
          ['0-255', '256-1023'],
        ),
        (fault) => reported.push(fault),
      ),
    stop: () => Promise.all(nodes.map((node) => node.stop())),
  };
}
