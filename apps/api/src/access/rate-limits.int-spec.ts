import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connectRedis } from '#platform';
import { until } from '#event-store/testing';
import { testRedisUrl } from '#platform/testing';
import { settingsWith } from '../api-settings.js';
import { anybody } from './caller.js';
import type { RateLimitSubject } from './rate-limit-subject.js';
import { RateLimits } from './rate-limits.js';

describe('Points a minute, counted in Redis', () => {
  it('are shared by the processes of an installation, and not with other installations', async () => {
    const [one, other] = [`test-one-${randomUUID()}`, `test-other-${randomUUID()}`];
    const processes = await Promise.all(
      [one, one, other].map(async (queuePrefix) => {
        const redis = connectRedis({ redisUrl: testRedisUrl, queuePrefix, report: console.error });
        await once(redis, 'ready');
        const subject = new RateLimits(settingsWith({ rates: { address: 10 } }), redis).subjectOf(anybody, '192.0.2.1');
        return { redis, payer: subject };
      }),
    );
    const [first, second, stranger] = processes.map(({ payer: subject }) => subject) as [
      RateLimitSubject,
      RateLimitSubject,
      RateLimitSubject,
    ];
    const counted = (points: string): Promise<void> =>
      until(`${points} are counted`, async () => (await processes[0]!.redis.get('rate:address:192.0.2.1')) === points);
    await first.pay(10);
    await counted('10');
    // A process learns what others have spent when Redis has answered to what it settles itself.
    await second.pay(1);
    await counted('11');
    await until('the second process knows', async () =>
      second.pay(1).then(
        () => false,
        (refused: unknown) => expect(refused).toMatchObject({ code: 'RATE_LIMITED' }) === undefined,
      ),
    );
    await expect(stranger.pay(10)).resolves.toBeUndefined();
    expect(await processes[0]!.redis.exists('rate:address:192.0.2.1')).toBe(1);
    for (const { redis } of processes) {
      await redis.del('rate:address:192.0.2.1');
      redis.disconnect();
    }
  });
});
