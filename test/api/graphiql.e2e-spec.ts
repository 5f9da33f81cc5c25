import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

describe('GraphiQL', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  it('may connect to the host that it came from, and to no other', async () => {
    const page = await fetch(`${api.url}/graphql`, { headers: { accept: 'text/html' } });
    const { host } = new URL(api.url);
    const [connect] = /connect-src [^;]*/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
    expect(connect).toBe(`connect-src 'self' ws://${host} wss://${host}`);
  });

  it('is what a browser gets for the address of a query, which is filled in and not carried out', async () => {
    const address = `${api.url}/graphql?query=${encodeURIComponent('{ rulesets { name } }')}`;
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const page = await fetch(address, { headers: { accept } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).not.toContain('rulesets');
    const script = await (await fetch(`${api.url}/graphql/assets/start.js`)).text();
    expect(script).toContain("query: asked.get('query')");
    const headers = { 'apollo-require-preflight': 'true', accept: 'application/json' };
    expect(await (await fetch(address, { headers })).json()).toHaveProperty('data.rulesets');
  });

  it('keeps a token no longer than its tab', async () => {
    const script = await (await fetch(`${api.url}/graphql/assets/start.js`)).text();
    expect(script).toContain('storage: sessionStorage');
  });
});
