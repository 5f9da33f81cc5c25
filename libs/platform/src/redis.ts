import { Cluster, Redis, type ClusterOptions } from 'ioredis';
import { ConfigurationError } from './configuration-error.js';
import type { HealthRegistry } from './health.js';
import { readRedisAddress, REDIS_ADDRESSES } from './redis-address.js';

/** A connection to one Redis, or connections to the nodes of a cluster. */
export type RedisConnection = Redis | Cluster;

/** How long a command may take before it counts as lost, in milliseconds: a frozen Redis answers nothing, for ever. */
const PATIENCE = 500;

/** Longest time between two tries to connect, in milliseconds. */
const LONGEST_PAUSE = 1_000;

/**
 * How the server connects to Redis, which is optional: no request waits for it. While it is away commands fail at once,
 * and it is tried again for as long as it takes.
 */
export const optionalRedis = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: PATIENCE,
  connectTimeout: 2_000,
  retryStrategy: (tries: number): number => Math.min(100 * tries, LONGEST_PAUSE),
} as const;

/** How a connection behaves; `commandTimeout` absent: a command may take as long as it takes. */
export interface RedisBehaviour {
  readonly enableOfflineQueue: boolean;
  readonly maxRetriesPerRequest: number | null;
  readonly commandTimeout?: number | undefined;
  readonly connectTimeout: number;
  readonly retryStrategy: (tries: number) => number;
}

/** How a client follows the nodes of a cluster. Times are milliseconds. */
const following = {
  // A node that was promoted, or has moved its slots, is also found without a command for it.
  slotsRefreshInterval: 5_000,
  slotsRefreshTimeout: 2_000,
  // A command for a node that is away is tried again for half a second.
  maxRedirections: 5,
  retryDelayOnFailover: 100,
  retryDelayOnClusterDown: 100,
} satisfies ClusterOptions;

/** Connects to the Redis of `REDIS_URL`, to be closed by the caller. Throws a ConfigurationError for what is no address. */
export function openRedis(redisUrl: string, behaviour: RedisBehaviour, keyPrefix?: string): RedisConnection {
  const address = readRedisAddress(redisUrl);
  if (!address) throw new ConfigurationError(`REDIS_URL ${REDIS_ADDRESSES}`);
  const { commandTimeout, ...others } = behaviour;
  const options = { ...others, ...(commandTimeout === undefined ? {} : { commandTimeout }) };
  const prefixed = keyPrefix === undefined ? {} : { keyPrefix };
  if (address.kind === 'server') return new Redis(address.url, { ...options, ...prefixed });
  const { retryStrategy, enableOfflineQueue, ...ofNode } = options;
  const { nodes, username, password, isEncrypted } = address;
  const credentials = {
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
  };
  return new Cluster([...nodes], {
    ...following,
    ...prefixed,
    enableOfflineQueue,
    clusterRetryStrategy: retryStrategy,
    redisOptions: { ...ofNode, ...credentials, ...(isEncrypted ? { tls: {} } : {}) },
    // Certificates are for names.
    ...(isEncrypted ? { dnsLookup: (name, done) => done(null, name) } : {}),
  });
}

/** The address of a Redis, and its listeners. */
export interface RedisParts {
  readonly redisUrl: string;
  /** Keeps several installations on one Redis apart; `chronicler` by default. */
  readonly queuePrefix?: string | undefined;
  /** Told of each outage once. */
  readonly report: (fault: unknown) => void;
}

/** The default prefix of all names in Redis. */
export const QUEUE_PREFIX = 'chronicler';

/** For how many milliseconds a node of a cluster that was told to be away is not told of again. */
const TOLD = 60_000;

/** A connection to Redis that need not be there, now or later, and puts the prefix before every key. Throws for what is no address. */
export function connectRedis({ redisUrl, queuePrefix = QUEUE_PREFIX, report }: RedisParts): RedisConnection {
  const redis = openRedis(redisUrl, optionalRedis, `${queuePrefix}:`);
  let isTold = false;
  redis.on('error', (fault) => {
    if (!isTold) report(fault);
    isTold = true;
  });
  redis.on('ready', () => {
    isTold = false;
  });
  const told = new Map<string, number>();
  redis.on('node error', (fault: unknown, node: string) => {
    const now = performance.now();
    if (now < (told.get(node) ?? -Infinity) + TOLD) return;
    told.set(node, now);
    report(new Error(`Redis Cluster: node ${node} is away`, { cause: fault }));
  });
  return redis;
}

