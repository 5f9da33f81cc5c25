import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

describe('The page of REST', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('is made of files of this server, and may load nothing else', async () => {
    const response = await fetch(`${api.url}/openapi`);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files).toHaveLength(4);
    for (const file of files) expect((await fetch(api.url + file)).status).toBe(200);
    expect(page).not.toMatch(/https?:\/\//);
  });

  it('has its document beside it, which a client need not ask for twice', async () => {
    const first = await fetch(`${api.url}/openapi.json`);
    expect(((await first.json()) as { openapi: string }).openapi).toBe('3.1.0');
    const headers = { 'if-none-match': first.headers.get('etag')! };
    expect((await fetch(`${api.url}/openapi.json`, { headers })).status).toBe(304);
  });
});
