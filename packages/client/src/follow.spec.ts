import { ChroniclerClient } from './client.js';
import type { ChroniclerError } from './errors.js';
import type { ClientSettings } from './settings.js';
import { ScriptedServer, type Talk } from './testing/scripted-server.js';

/** Sends events with these versions. */
const tell = (talk: Talk, ...versions: readonly number[]): void => {
  for (const version of versions) talk.next({ gameEvents: { version, type: `e${version}` } });
};

let server: ScriptedServer;
const clients: ChroniclerClient[] = [];

function client(settings: Partial<ClientSettings> = {}): ChroniclerClient {
  const made = new ChroniclerClient({ url: server.url, backoff: { first: 1, most: 5 }, ...settings });
  clients.push(made);
  return made;
}

async function versionsOf(events: AsyncIterable<{ readonly version: number }>): Promise<number[]> {
  const versions = [];
  for await (const { version } of events) versions.push(version);
  return versions;
}

beforeEach(async () => {
  server = await ScriptedServer.start();
});
afterEach(async () => {
  for (const one of clients.splice(0)) await one.close();
  await server.close();
});

const askedAfter = (): unknown[] => server.talks.map(({ variables }) => variables['afterVersion']);

describe('The events of a game', () => {
  it('come exactly once across any disconnects', async () => {
    server.script = [
      (talk) => (tell(talk, 1, 2), talk.cut()),
      // Some servers repeat known events.
      (talk) => (tell(talk, 1, 2, 3), talk.close(1001, 'The server stops.')),
      // Something is missing.
      (talk) => tell(talk, 5),
      (talk) => (tell(talk, 4), talk.error('RATE_LIMITED', { retryAfter: 0.01 })),
      (talk) => talk.close(1000),
      (talk) => talk.close(4500, 'A fault of ours.'),
      (talk) => talk.error('INTERNAL_SERVER_ERROR'),
      (talk) => (tell(talk, 5, 6), talk.complete()),
    ];
    expect(await versionsOf(client().subscribe('g'))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(askedAfter()).toEqual([0, 2, 3, 3, 4, 4, 4, 4]);
  });

  it('continue elsewhere when a server has fallen silent without closing its connection', async () => {
    server.script = [(talk) => (tell(talk, 1, 2), talk.fallSilent()), (talk) => (tell(talk, 3), talk.complete())];
    expect(await versionsOf(client({ heartbeat: 300 }).subscribe('g'))).toEqual([1, 2, 3]);
    expect(askedAfter()).toEqual([0, 2]);
  });

  it('begin at the given version', async () => {
    server.script = [(talk) => (tell(talk, 8, 9), talk.complete())];
    expect(await versionsOf(client().subscribe('g', { after: 7 }))).toEqual([8, 9]);
    expect(askedAfter()).toEqual([7]);
  });

  it('have gaps where details are left out', async () => {
    server.script = [(talk) => (tell(talk, 2, 5), talk.cut()), (talk) => (tell(talk, 9), talk.complete())];
    expect(await versionsOf(client().subscribe('g', { atLeast: 'STORY' }))).toEqual([2, 5, 9]);
    expect(server.talks.map(({ variables }) => variables)).toEqual([
      { gameId: 'g', afterVersion: 0, atLeast: 'STORY' },
      { gameId: 'g', afterVersion: 5, atLeast: 'STORY' },
    ]);
  });

  it('end with an error where the server leaves something out again and again', async () => {
    server.script = [(talk) => tell(talk, 1, 3)];
    await expect(versionsOf(client().subscribe('g'))).rejects.toMatchObject({ code: 'GAP' });
    expect(askedAfter()).toEqual([0, 1, 1]);
  });

  it('end with an error where a retry would not help', async () => {
    const endings: [(talk: Talk) => void, Partial<ChroniclerError>][] = [
      [
        (talk) => talk.error('AHEAD_OF_GAME', { version: 3 }),
        { code: 'AHEAD_OF_GAME', extensions: { code: 'AHEAD_OF_GAME', version: 3 } },
      ],
      [(talk) => talk.error('NOT_FOUND'), { code: 'NOT_FOUND' }],
      [(talk) => talk.close(4400, 'No JSON.'), { code: 'SOCKET_CLOSED', message: 'No JSON.' }],
      [
        (talk) => talk.close(4403, 'This token is not valid.'),
        { code: 'SOCKET_CLOSED', message: 'This token is not valid.' },
      ],
    ];
    for (const [script, error] of endings) {
      server.talks.length = 0;
      server.script = [script];
      await expect(versionsOf(client({ token: 't' }).subscribe('g'))).rejects.toMatchObject(error);
      expect(server.talks).toHaveLength(1);
    }
  });

  it('continue with a new token where there is one, and end where that is not valid either', async () => {
    const tokens = ['old', 'new', 'newest', 'last'];
    const token = (): string => tokens.shift()!;
    const refuse = (talk: Talk): void => talk.close(4403, 'This token is not valid.');
    server.script = [(talk) => (tell(talk, 1), refuse(talk)), (talk) => (tell(talk, 2), refuse(talk)), refuse];
    const versions: number[] = [];
    const reading = (async () => {
      for await (const { version } of client({ token }).subscribe('g')) versions.push(version);
    })();
    await expect(reading).rejects.toMatchObject({ extensions: { closeCode: 4403 } });
    expect(versions).toEqual([1, 2]);
    expect(server.talks.map(({ greeting }) => greeting['authorization'])).toEqual([
      'Bearer old',
      'Bearer new',
      'Bearer newest',
    ]);
  });

  it('wait for a server that has not started yet', async () => {
    let tries = 0;
    let triedAgain = (): void => undefined;
    const inVain = new Promise<void>((resolve) => (triedAgain = resolve));
    // It asks for a token before each try.
    const token = (): string => {
      tries += 1;
      if (tries === 2) triedAgain();
      return 'good';
    };
    const late = client({ token });
    await server.close();
    const reading = versionsOf(late.subscribe('g'));
    await inVain;
    server = await ScriptedServer.start(Number(new URL(late.settings.url).port));
    server.script = [(talk) => (tell(talk, 1), talk.complete())];
    expect(await reading).toEqual([1]);
  });

  it('end with their signal, and with the client', async () => {
    let served = 0;
    const bothServed = new Promise<void>((resolve) => {
      server.script = [(talk) => (tell(talk, 1), ++served === 2 && resolve())];
    });
    const stop = new AbortController();
    const one = versionsOf(client().subscribe('g', { signal: stop.signal }));
    const other = client();
    const two = versionsOf(other.subscribe('g'));
    await bothServed;
    stop.abort();
    expect((await one).length).toBeLessThan(2);
    await other.close();
    expect((await two).length).toBeLessThan(2);
  });

  it('of several games come over one socket', async () => {
    const connections = new Set<unknown>();
    server.script = [(talk) => (connections.add(talk.greeting), tell(talk, 1), setTimeout(() => talk.complete(), 50))];
    const one = client();
    await Promise.all(['g', 'h', 'i'].map((game) => versionsOf(one.subscribe(game))));
    expect(connections.size).toBe(1);
  });

  it('have the requested fields', async () => {
    let query = '';
    server.script = [(talk) => ((query = talk.query), talk.complete())];
    await versionsOf(client().subscribe('g', { fields: 'payload { __typename }' }));
    expect(query).toContain('payloadJson\n    payload { __typename }\n  }');
  });
});

describe('The bot feed', () => {
  const over = (talk: Talk, at: string, id: string): void =>
    talk.next({ botFeed: { __typename: 'BotGameOver', at, seat: 0, game: { id } } });

  it('continues at its position, with every end once', async () => {
    server.script = [
      (talk) => (over(talk, 'a', 'g'), over(talk, 'b', 'h'), talk.cut()),
      (talk) => (over(talk, 'c', 'h'), over(talk, 'd', 'i')),
    ];
    const stop = new AbortController();
    const heard = [];
    for await (const { game } of client().feed({ signal: stop.signal })) if (heard.push(game.id) === 3) stop.abort();
    expect(heard).toEqual(['g', 'h', 'i']);
    expect(server.talks.map(({ variables }) => variables)).toEqual([{}, { since: 'b' }]);
  });

  it('is continued when it ends on its own', async () => {
    server.script = [(talk) => talk.complete()];
    await expect(client().feed().next()).rejects.toMatchObject({ code: 'SOCKET_CLOSED' });
  });
});
