import { randomUUID } from 'node:crypto';
import { signerOf } from '#audit';
import { MemoryEventStore } from '#event-store';
import { Campaigns } from '#campaign-service';
import { Games, LocalBus, MemoryGameDirectory, MemorySeedVault, Transcripts, RulesetRegistry } from '#games';
import { sha256Of } from '#kernel/server';
import type { StoredCommit } from '#records';
import { rulesets } from '../../apps/rulesets.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

interface Verdict {
  readonly sound: boolean;
  readonly fault: Readonly<Record<string, unknown>> | null;
}

const VERIFY = `query($id: ID!, $locale: Locale) {
  verifyGame(id: $id) { sound fault { reason version path expected found message(locale: $locale) } }
}`;

describe('verifyGame', () => {
  const store = new MemoryEventStore();
  const bus = new LocalBus();
  const games = new Games({ store, seeds: new MemorySeedVault(), rulesets: new RulesetRegistry(rulesets), bus });
  /** What somebody has made of what is stored. */
  let edit = (commits: readonly StoredCommit[]): readonly StoredCommit[] => commits;
  const read = async (...asked: Parameters<typeof store.read>) => edit(await store.read(...asked));
  let api: TestApi;
  let ada: TestClient;
  let id: string;

  const give = async (mutation: string, input: string): Promise<string> => {
    const document = `mutation { done: ${mutation}(input: { commandId: "${randomUUID()}", ${input} }) { ... on CommandAccepted { game { id } } } }`;
    return (await ada.data<{ done: { game: { id: string } } }>(document)).done.game.id;
  };
  const verdict = async (variables: object = {}): Promise<Verdict> =>
    (await new TestClient(api.url).data<{ verifyGame: Verdict }>(VERIFY, { id, ...variables })).verifyGame;

  beforeAll(async () => {
    api = await startTestApi({
      games,
      campaigns: new Campaigns({ games, store }),
      bus,
      directory: new MemoryGameDirectory(store),
      transcripts: new Transcripts({ read }, signerOf('test.example', sha256Of('a key'))),
    });
    ada = await TestClient.register(api.url, 'Ada');
    id = await give('openGame', 'options: { lantern: {} }, seats: [{ me: true }, { bot: "random" }]');
    await give('startGame', `gameId: "${id}"`);
  });
  afterEach(() => void (edit = (commits) => commits));
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('verifies no running game, and no unknown one', async () => {
    const answer = (of: string) => new TestClient(api.url).ask(VERIFY, { id: of });
    expect(await answer(id)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(await answer(Buffer.from(`Game:${randomUUID()}`).toString('base64url'))).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it('reports an intact game as sound, over GraphQL and REST', async () => {
    await give('resign', `gameId: "${id}"`);
    expect(await verdict()).toEqual({ sound: true, fault: null });
    const answer = await fetch(`${api.url}/v1/games/${id}/verification`);
    expect(await answer.json()).toEqual({ sound: true, latitude: null, fault: null });
  });

  it('reports the first fault, its place and the expected value, in both languages', async () => {
    edit = (commits) =>
      commits.map((commit) =>
        commit.firstVersion === 1
          ? { ...commit, command: { ...(commit.command as object), openedBy: 'somebody' } }
          : commit,
      );
    expect(await verdict()).toMatchObject({
      sound: false,
      fault: { reason: 'HASH', version: 1, message: 'the commit is not what was hashed' },
    });
    expect((await verdict({ locale: 'FR' })).fault).toMatchObject({
      message: 'l’écriture n’est pas celle de l’empreinte',
    });
  });

  it('detects missing data', async () => {
    edit = (commits) => commits.filter(({ firstVersion }) => firstVersion !== 2);
    expect(await verdict()).toMatchObject({ sound: false, fault: { reason: 'VERSION', version: 3 } });
    edit = (commits) => commits.slice(0, -1);
    expect(await verdict()).toMatchObject({ sound: false, fault: { reason: 'END' } });
  });
});
