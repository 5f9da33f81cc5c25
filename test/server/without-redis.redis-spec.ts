import { ServersOnOwnRedis } from './servers-on-own-redis.js';

describe('API and worker whose Redis is not there', () => {
  let servers: ServersOnOwnRedis;

  beforeAll(async () => {
    servers = await ServersOnOwnRedis.open();
  });
  afterAll(() => servers.close());

  it('start without it, play in any state of it, and stop when it has gone', async () => {
    const { redis } = servers;
    await servers.start();
    expect(await servers.health()).toEqual({ status: 200, redis: 'degraded' });
    await servers.play();

    await redis.start();
    await servers.saysOfRedis('ok');
    await servers.play();

    redis.freeze();
    const begun = await servers.startGame();
    redis.thaw();
    await servers.seeTheEndOf(begun);
    const other = await servers.startGame();
    await redis.kill();
    await redis.start();
    await servers.seeTheEndOf(other);
    await servers.saysOfRedis('ok');

    await redis.kill();
    await servers.saysOfRedis('degraded');
    await servers.play();
    expect(await servers.stop()).toEqual([0, 0]);
  });
});
