import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { until } from '#event-store/testing';
import { StartedServer } from '../table/started-server.js';

/** The token from the file that the server names as soon as it is ready, since it prints to no terminal. */
async function tokenOf(server: StartedServer): Promise<string> {
  const file = (): string | undefined => /is in (\S+development-token)\./.exec(server.printed.join(''))?.[1];
  await until('the server names the file of its token', () => file() !== undefined);
  return (await readFile(file()!, 'utf8')).trim();
}

/** Sends a document with the token of the server. */
async function ask<T>(server: StartedServer, query: string): Promise<T> {
  const token = await tokenOf(server);
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: T }).data;
}

async function openGame(server: StartedServer): Promise<string> {
  const input = `{ commandId: "${randomUUID()}", options: { lantern: { storms: 1 } }, seats: [{ me: true }] }`;
  const query = `mutation { openGame(input: ${input}) { ... on CommandAccepted { game { id } } } }`;
  return (await ask<{ openGame: { game: { id: string } } }>(server, query)).openGame.game.id;
}

const look = (server: StartedServer, id: string) =>
  ask<object>(server, `{ me { account { name } } game(id: "${id}") { status version openedBy { name } } }`);

const kept = {
  me: { account: { name: 'developer' } },
  game: { status: 'OPEN', version: 2, openedBy: { name: 'developer' } },
};

describe('A server that was started by npm start', () => {
  let server: StartedServer;
  let game: string;

  beforeAll(async () => {
    server = await StartedServer.start();
    game = await openGame(server);
  });
  afterAll(() => server.stop());

  it('prints a first call that works unchanged', async () => {
    const printed = server.printed.join('');
    const query = JSON.parse(/-d '(?<body>\{.*\})'/.exec(printed)?.groups?.['body'] ?? '{}') as { query: string };
    await expect(ask(server, query.query)).resolves.toMatchObject({
      me: { account: { name: 'developer' } },
      rulesets: expect.arrayContaining([expect.objectContaining({ name: 'guilds' })]),
    });
  });

  it('ends cleanly at Ctrl-C, and has every game and its token after a restart', async () => {
    expect(await server.halt()).toBe(0);
    server = await StartedServer.start({}, server);
    expect(await look(server, game)).toEqual(kept);
  });

  it('has them after kill -9, too', async () => {
    await server.halt('SIGKILL');
    server = await StartedServer.start({}, server);
    expect(await look(server, game)).toEqual(kept);
  });
});
