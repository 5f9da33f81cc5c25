import { Shutdown } from './shutdown.js';

describe('shutdown', () => {
  it('stops parts in reverse order of their start, once, and one after the other', async () => {
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
