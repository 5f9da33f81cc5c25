import request from 'supertest';
import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

describe('GraphiQL', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  it('may connect only to its own host', async () => {
    const page = await request(api.url).get('/graphql').set({ accept: 'text/html' });
    const { host } = new URL(api.url);
    const [connect] = /connect-src [^;]*/.exec(page.get('content-security-policy') ?? '') ?? [];
    expect(connect).toBe(`connect-src 'self' ws://${host} wss://${host}`);
  });

  it('is served to a browser for the address of a query, which is filled in but not carried out', async () => {
    const address = `/graphql?query=${encodeURIComponent('{ rulesets { name } }')}`;
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const page = await request(api.url).get(address).set({ accept });
    expect([page.status, page.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).not.toContain('rulesets');
    const script = await request(api.url).get('/graphql/assets/start.js');
    expect(script.text).toContain("query: asked.get('query')");
    const headers = { 'apollo-require-preflight': 'true', accept: 'application/json' };
    expect((await request(api.url).get(address).set(headers)).body).toHaveProperty('data.rulesets');
  });

  it('keeps a token only as long as its tab', async () => {
    const script = await request(api.url).get('/graphql/assets/start.js');
    expect(script.text).toContain('storage: sessionStorage');
  });
});
