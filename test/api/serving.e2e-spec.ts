import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

describe('Other services beside GraphQL', () => {
  let api: TestApi;
  let healthy = true;

  beforeAll(async () => {
    const report = () => Promise.resolve({ healthy, parts: { database: { healthy, detail: 'at /secret/path' } } });
    api = await startTestApi({
      health: { report },
      work: { report: () => Promise.resolve({ healthy: false, parts: { obligations: { healthy: false } } }) },
    });
  });
  afterAll(() => api.close());

  it('a browser gets GraphiQL, with all files from this server', async () => {
    const response = await fetch(`${api.url}/graphql`, { headers: { accept: 'text/html,application/xhtml+xml' } });
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).not.toMatch(/https?:\/\//);
    const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files).toHaveLength(6);
    for (const file of files) {
      const asset = await fetch(api.url + file);
      expect({ file, status: asset.status }).toEqual({ file, status: 200 });
      expect((await asset.text()).length).toBeGreaterThan(100);
    }
  });

  it('everything else keeps the strict headers', async () => {
    const { headers } = await fetch(`${api.url}/health/live`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps idle connections for longer than proxies do', async () => {
    const { headers } = await fetch(`${api.url}/health/live`);
    expect(headers.get('keep-alive')).toBe('timeout=150');
  });

  it('waits for no request longer than half a minute', () => {
    expect(api.app.getHttpServer()).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
  });

  it('reports that it is alive, and whether it is ready for requests', async () => {
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
    const ready = await fetch(`${api.url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', parts: { database: 'ok' } }]);
    healthy = false;
    const unready = await fetch(`${api.url}/health/ready`);
    expect([unready.status, await unready.json()]).toEqual([
      503,
      { status: 'unhealthy', parts: { database: 'unhealthy' } },
    ]);
    healthy = true;
  });

  it('reports whether jobs and read models keep up, separately from its readiness', async () => {
    const work = await fetch(`${api.url}/health/work`);
    expect([work.status, await work.json()]).toEqual([
      503,
      { status: 'unhealthy', parts: { obligations: 'unhealthy' } },
    ]);
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
  });
});
