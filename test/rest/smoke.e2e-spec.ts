import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

describe('smoke', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  it('works', async () => {
    const call = async (method: string, path: string, token?: string, body?: object, headers = {}) => {
      const r = await fetch(api.url + path, { method, headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { 'content-type': 'application/json' } : {}), ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) });
      const t = await r.text();
      console.log(method, path, r.status, JSON.stringify([...r.headers].filter(([n]) => /etag|link|location|content-type|ratelimit-rem/.test(n))), t.slice(0, 700));
      return JSON.parse(t);
    };
    const { token } = await call('POST', '/v1/accounts', undefined, { name: 'Ada' });
    await call('POST', '/v1/accounts', undefined, { name: 'Ada' }, { 'accept-language': 'fr' });
    await call('GET', '/v1/me', token);
    await call('GET', '/v1/me');
    await call('GET', '/v1/rulesets');
    await call('GET', '/v1/rulesets/nim');
    await call('POST', '/v1/games', token, { options: { guilds: {} }, seats: [{ me: 1 }], x: 1 });
    const g = await call('POST', '/v1/games', token, { options: { guilds: {} }, seats: [{ me: true }, { bot: 'random' }] }, { 'idempotency-key': randomUUID() });
    const id = g.game.id;
    await call('POST', `/v1/games/${id}/start`, token, undefined, { 'idempotency-key': randomUUID(), 'if-match': '"1-en"' });
    await call('POST', `/v1/games/${id}/start`, token, undefined, { 'idempotency-key': randomUUID() });
    await call('POST', `/v1/games/${id}/start`, token, undefined, { 'idempotency-key': randomUUID() });
    await call('GET', `/v1/games/${id}`, token);
    await call('GET', `/v1/games/${id}/view?seat=0`, token);
    await call('GET', `/v1/games/${id}/view?seat=1`, token);
    await call('GET', `/v1/games/${id}/events?first=2`, token);
    await call('GET', `/v1/games?status=RUNNING&first=1&foo=2`, token);
    await call('GET', `/v1/games?status=RUNNING&first=1`, token);
    await call('GET', `/v1/games/${id}/legal-commands?first=2`, token);
  });
});
