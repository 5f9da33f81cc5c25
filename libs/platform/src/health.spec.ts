import { HealthRegistry } from './health.js';

describe('health', () => {
  it('is good when every part is', async () => {
    const registry = new HealthRegistry();
    registry.register('database', () => ({ healthy: true }));
    await expect(registry.report()).resolves.toEqual({ healthy: true, parts: { database: { healthy: true } } });
  });

  it('is bad when one part is, throws or stays silent, and says which', async () => {
    const registry = new HealthRegistry(20);
    registry.register('queue', () => ({ healthy: true, detail: '3 waiting' }));
    registry.register('database', () => Promise.reject(new Error('connection refused')));
    registry.register('projection', () => new Promise(() => undefined));
    await expect(registry.report()).resolves.toEqual({
      healthy: false,
      parts: {
        queue: { healthy: true, detail: '3 waiting' },
        database: { healthy: false, detail: 'connection refused' },
        projection: { healthy: false, detail: 'no answer in 20 ms' },
      },
    });
  });

  it('forgets a part that is gone', async () => {
    const registry = new HealthRegistry();
    const remove = registry.register('queue', () => ({ healthy: false }));
    remove();
    await expect(registry.report()).resolves.toEqual({ healthy: true, parts: {} });
  });
});
