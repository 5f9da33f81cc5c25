import { TestClient } from '../../apps/api/src/testing/index.js';
import { closeOf, greeted, Stage } from './stage.js';

const stage = new Stage();
afterEach(() => stage.clear());

describe('Pages of other origins', () => {
  const origin = 'https://play.example';

  it('use the API when they are allowed, over HTTP and sockets', async () => {
    const api = await stage.api({ allowedOrigins: [origin] });
    const preflight = await fetch(`${api.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await new TestClient(api.url).post('{ __typename }', {}, { origin });
    expect(answer.get('access-control-allow-origin')).toBe(origin);
    expect(answer.get('access-control-expose-headers')).toContain('retry-after');
    expect(answer.get('vary')).toContain('Origin');
    const picture = await fetch(`${api.url}/v1/games/nothing/table.svg`, { headers: { origin } });
    expect(picture.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await greeted(stage.raw(api.url, { origin }))).toEqual({ type: 'connection_ack' });
  });

  it('are kept out when they are not', async () => {
    const api = await stage.api({ allowedOrigins: [origin] });
    const evil = 'https://play.example.evil.example';
    const answer = await new TestClient(api.url).post('{ __typename }', {}, { origin: evil });
    expect(answer.get('access-control-allow-origin')).toBeUndefined();
    expect((await closeOf(stage.raw(api.url, { origin: evil }))).code).toBe(4403);
    expect((await closeOf(stage.raw(api.url, { origin: 'null' }))).code).toBe(4403);
  });

  it('need not be named for the server’s own page, or where any is allowed', async () => {
    const own = await stage.api();
    expect(await greeted(stage.raw(own.url, { origin: own.url }))).toEqual({ type: 'connection_ack' });
    expect((await closeOf(stage.raw(own.url, { origin }))).code).toBe(4403);
    const open = await stage.api({ allowedOrigins: 'any' });
    expect(await greeted(stage.raw(open.url, { origin }))).toEqual({ type: 'connection_ack' });
    const answer = await new TestClient(open.url).post('{ __typename }', {}, { origin });
    expect(answer.get('access-control-allow-origin')).toBe('*');
  });

  it('of the machine itself may all use the API in development, and no others', async () => {
    const api = await stage.api({ allowedOrigins: 'loopback' });
    const allowedFor = async (from: string): Promise<string | undefined> =>
      (await new TestClient(api.url).post('{ __typename }', {}, { origin: from })).get('access-control-allow-origin');
    for (const from of ['http://localhost:5173', 'https://127.0.0.1', 'http://[::1]:8080']) {
      expect(await allowedFor(from)).toBe(from);
      expect(await greeted(stage.raw(api.url, { origin: from }))).toEqual({ type: 'connection_ack' });
    }
    for (const from of [
      origin,
      'http://localhost.evil.example',
      'http://evil.example:5173',
      'http://127.0.0.1.nip.io',
      'null',
    ]) {
      expect(await allowedFor(from)).toBeUndefined();
      expect((await closeOf(stage.raw(api.url, { origin: from }))).code).toBe(4403);
    }
  });

  it('cannot make a browser send operations by a form, allowed or not', async () => {
    const api = await stage.api({ allowedOrigins: 'any' });
    const headers = { origin, 'content-type': 'text/plain' };
    const body = JSON.stringify({ query: '{ __typename }' });
    expect((await fetch(`${api.url}/graphql`, { method: 'POST', headers, body })).status).toBe(400);
    expect((await fetch(`${api.url}/graphql?query={__typename}`, { headers: { origin } })).status).toBe(400);
  });
});
