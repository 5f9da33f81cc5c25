import type { AddressInfo } from 'node:net';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Query, Resolver } from '@nestjs/graphql';
import { ForEverybody, Needs } from '../../apps/api/src/access/scope-guard.js';
import { ApiModule } from '../../apps/api/src/index.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const reached: string[] = [];
const reach = (what: string): string => {
  reached.push(what);
  return what;
};

@Controller('probe')
class ProbeController {
  @Get('forgotten')
  forgotten(): string {
    return reach('REST, forgotten');
  }

  @Needs('games:play')
  @Get('players')
  players(): string {
    return reach('REST, players');
  }

  @ForEverybody()
  @Get('everybody')
  everybody(): string {
    return reach('REST, everybody');
  }
}

@Resolver()
class ProbeResolver {
  @Query(() => String)
  forgotten(): string {
    return reach('GraphQL, forgotten');
  }
}

@Module({ controllers: [ProbeController], providers: [ProbeResolver] })
class ProbeModule {}

/** The logged message of the fault. */
const FORGOTTEN = 'Error: The operation "forgotten" does not say which scope it needs.';

describe('A handler that does not state its scope is closed', () => {
  let api: TestApi;
  let app: NestExpressApplication;
  let url: string;
  let ada: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    ada = await TestClient.register(api.url, 'Ada');
    const module = { module: ProbeModule, imports: [ApiModule.with(api.parts)] };
    app = await NestFactory.create<NestExpressApplication>(module, { logger: false });
    await app.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  });
  beforeEach(() => void reached.splice(0));
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  const get = (path: string, token?: string): Promise<Response> =>
    fetch(`${url}/probe/${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

  it('over REST, even to a token with all scopes', async () => {
    expect((await get('forgotten', ada.token)).status).toBe(503);
    expect(api.faults.splice(0).map(String)).toEqual([FORGOTTEN]);
    expect(reached).toEqual([]);
  });

  it('over GraphQL, as a fault that is logged', async () => {
    const { data, errors } = await new TestClient(url, ada.token).ask('{ forgotten }');
    expect([data, errors?.[0]?.extensions['code']]).toEqual([null, 'INTERNAL_SERVER_ERROR']);
    expect(api.faults.splice(0).map(String)).toEqual([FORGOTTEN]);
    expect(reached).toEqual([]);
  });

  it('and one over REST that states its need is open accordingly, as over GraphQL', async () => {
    expect((await get('players', ada.token)).status).toBe(200);
    expect((await get('everybody')).status).toBe(200);
    expect(reached.splice(0)).toEqual(['REST, players', 'REST, everybody']);
    const refused = await get('players');
    expect([refused.status, refused.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
    expect((await get('everybody', 'chr_dev_nonsense')).status).toBe(401);
    expect(reached).toEqual([]);
  });
});