/**
 * A connection of its own for a subscriber: to the same server, or to any node of the cluster, which tells of what was published at every other.
 * Ends where it breaks, and is not made again. `undefined` while no node of the cluster is known.
 */
export function openListener(redis: RedisConnection): Redis | undefined {
  const nodes = redis.isCluster ? (redis as Cluster).nodes() : [redis as Redis];
  const node = nodes[Math.floor(Math.random() * nodes.length)];
  return node?.duplicate({ retryStrategy: () => null, lazyConnect: false, enableOfflineQueue: false, readOnly: false });
}

const CODE = /^(?:E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|ENOTFOUND)/;
const MESSAGE =
  /^(?:Connection is closed|Command timed out|Stream isn't writeable|Reached the max retries|Cluster isn't ready|Cluster is dis|CLUSTERDOWN|Too many Cluster redirections|Failed to refresh slots cache|None of startup nodes|All nodes failed)/;

/** True for a fault that says no more than that Redis is away, which `connectRedis` tells of. */
export const isAbsence = (fault: unknown): boolean =>
  fault instanceof Error && (CODE.test(String((fault as { code?: unknown }).code)) || MESSAGE.test(fault.message));

/** Lets a process tell whether Redis answers. Without it the server goes on, slower: degraded, not unhealthy. */
export function registerRedisHealth(health: Pick<HealthRegistry, 'register'>, redis: RedisConnection): void {
  health.register('redis', async () => {
    try {
      await answer(redis);
      return { healthy: true };
    } catch (fault) {
      return { healthy: true, degraded: `Redis is away: ${fault instanceof Error ? fault.message : String(fault)}` };
    }
  });
}

/** Every node that has slots answers, and all slots are served. */
async function answer(redis: RedisConnection): Promise<void> {
  if (!redis.isCluster) return void (await redis.ping());
  const [state] = await Promise.all([
    redis.cluster('INFO'),
    ...(redis as Cluster).nodes('master').map((node) => node.ping()),
  ]);
  if (!state.includes('cluster_state:ok')) throw new Error('CLUSTERDOWN the cluster does not serve every slot');
}

/** For how long a start waits to see what the Redis is, in milliseconds. */
const LOOK = 2_500;

const ONE_NODE =
  'REDIS_URL names one server, and this is a node of a Redis Cluster: write redis+cluster:// in the place of redis://.';
const NO_CLUSTER =
  'REDIS_URL names a Redis Cluster, and the server there is none: write redis:// in the place of redis+cluster://.';

/**
 * Throws a ConfigurationError where a single server is named as a cluster, or a node of a cluster as a single server: jobs and news
 * would not work there. A Redis that is away says nothing; nor does one that tells nothing of itself.
 */
export async function refuseOtherRedis(redis: RedisConnection): Promise<void> {
  const fault = await firstWord(redis);
  const last = (fault as { lastNodeError?: { message?: unknown } } | undefined)?.lastNodeError;
  if (String(last?.message).includes('cluster support disabled')) throw new ConfigurationError(NO_CLUSTER);
  if (redis.isCluster || redis.status !== 'ready') return;
  const text = await redis.info('cluster').catch(() => '');
  if (text.includes('cluster_enabled:1')) throw new ConfigurationError(ONE_NODE);
}

/** Waits until Redis is ready, or says why not: the fault. */
function firstWord(redis: RedisConnection): Promise<unknown> {
  if (redis.status === 'ready') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const done = (fault?: unknown): void => {
      clearTimeout(timer);
      redis.off('ready', done);
      redis.off('error', done);
      resolve(fault);
    };
    const timer = setTimeout(done, LOOK);
    redis.once('ready', done);
    redis.once('error', done);
  });
}
