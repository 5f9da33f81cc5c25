import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

describe('GraphiQL', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('may connect to the host that it came from, and to no other', async () => {
    const page = await fetch(`${api.url}/graphql`, { headers: { accept: 'text/html' } });
    const { host } = new URL(api.url);
    const [connect] = /connect-src [^;]*/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
    expect(connect).toBe(`connect-src 'self' ws://${host} wss://${host}`);
  });

  it('keeps a token no longer than its tab', async () => {
    const script = await (await fetch(`${api.url}/graphql/assets/start.js`)).text();
    expect(script).toContain('storage: sessionStorage');
  });
});
