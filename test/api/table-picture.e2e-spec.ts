import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const OPEN = 'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
const START = 'mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }';

async function opened(player: TestClient, options: object): Promise<string> {
  const input = { commandId: randomUUID(), options, seats: [{ me: true }, { bot: 'random' }] };
  const { openGame } = await player.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
  return openGame.game.id;
}

const start = (player: TestClient, gameId: string): Promise<unknown> =>
  player.data(START, { input: { gameId, commandId: randomUUID() } });

describe('Pictures of a table over REST', () => {
  let api: TestApi;
  let ada: TestClient;
  let id: string;

  beforeAll(async () => {
    api = await startTestApi();
    ada = await TestClient.register(api.url, 'Ada');
    id = await opened(ada, { guilds: {} });
    await start(ada, id);
  });
  afterAll(() => api.close());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${api.url}/v1/games/${path}`, { headers });
  const as = (client: TestClient): Record<string, string> => ({ authorization: `Bearer ${client.token ?? ''}` });
  const problem = async (response: Response): Promise<unknown> => {
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    return response.json();
  };

  it('the table is public', async () => {
    const response = await get(`${id}/table.svg`);
    const svg = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; font-src data:; style-src 'unsafe-inline';.*sandbox$/,
    );
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(svg).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg /);
    expect(svg).toContain(`>${ada.name}<`);
  });

  it('speaks the language that the caller prefers', async () => {
    const french = await get(`${id}/table.svg`, { 'accept-language': 'fr-CH, en;q=0.5' });
    expect(french.headers.get('content-language')).toBe('fr');
    expect(await french.text()).toContain('>GUILDES<');
    expect(await (await get(`${id}/table.svg`)).text()).toContain('>GUILDS<');
  });

  it('is not sent again while nothing has changed', async () => {
    const etag = (await get(`${id}/table.svg`)).headers.get('etag')!;
    expect(etag).toMatch(/^"\d+-en"$/);
    const again = await get(`${id}/table.svg`, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const french = await get(`${id}/table.svg`, { 'if-none-match': etag, 'accept-language': 'fr' });
    expect(french.status).toBe(200);
  });

  it('a version shows the table at that time', async () => {
    const now = await (await get(`${id}/table.svg`)).text();
    const current = Number(/\d+/.exec((await get(`${id}/table.svg`)).headers.get('etag')!)![0]);
    const same = await get(`${id}/table.svg?version=${current}`);
    expect([await same.text(), same.headers.get('etag')]).toEqual([now, `"${current}-en"`]);
    expect(same.headers.get('cache-control')).toBe('public, max-age=86400');
    for (const version of [1, current + 1]) expect((await get(`${id}/table.svg?version=${version}`)).status).toBe(404);
  });

  it('a seat shows its secrets only to its own account', async () => {
    const own = await get(`${id}/table.svg?seat=0`, as(ada));
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(await own.text()).toContain('>LEADERS TO CHOOSE FROM<');
    expect(await (await get(`${id}/table.svg`, as(ada))).text()).not.toContain('LEADERS TO CHOOSE FROM');
    const stranger = await TestClient.register(api.url, 'Bo');
    const refused = [
      await get(`${id}/table.svg?seat=0`),
      await get(`${id}/table.svg?seat=0`, as(stranger)),
      await get(`${id}/table.svg?seat=1`, as(ada)),
    ];
    for (const response of refused) {
      expect(response.status).toBe(403);
      expect(await problem(response)).toEqual({
        type: 'about:blank',
        title: 'Forbidden',
        code: 'FORBIDDEN',
        status: 403,
        detail: expect.stringContaining('own seat'),
        requestId: response.headers.get('x-request-id'),
      });
    }
  });

  it.each(['version=0', 'version=-1', 'version=x', 'version=1&version=2', 'version=', 'seat=1.5', 'seat=%00'])(
    '"%s" is a bad request',
    async (query) => {
      const response = await get(`${id}/table.svg?${query}`, as(ada));
      expect(response.status).toBe(400);
      expect(await problem(response)).toMatchObject({ status: 400, detail: expect.stringContaining('whole number') });
    },
  );

  it('what does not exist is not found', async () => {
    const unknown = Buffer.from(`Game:${randomUUID()}`).toString('base64url');
    const paths = [`${unknown}/table.svg`, 'x/table.svg', '%00/table.svg', `${id}/chair.svg`, `${id}/constructor.svg`];
    for (const path of paths) {
      const response = await get(path);
      expect({ path, status: response.status }).toEqual({ path, status: 404 });
      expect(JSON.stringify(await problem(response))).not.toMatch(/node_modules|\.[jt]s\b|\bat /);
    }
  });

  it('a game that has not begun has no picture, nor one of a kind that its ruleset does not draw', async () => {
    const open = await opened(ada, { guilds: {} });
    expect(await problem(await get(`${open}/table.svg`))).toMatchObject({ status: 404 });
    const lantern = await opened(ada, { lantern: {} });
    await start(ada, lantern);
    expect(await problem(await get(`${lantern}/front-page.svg`))).toMatchObject({ status: 404 });
  });

  it('a wrong token is refused with 401', async () => {
    const response = await get(`${id}/table.svg`, { authorization: 'Bearer nonsense' });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await problem(response)).toMatchObject({ status: 401 });
  });

  it('a fault reveals no details, and is reported', async () => {
    const load = jest.spyOn(api.parts.games, 'load').mockRejectedValueOnce(new Error('SQL of /secret/path'));
    const response = await get(`${id}/table.svg`);
    load.mockRestore();
    expect(response.status).toBe(503);
    expect(JSON.stringify(await problem(response))).not.toContain('secret');
    expect(api.faults).toEqual([expect.objectContaining({ message: 'SQL of /secret/path' })]);
  });
});
