import { settingsWith } from '../api-settings.js';
import { anybody } from './caller.js';
import { TokenBucket } from './token-bucket.js';
import { RateLimits } from './rate-limits.js';

describe('A bucket', () => {
  it('takes points in batches, and spends every point that it took', async () => {
    const subject = new RateLimits(settingsWith({ rates: { address: 100 } }), null).subjectOf(anybody, '192.0.2.1');
    const bucket = new TokenBucket(subject, 40);
    const remaining: unknown[] = [];
    for (const points of [10, 20, 10, 1, 39]) {
      await bucket.spend(points);
      remaining.push(subject.standing?.remaining);
    }
    expect(remaining).toEqual([60, 60, 60, 20, 20]);
    await expect(bucket.spend(15)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
