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
});
