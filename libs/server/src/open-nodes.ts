import {
  ArchivedStreams,
  MAIN,
  NodeReach,
  NodesAudit,
  NodesEventStore,
  Placement,
  PostgresAudit,
  PostgresEventStore,
  type EventStore,
  type FeedNode,
  type FeedSource,
  type StreamAudit,
} from '#event-store';
import {
  checkNodes,
  createPool,
  nodesAt,
  type DatabaseAddresses,
  type DatabaseNode,
  type Observer,
  type PoolOptions,
  type ArchiveSetting,
  type SliceRange,
} from '#platform';
import { openArchive } from '#infrastructure';
import type pg from 'pg';

/** A database of a server, with connections to it. */
export interface OpenNode extends FeedNode {
  /** The slices of the streams that stand in it. */
  readonly slices: readonly SliceRange[];
}

/** The databases of a server: one, or several over which its streams are placed. */
export interface OpenNodes {
  /** The home first, which also has everything that is no stream. */
  readonly nodes: readonly [OpenNode, ...OpenNode[]];
  readonly store: EventStore;
  readonly audit: StreamAudit;
  /** The commits of streams that are archived. */
  readonly archive: ArchivedStreams;
  /** Whether a stream stands in another database than the home. */
  readonly isElsewhere: (streamId: string) => boolean;
  /** Throws `WrongNodes` where they are not those of the configuration, and when one cannot be reached. */
  readonly check: () => Promise<void>;
  /** Lets go of all connections. */
  readonly end: () => Promise<void>;
}

/** How connections are made, and who is told of what happens on them. */
export interface NodesOptions extends Omit<PoolOptions, 'databaseUrl'> {
  /** Of the databases, and of the archive; absent where no game is archived. */
  readonly addresses: DatabaseAddresses & { readonly archive?: ArchiveSetting | undefined };
  readonly observer?: Observer;
  readonly report: (fault: unknown) => void;
}

/** Makes pools of connections to each database. A single one has its store as it is: nothing stands between. */
export function openNodes({ addresses, observer, report, ...pools }: NodesOptions): OpenNodes {
  const [home, ...others] = nodesAt(addresses);
  const open = ({ name, slices, databaseUrl }: DatabaseNode): OpenNode => ({
    source: name as FeedSource,
    slices,
    pool: createPool({ ...pools, databaseUrl }),
  });
  const nodes = [open(home), ...others.map(open)] as const;
  const archive = new ArchivedStreams(addresses.archive && openArchive(addresses.archive));
  const storeOf = (pool: pg.Pool): EventStore => new PostgresEventStore(pool, undefined, observer, archive);
  const auditOf = (pool: pg.Pool): StreamAudit => new PostgresAudit(pool, archive);
  const [{ pool }] = nodes;
  const all = nodes.map((node) => node.pool);
  const check = (): Promise<void> => checkNodes([home, ...others], all);
  const end = async (): Promise<void> => {
    await Promise.all(all.map((one) => one.end()));
  };
  if (nodes.length === 1)
    return { nodes, store: storeOf(pool), audit: auditOf(pool), archive, isElsewhere: () => false, check, end };
  const stores = nodes.map((node) => ({ ...node, store: storeOf(node.pool), reach: new NodeReach(node.source) }));
  const audited = ({ slices, pool: of }: OpenNode) => ({ slices, audit: auditOf(of) });
  const placement = new Placement(nodes);
  return {
    nodes,
    store: new NodesEventStore(stores, report),
    audit: new NodesAudit([audited(nodes[0]), ...nodes.slice(1).map(audited)]),
    archive,
    isElsewhere: (streamId) => placement.of(streamId).source !== MAIN,
    check,
    end,
  };
}
