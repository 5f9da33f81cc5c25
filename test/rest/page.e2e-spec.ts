import request from 'supertest';
import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

describe('The page of REST', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  it('consists of files of this server, and may load nothing else', async () => {
    const page = await request(api.url)
      .get('/openapi')
      .expect('content-security-policy', /^default-src 'none'; script-src 'self';/);
    const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files).toHaveLength(4);
    for (const file of files) await request(api.url).get(file).expect(200);
    expect(page.text).not.toMatch(/https?:\/\//);
  });

  it('has its document beside it, which a client need not fetch twice', async () => {
    const first = await request(api.url).get('/openapi.json');
    expect(first.body).toMatchObject({ openapi: '3.1.0' });
    await request(api.url).get('/openapi.json').set('if-none-match', first.get('etag')!).expect(304);
  });

  it('has a small document, and one for each ruleset with its types alone', async () => {
    const core = await request(api.url).get('/openapi.json');
    expect(core.text.length).toBeLessThan(650_000);
    expect(core.body.components.schemas).not.toHaveProperty('GuildsBidPlaced');
    const guilds = await request(api.url).get('/openapi/guilds.json').expect(200);
    const { schemas } = guilds.body.components;
    expect(schemas).toMatchObject({ GuildsView: { type: 'object' }, GuildsBidPlaced: { type: 'object' } });
    expect(Object.keys(schemas).filter((name) => name.startsWith('Skarov') && name.endsWith('View'))).toEqual([]);
    await request(api.url).get('/openapi/nim.json').expect(404);
  });

  it('has the bounds and defaults of rules and server, and none that are not true', async () => {
    const { text, body } = await request(api.url).get('/openapi/lantern.json');
    expect(body.components.schemas.LanternOptionsInput.properties.storms).toMatchObject({
      minimum: 1,
      maximum: 4,
      default: 3,
    });
    expect(body.paths['/v1/games'].get.parameters).toContainEqual({ $ref: '#/components/parameters/First' });
    expect(body.components.parameters.First.schema).toMatchObject({ minimum: 0, maximum: 100, default: 20 });
    expect(text).not.toContain('2147483648');
  });
});
