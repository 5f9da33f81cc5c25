import { Shutdown } from './shutdown.js';

describe('shutdown', () => {
  it('stops first what was started last, once, and each after the one before', async () => {
    const stopped: string[] = [];
    const shutdown = new Shutdown();
    for (const part of ['database', 'server', 'api']) {
      shutdown.add(async () => {
        await Promise.resolve();
        stopped.push(part);
      });
    }
    await Promise.all([shutdown.run(), shutdown.run()]);
    expect(stopped).toEqual(['api', 'server', 'database']);
  });
});
