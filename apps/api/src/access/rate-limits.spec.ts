import { connectRedis } from '#platform';
import type { ApiError } from '../errors/api-error.js';
import { defaultSettings } from '../api-settings.js';
import { anybody } from './caller.js';
import { RateLimits } from './rate-limits.js';

describe('Requests a minute', () => {
  it('are counted here, and wait for nothing, while Redis is away', async () => {
    const faults: unknown[] = [];
    const redis = connectRedis('redis://127.0.0.1:1', (fault) => faults.push(fault));
    const limits = new RateLimits({ ...defaultSettings, rates: { address: 3, account: 3 } }, redis);
    const answers: unknown[] = [];
    for (let request = 0; request < 4; request += 1) {
      answers.push(
        await limits.count(anybody, '192.0.2.1').then(
          () => 'counted',
          (error: unknown) => (error as ApiError).code,
        ),
      );
    }
    redis.disconnect();
    expect(answers).toEqual(['counted', 'counted', 'counted', 'RATE_LIMITED']);
  });
});
