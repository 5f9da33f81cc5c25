import { randomUUID } from 'node:crypto';
import { openCertificate, verifierFrom, verifyTranscript } from '#audit';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { judge } from '../audit/golden-transcripts.js';

interface Game {
  readonly id: string;
  readonly transcript: string | null;
  readonly certificate: string | null;
}

describe('The transcript of a game, over REST', () => {
  let api: TestApi;
  let ada: TestClient;
  let game: Game;

  const fields = '... on CommandAccepted { game { id transcript certificate } }';
  const give = async (mutation: string, input: string): Promise<Game> => {
    const document = `mutation { done: ${mutation}(input: { commandId: "${randomUUID()}", ${input} }) { ${fields} } }`;
    return (await ada.data<{ done: { game: Game } }>(document)).done.game;
  };
  const fetched = (query = '', headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${api.url}/v1/games/${game.id}/transcript${query}`, { headers });

  const trustedKeys = async () => {
    const { keys } = (await (await fetch(`${api.url}/v1/keys`)).json()) as { keys: { name: string; key: string }[] };
    return keys.map(({ key }) => verifierFrom(key));
  };

  beforeAll(async () => {
    api = await startTestApi();
    ada = await TestClient.register(api.url, 'Ada');
    game = await give('openGame', 'options: { lantern: {} }, seats: [{ me: true }, { bot: "random" }]');
    await give('startGame', `gameId: "${game.id}"`);
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('does not exist while the game runs, since its seed is still secret', async () => {
    expect(game.transcript).toBeNull();
    const answer = await fetched('', { 'accept-language': 'fr' });
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      {
        code: 'FORBIDDEN',
        detail: 'La partie n’est pas finie : sa graine est encore secrète, donc elle ne peut pas encore être vérifiée.',
      },
    ]);
  });

  it('is a file that can be verified with only it and the key', async () => {
    expect(await give('resign', `gameId: "${game.id}"`)).toEqual({
      id: game.id,
      transcript: `/v1/games/${game.id}/transcript`,
      certificate: `/v1/games/${game.id}/certificate`,
    });
    const answer = await fetched();
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[0-9a-f-]{36}\.chronicle\.ndjson"$/,
    );
    const text = await answer.text();
    expect(text).toContain(`"name":"${ada.name}"`);
    const trusted = await trustedKeys();
    expect(trusted.map(({ name }) => name)).toEqual(['test.example']);
    const verdict = await verifyTranscript([Buffer.from(text)], { rulesOf: (pin) => judge.rulesOf(pin), trusted });
    expect(verdict).toMatchObject({ ok: true, end: { ruleset: { name: 'lantern' } } });
  });

  it('leaves out names on request, and accepts no other value', async () => {
    expect(await (await fetched('?names=false')).text()).not.toContain(ada.name);
    expect((await fetched('?names=no')).status).toBe(400);
  });

  it('has beside it a certificate of a few lines, signed, also without names', async () => {
    const asked = (query = '', headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
      fetch(`${api.url}/v1/games/${game.id}/certificate${query}`, { headers });
    const answer = await asked();
    const note = await answer.text();
    const { certificate } = openCertificate(note, await trustedKeys());
    expect(certificate).toMatchObject({
      ruleset: { name: 'lantern' },
      seats: [
        { seat: 0, name: ada.name, bot: null },
        { seat: 1, name: null, account: null, bot: 'random' },
      ],
      outcome: {
        placings: [
          { seat: 1, rank: 1 },
          { seat: 0, rank: 2 },
        ],
      },
      league: null,
    });
    expect((await fetched().then((file) => file.text())).includes(`"hash":"${certificate.hash}"`)).toBe(true);
    const nameless = await (await asked('?names=false')).text();
    expect(openCertificate(nameless, await trustedKeys()).certificate.seats[0]).toMatchObject({ name: null });
    const tag = answer.headers.get('etag')!;
    expect((await asked('', { 'if-none-match': tag })).status).toBe(304);
    expect((await asked('?names=false', { 'if-none-match': tag })).status).toBe(200);
  });

  it('is not sent again to a client that has it', async () => {
    const tag = (await fetched()).headers.get('etag')!;
    expect((await fetched('', { 'if-none-match': tag })).status).toBe(304);
    expect((await fetched('?names=false', { 'if-none-match': tag })).status).toBe(200);
  });

  it('needs an existing game', async () => {
    const answer = await fetch(`${api.url}/v1/games/nonsense/transcript`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});
