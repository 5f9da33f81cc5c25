import { ServersOnOwnRedis } from './servers-on-own-redis.js';

describe('API and worker whose Redis is frozen', () => {
  let servers: ServersOnOwnRedis;

  beforeAll(async () => {
    servers = await ServersOnOwnRedis.open();
  });
  afterAll(() => servers.close());

  it('answer, play and stop', async () => {
    const { redis } = servers;
    await redis.start();
    await servers.start();
    await servers.saysOfRedis('ok');
    redis.freeze();
    await servers.saysOfRedis('degraded');
    await servers.play();
    expect((await servers.health()).status).toBe(200);
    expect(await servers.stop()).toEqual([0, 0]);
  });
});
