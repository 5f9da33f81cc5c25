import process from 'node:process';
import { isChangeTier } from './test-tier.js';

/** Where jobs and news of a server go: through Redis, or without an address of one through PostgreSQL. */
export interface QueueBackend {
  readonly backend: 'PostgreSQL' | 'Redis';
  readonly redisUrl: string | undefined;
}

/** The Redis of `TEST_REDIS_URL`, by default the local one. */
export const testRedisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

const redis: QueueBackend = { backend: 'Redis', redisUrl: testRedisUrl };

/** The backends for suites of jobs and news: both backends, or in the tier of changes Redis alone. */
export const queueBackends: readonly QueueBackend[] = isChangeTier
  ? [redis]
  : [{ backend: 'PostgreSQL', redisUrl: undefined }, redis];
