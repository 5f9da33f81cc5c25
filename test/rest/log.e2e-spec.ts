import { randomUUID } from 'node:crypto';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growth, openCheckpoint, rootOf, verifierFrom, type Hash } from '#audit';
import { base64 } from '@scure/base';
import { log } from '../../apps/cli/src/log/command.js';
import { heard } from '../../apps/cli/src/testing/heard.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

/* A verifier with only addresses of the server, its key and the command line. */
describe('The log of finished games', () => {
  let api: TestApi;
  let ada: TestClient;
  let key: string;
  let folder: string;

  beforeAll(async () => {
    api = await startTestApi();
    ada = await TestClient.register(api.url, 'Ada');
    const { keys } = (await (await fetch(`${api.url}/v1/keys`)).json()) as { keys: { key: string }[] };
    key = keys[0]!.key;
    folder = await mkdtemp(join(tmpdir(), 'log-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const give = async (mutation: string, input: string): Promise<string> => {
    const document = `mutation { done: ${mutation}(input: { commandId: "${randomUUID()}", ${input} }) { ... on CommandAccepted { game { id } } } }`;
    return (await ada.data<{ done: { game: { id: string } } }>(document)).done.game.id;
  };
  /** A finished game. */
  const ended = async (): Promise<string> =>
    give('abandonGame', `gameId: "${await give('openGame', 'options: { lantern: {} }')}"`);
  const text = async (path: string): Promise<string> => {
    const answer = await fetch(`${api.url}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  /** Writes the answer of a path to a file. */
  const file = async (name: string, path: string): Promise<string> => {
    await writeFile(join(folder, name), await text(path));
    return join(folder, name);
  };

  it('proves that it contains a game, to the owner of its transcript', async () => {
    const id = await ended();
    const [transcript, proof] = [
      await file('game.chronicle.ndjson', `/v1/games/${id}/transcript`),
      await file('game.proof', `/v1/games/${id}/log-proof`),
    ];
    const [code, says] = await heard(() => log(['game', transcript, proof, '--key', key]));
    expect(says).toMatch(/^game [0-9a-f-]{36} is entry 0 of the log of test\.example, of 1\n$/u);
    expect(code).toBe(0);
    const other = await file('other.proof', `/v1/games/${await ended()}/log-proof`);
    expect(await heard(() => log(['game', transcript, other, '--key', key]))).toEqual([
      1,
      expect.stringMatching(/^Game [0-9a-f-]{36}, with this result, is not entry 1 of this log of 2\.\n$/u),
    ]);
  });

  it('proves that it contains its state of yesterday', async () => {
    const yesterday = await file('yesterday', '/v1/log/checkpoint');
    const { size } = openCheckpoint(await text('/v1/log/checkpoint'), [verifierFrom(key)]);
    for (let count = 0; count < 3; count += 1) await ended();
    const proof = await file('growth', `/v1/log/consistency?from=${size}`);
    const says = `the log of test.example has ${size + 3} entries, and the first ${size} are unchanged\n`;
    expect(await heard(() => log(['growth', yesterday, proof, '--key', key]))).toEqual([0, says]);
    const older = await file('older', `/v1/log/checkpoint?size=${size - 1}`);
    expect((await heard(() => log(['growth', older, proof, '--key', key])))[0]).toBe(1);
    expect(await text(`/v1/log/checkpoint?size=${size}`)).toBe(await text(`/v1/log/checkpoint?size=${size}`));
  });

  it('is rebuilt from its leaves', async () => {
    const leaves = (await text('/v1/log/leaves'))
      .trimEnd()
      .split('\n')
      .map((line) => base64.decode(line));
    const known = new Map<string, Hash>();
    for (const { level, index, hash } of growth(0, leaves, () => leaves[0]!)) known.set(`${level}/${index}`, hash);
    const { size, root } = openCheckpoint(await text('/v1/log/checkpoint'), [verifierFrom(key)]);
    expect(leaves).toHaveLength(size);
    expect([...rootOf(size, ({ level, index }) => known.get(`${level}/${index}`)!)]).toEqual([...root]);
  });

  it('has no running game, and reports mistakes of requests', async () => {
    const running = await give('openGame', 'options: { lantern: {} }');
    const problem = async (path: string) => {
      const answer = await fetch(`${api.url}${path}`, { headers: { 'accept-language': 'fr' } });
      return [answer.status, ((await answer.json()) as { detail: string }).detail];
    };
    expect(await problem(`/v1/games/${running}/log-proof`)).toEqual([403, expect.stringContaining('n’est pas finie')]);
    expect(await problem('/v1/log/checkpoint?size=1000')).toEqual([400, expect.stringContaining('non 1000')]);
    expect(await problem('/v1/log/consistency')).toEqual([400, expect.stringContaining('Donnez dans « from »')]);
    expect(await problem('/v1/log/leaves?from=-1')).toEqual([400, expect.stringContaining('nombre entier')]);
    expect((await heard(() => log(['growth', 'x'])))[0]).toBe(2);
    expect((await heard(() => log(['game', 'x', 'y'])))[0]).toBe(2);
  });
});
