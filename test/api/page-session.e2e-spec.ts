import type { WebSocket } from 'ws';
import { sharedTestApi, TestClient, type Answer, type TestApi } from '../../apps/api/src/testing/index.js';
import { startTable } from './open-table.js';
import { closeOf, greeted, Stage } from './stage.js';

const stage = new Stage();
let api: TestApi;

beforeAll(async () => {
  api = await sharedTestApi();
});
afterEach(() => stage.clear());
afterAll(() => api.close());

const OWN = { 'sec-fetch-site': 'same-origin' };
const ME = '{ me { account { name } } }';

/** An account that has signed in on a page of the API, and its cookie. */
async function signedIn() {
  const { token = '', name } = await TestClient.register(api.url, 'Ada');
  const session = `${api.url}/session`;
  const headers = { authorization: `Bearer ${token}`, ...OWN };
  const answer = await fetch(session, { method: 'POST', headers });
  const [set = ''] = answer.headers.getSetCookie();
  const [cookie = ''] = set.split(';');
  return { token, name, session, answer, set, cookie };
}

/** Whether a socket gets the games that wait for its account, or the reason why not. */
async function firstOf(socket: WebSocket): Promise<unknown> {
  await greeted(socket);
  const next = new Promise<Answer>((resolve) =>
    socket.once('message', (text: Buffer) => resolve((JSON.parse(text.toString()) as { payload: Answer }).payload)),
  );
  socket.send(
    JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'subscription { botFeed { __typename } }' } }),
  );
  const { data, errors = [] } = await next;
  return errors[0]?.extensions['code'] ?? Object.keys(data ?? {});
}

describe('A visitor who signs in on a page of this server', () => {
  it('gets a cookie that no script can read and no other site can send', async () => {
    const { answer, set, token, name } = await signedIn();
    expect([answer.status, await answer.json()]).toEqual([200, { account: { name } }]);
    expect(set).toBe(`chronicler=${token}; Path=/; HttpOnly; SameSite=Strict`);
  });

  it('is authenticated over GraphQL, REST and sockets', async () => {
    const { token, name, cookie, session } = await signedIn();
    const headers = { cookie, ...OWN };
    await startTable(new TestClient(api.url, token));
    expect(await new TestClient(api.url).data(ME, {}, headers)).toEqual({ me: { account: { name } } });
    const rest = await fetch(`${api.url}/v1/me`, { headers });
    expect([rest.status, rest.headers.get('cache-control'), rest.headers.get('vary')]).toEqual([
      200,
      'private, no-cache',
      expect.stringContaining('Cookie'),
    ]);
    expect(await firstOf(stage.raw(api.url, headers))).toEqual(['botFeed']);
    expect(await (await fetch(session, { headers })).json()).toEqual({ account: { name } });
  });

  it('is authenticated on a socket of which the browser states only the origin', async () => {
    const { token, cookie } = await signedIn();
    await startTable(new TestClient(api.url, token));
    expect(await firstOf(stage.raw(api.url, { cookie, origin: api.url }))).toEqual(['botFeed']);
    const allowed = 'http://localhost:5173';
    const other = await stage.api({ allowedOrigins: [allowed] });
    expect(await firstOf(stage.raw(other.url, { cookie, origin: allowed }))).toBe('UNAUTHENTICATED');
  });

  it.each(['same-site', 'cross-site', 'none', ''])(
    'is anonymous for requests that the browser marks as “%s”',
    async (site) => {
      const { cookie, session, token } = await signedIn();
      const headers: Record<string, string> = { cookie, ...(site === '' ? {} : { 'sec-fetch-site': site }) };
      expect(await new TestClient(api.url).data(ME, {}, headers)).toEqual({ me: null });
      expect((await fetch(`${api.url}/v1/me`, { headers })).status).toBe(401);
      expect(await firstOf(stage.raw(api.url, headers))).toBe('UNAUTHENTICATED');
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await fetch(session, { method, headers: { ...headers, authorization: `Bearer ${token}` } });
        expect([method, answer.status, answer.headers.getSetCookie()]).toEqual([method, 403, []]);
      }
    },
  );

  it('is the account of the token in the request, where there is one', async () => {
    const { cookie } = await signedIn();
    const bea = await TestClient.register(api.url, 'Bea');
    expect(await bea.data(ME, {}, { cookie, ...OWN })).toEqual({ me: { account: { name: bea.name } } });
  });

  it('signs out', async () => {
    const { cookie, session } = await signedIn();
    const gone = await fetch(session, { method: 'DELETE', headers: { cookie, ...OWN } });
    expect([gone.status, gone.headers.getSetCookie()]).toEqual([
      204,
      [expect.stringMatching(/^chronicler=; Path=\/; Expires=Thu, 01 Jan 1970 .*HttpOnly; SameSite=Strict$/)],
    ]);
  });

  it('is anonymous once its token is revoked, and its sockets end', async () => {
    const { cookie, session, token } = await signedIn();
    const headers = { cookie, ...OWN };
    const socket = stage.raw(api.url, headers);
    await greeted(socket);
    const closed = closeOf(socket);
    const [own] = (
      await new TestClient(api.url, token).data<{ me: { tokens: { id: string }[] } }>('{ me { tokens { id } } }')
    ).me.tokens;
    await new TestClient(api.url, token).data('mutation($id: ID!) { revokeToken(id: $id) { id } }', { id: own!.id });
    expect((await closed).code).toBe(4403);
    expect((await fetch(session, { headers })).status).toBe(401);
    expect((await fetch(session, { method: 'DELETE', headers })).status).toBe(204);
  });

  it('gets an error for a missing or wrong token', async () => {
    const { session } = await signedIn();
    const tried = async (authorization?: string): Promise<unknown> => {
      const headers: Record<string, string> = { ...OWN, ...(authorization === undefined ? {} : { authorization }) };
      const answer = await fetch(session, { method: 'POST', headers });
      const { code } = (await answer.json()) as { code: string };
      return [answer.status, code, answer.headers.getSetCookie()];
    };
    expect(await tried()).toEqual([401, 'UNAUTHENTICATED', []]);
    expect(await tried('Bearer chr_nothing')).toEqual([401, 'UNAUTHENTICATED', []]);
  });
});
