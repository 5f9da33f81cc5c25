import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPicture } from '#drawing/testing';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { Page } from './guide.js';
import { shells, typedInto } from './shell.js';

const page = new Page('docs/guides/pictures.md');

describe('The guide to pictures', () => {
  let api: TestApi;
  let env: Readonly<Record<string, string>>;

  beforeAll(async () => {
    api = await startTestApi();
    const ada = await TestClient.register(api.url, 'Ada');
    const id = (): string => randomUUID();
    const options = 'options: { guilds: {} }';
    const seats = 'seats: [{ me: true }, { bot: "steward" }]';
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(
      `mutation { openGame(input: { commandId: "${id()}", ${options}, ${seats} }) { ... on CommandAccepted { game { id } } } }`,
    );
    const game = openGame.game.id;
    await ada.data(`mutation { startGame(input: { commandId: "${id()}", gameId: "${game}" }) { __typename } }`);
    const drawn = async (query: string): Promise<string> => {
      const headers = { authorization: `Bearer ${ada.token!}` };
      return (await fetch(`${api.url}/v1/games/${game}/table.svg${query}`, { headers })).text();
    };
    // On until the seat sees what no one else does, so that the three pictures differ.
    for (let version = 0; version < 130 || (await drawn('')) === (await drawn('?seat=0'));) {
      await api.settle();
      const look = `{ game(id: "${game}") { version legalCommands(first: 1) { input } } }`;
      const { game: now } = await ada.data<{ game: { version: number; legalCommands: { input: object }[] } }>(look);
      version = now.version;
      if (now.legalCommands.length === 0) continue;
      const submit = `mutation ($command: GameCommandInput!) { submitCommand(input: { commandId: "${id()}", gameId: "${game}", command: $command }) { __typename } }`;
      await ada.data(submit, { command: now.legalCommands[0]!.input });
    }
    env = { URL: api.url, GAME: game, TOKEN: ada.token! };
  });
  afterAll(() => api.close());

  it.each(shells)('asks for the table in three ways, typed into %s', async (shell) => {
    const cwd = await mkdtemp(join(tmpdir(), 'pictures-'));
    await typedInto(shell, [['table', page.block('table')]], { env, cwd });
    const files = ['table.svg', 'table-at-120.svg', 'my-table.svg'];
    const drawn = await Promise.all(files.map((file) => readFile(join(cwd, file), 'utf8')));
    await rm(cwd, { recursive: true });
    for (const text of drawn) expect(readPicture(text).faults).toEqual([]);
    expect(new Set(drawn).size).toBe(3);
  });

  it('has no other block', () => {
    expect(page.left('sh')).toEqual([]);
  });
});
