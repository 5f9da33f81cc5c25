import { Redis } from 'ioredis';
import type { HealthRegistry } from './health.js';

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

/** A connection to Redis that need not be there, now or later, and puts the prefix before every key. Never throws. */
export function connectRedis({ redisUrl, queuePrefix = QUEUE_PREFIX, report }: RedisParts): Redis {
  const redis = new Redis(redisUrl, { ...optionalRedis, keyPrefix: `${queuePrefix}:` });
  let isTold = false;
  redis.on('error', (fault) => {
    if (!isTold) report(fault);
    isTold = true;
  });
  redis.on('ready', () => {
    isTold = false;
  });
  return redis;
}

const CODE = /^(?:E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|ENOTFOUND)/;
const MESSAGE = /^(?:Connection is closed|Command timed out|Stream isn't writeable|Reached the max retries)/;

/** True for a fault that says no more than that Redis is away, which `connectRedis` tells of. */
export const isAbsence = (fault: unknown): boolean =>
  fault instanceof Error && (CODE.test(String((fault as { code?: unknown }).code)) || MESSAGE.test(fault.message));

/** Lets a process tell whether Redis answers. Without it the server goes on, slower: degraded, not unhealthy. */
export function registerRedisHealth(health: Pick<HealthRegistry, 'register'>, redis: Redis): void {
  health.register('redis', async () => {
    try {
      await redis.ping();
      return { healthy: true };
    } catch (fault) {
      return { healthy: true, degraded: `Redis is away: ${fault instanceof Error ? fault.message : String(fault)}` };
    }
  });
}
