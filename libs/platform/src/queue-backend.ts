import {
  createPostgresBackend,
  createRedisBackend,
  type BackendFactory,
  type ConnectionOptions,
  type RedisQueueBackend,
} from 'bullmq';
import { asApplication } from './database-roles.js';
import { openPool, withSetting } from './pool.js';
import { partPrefixes } from './queue-parts.js';
import { isClusterUrl } from './redis-address.js';
import { openRedis, QUEUE_PREFIX, type RedisBehaviour } from './redis.js';

/** Where the jobs of a server are kept: in Redis when there is one, in PostgreSQL otherwise. */
export interface QueueServer {
  readonly databaseUrl: string;
  /** A server, or a cluster. */
  readonly redisUrl?: string | undefined;
  /** Keeps several installations on one Redis apart; `chronicler` by default. PostgreSQL keeps jobs in its schema `bullmq`. */
  readonly queuePrefix?: string | undefined;
  /** Told of faults that no caller sees: lost connections, which are made again, and jobs that failed. */
  readonly report: (fault: unknown) => void;
}

/** How BullMQ reaches a queue: one queue for each part, several on a Redis Cluster alone. */
interface Backend {
  readonly backend: BackendFactory<RedisQueueBackend>;
  readonly parts: readonly { readonly connection: ConnectionOptions; readonly prefix?: string }[];
  /** Lets go of the connections that BullMQ leaves open. */
  readonly end: () => Promise<void>;
}

/** The schema that BullMQ keeps its tables in. */
const SCHEMA = 'bullmq';

/** The backend of one queue or worker. @param max connections to PostgreSQL at most. */
export function backendOf(
  { databaseUrl, redisUrl, queuePrefix = QUEUE_PREFIX, report }: QueueServer,
  redis: RedisBehaviour,
  max: number,
): Backend {
  if (redisUrl !== undefined) return onRedis(redisUrl, queuePrefix, redis);
  // A pool of ours: BullMQ's own does not listen to connections that break while they are made or lent.
  const pool = openPool({
    databaseUrl: withSetting(asApplication(databaseUrl), 'search_path', SCHEMA),
    max,
    applicationName: 'chronicler jobs',
    onIdleError: report,
  });
  // Queue and Worker are typed for Redis; on either backend they do the same.
  const backend = createPostgresBackend as unknown as typeof createRedisBackend;
  return { backend, parts: [{ connection: pool }], end: () => pool.end() };
}

function onRedis(redisUrl: string, queuePrefix: string, redis: RedisBehaviour): Backend {
  const backend = createRedisBackend;
  if (!isClusterUrl(redisUrl)) {
    // In braces since the first release: jobs that wait there are found by it.
    const prefix = `{${queuePrefix}}`;
    return { backend, parts: [{ connection: { ...redis, url: redisUrl }, prefix }], end: () => Promise.resolve() };
  }
  const connection = openRedis(redisUrl, redis);
  connection.on('error', () => undefined);
  return {
    backend,
    parts: partPrefixes(queuePrefix).map((prefix) => ({ connection, prefix })),
    end: () => {
      connection.disconnect();
      return Promise.resolve();
    },
  };
}
