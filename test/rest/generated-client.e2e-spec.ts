import { randomUUID } from 'node:crypto';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { TypedFolder } from '../guide/guide.js';

/** A program that knows the server only by its document, and plays a whole game against a bot. */
const PROGRAM = `import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

type Game = components['schemas']['Game'];

/** Plays a game of Lantern to its end. Gives how it ended, and how many commands that took. */
export async function play(baseUrl: string, newId: () => string, settle: () => Promise<void>): Promise<{ game: Game; given: number }> {
  const named = await createClient<paths>({ baseUrl }).POST('/v1/accounts', { body: { name: 'Generated' }, params: { header: {} } });
  const token = named.data!.token;
  const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
  const command = () => ({ 'Idempotency-Key': newId() });
  const opened = await client.POST('/v1/games', {
    params: { header: command() },
    body: { options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] },
  });
  const gameId = opened.data!.game.id;
  const path = { gameId };
  await client.POST('/v1/games/{gameId}/start', { params: { path, header: command() } });
  for (let given = 0; ; ) {
    await settle();
    const { data: game } = await client.GET('/v1/games/{gameId}', { params: { path } });
    if (game!.waiting?.__typename === 'WaitingForNothing') return { game: game!, given };
    const { data: legal } = await client.GET('/v1/games/{gameId}/legal-commands', { params: { path, query: { first: 1 } } });
    const [first] = legal!;
    if (!first) throw new Error('Nothing is legal.');
    const answer = await client.POST('/v1/games/{gameId}/commands', {
      params: { path, header: command() },
      body: { command: first.input, stepId: first.stepId },
    });
    if (answer.error) throw new Error(answer.error.detail);
    given += 1;
  }
}
`;

interface Program {
  readonly play: (
    url: string,
    newId: () => string,
    settle: () => Promise<void>,
  ) => Promise<{ readonly game: { readonly status: string; readonly outcome: object }; readonly given: number }>;
}

describe('The output of openapi-typescript for the document', () => {
  let api: TestApi;
  let folder: TypedFolder;

  beforeAll(async () => {
    api = await sharedTestApi();
    const document = (await (await fetch(`${api.url}/openapi/lantern.json`)).json()) as OpenAPI3;
    const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
    folder = new TypedFolder(
      new Map([
        ['api.ts', types],
        ['program.ts', PROGRAM],
      ]),
    );
  });
  afterAll(async () => {
    folder.remove();
    await api.close();
  });

  it('compiles, and detects mistakes', () => {
    expect(folder.complaints()).toEqual([]);
    folder.write('program.ts', PROGRAM.replace("bot: 'random'", 'bot: 7'));
    expect(folder.complaints()).toContainEqual(expect.stringContaining('program.ts'));
    folder.write('program.ts', PROGRAM);
  });

  it('plays a whole game', async () => {
    const { play } = await folder.load<Program>('program.ts');
    // The compiler took longer than a server keeps an idle connection: this one is closed.
    await fetch(api.url).catch(() => undefined);
    const { game, given } = await play(api.url, randomUUID, () => api.settle());
    expect(game).toMatchObject({ status: 'OVER', outcome: { placings: [{ rank: 1 }, {}] } });
    expect(given).toBeGreaterThan(0);
  });
});
