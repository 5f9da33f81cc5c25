import { ownName, sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { LiveReader } from './live-reader.js';
import { RestClient } from './rest-client.js';

describe('The live answers of REST', () => {
  let api: TestApi;
  let rest: RestClient;
  let token: string;
  let open: LiveReader[] = [];

  beforeAll(async () => {
    api = await sharedTestApi();
    rest = await RestClient.of(api.url);
    const { body } = await rest.ask('createAccount', { body: { name: ownName('Ada') } });
    ({ token } = body);
  });
  afterEach(() => {
    for (const reader of open) reader.close();
    open = [];
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const listens = async (...asked: Parameters<RestClient['send']>): Promise<LiveReader> => {
    const reader = new LiveReader(await rest.send(...asked));
    open.push(reader);
    return reader;
  };
  const table = async (): Promise<{ gameId: string }> => {
    const body = { options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const { game } = (await rest.ask('openGame', { token, body })).body as { game: { id: string } };
    return { gameId: game.id };
  };
  const versionsIn = (reader: LiveReader): number[] =>
    reader.messages.map(({ value }) => (value as { version: number }).version);

  it('a game, from its first event, with the version as the id of each', async () => {
    const path = await table();
    const reader = await listens('gameEvents', { path });
    await reader.until(() => versionsIn(reader).includes(3));
    await rest.ask('startGame', { token, path });
    await reader.until(() => reader.messages.some(({ value }) => (value as { type: string }).type === 'gameStarted'));
    expect(versionsIn(reader)).toEqual(reader.messages.map((_, at) => at + 1));
    expect(reader.messages.map(({ id }) => id)).toEqual(versionsIn(reader).map(String));
    for (const { value } of reader.messages) rest.checkMessage('gameEvents', 'text/event-stream', value);
    // The schemas of all events are compiled here for the first time.
  });

  it('continues after the last event of a client, and sends nothing to a client that has all of them', async () => {
    const path = await table();
    const reader = await listens('gameEvents', { path, headers: { 'last-event-id': '2' } });
    await reader.until(() => reader.messages.length > 0);
    expect(versionsIn(reader)).toEqual([3]);
    await rest.ask('abandonGame', { token, path });
    await reader.ended;
    expect(versionsIn(reader)).toEqual([3, 4, 5]);
    expect(reader.named('end')).toHaveLength(1);
    expect((await rest.send('gameEvents', { path, headers: { 'last-event-id': '5' } })).status).toBe(204);
    const ahead = await rest.send('gameEvents', { path, headers: { 'last-event-id': '50' } });
    expect([ahead.status, ((await ahead.json()) as { code: string }).code]).toEqual([409, 'AHEAD_OF_GAME']);
  });

  it('shows each viewer only permitted fields', async () => {
    const path = await table();
    await rest.ask('startGame', { token, path });
    const [own, other] = [await listens('gameEvents', { path, token }), await listens('gameEvents', { path })];
    const secrets = (reader: LiveReader): unknown[] =>
      reader.messages.filter(({ value }) => JSON.stringify(value).includes('"cards":[')).map(({ value }) => value);
    await Promise.all([own.until(() => versionsIn(own).includes(5)), other.until(() => versionsIn(other).includes(5))]);
    expect(versionsIn(own).slice(0, 5)).toEqual(versionsIn(other).slice(0, 5));
    const told = JSON.stringify(own.messages.slice(0, 5).map(({ value }) => value));
    expect(told).not.toBe(JSON.stringify(other.messages.slice(0, 5).map(({ value }) => value)));
    expect(secrets(other).length).toBeLessThanOrEqual(secrets(own).length);
  });

  it('finished games, each once, from any of them on, and leagues likewise', async () => {
    const over = async (): Promise<string> => {
      const path = await table();
      await rest.ask('abandonGame', { token, path });
      return path.gameId;
    };
    const numbered = (reader: LiveReader): [number, string][] =>
      reader.messages.map(({ value }) => {
        const { number, game } = value as { number: number; game: { id: string } };
        return [number, game.id];
      });
    const first = await listens('gameResultFeed', {});
    const [one, two] = [await over(), await over()];
    await first.until(() => numbered(first).some(([, id]) => id === two));
    expect(numbered(first).map(([number]) => number)).toEqual(numbered(first).map((_, at) => at + 1));
    expect(
      numbered(first)
        .slice(-2)
        .map(([, id]) => id),
    ).toEqual([one, two]);
    const after = numbered(first).at(-2)![0];
    const again = await listens('gameResultFeed', { headers: { 'last-event-id': String(after) } });
    await again.until(() => again.messages.length > 0);
    expect(numbered(again)).toEqual([[after + 1, two]]);
    for (const { value } of again.messages) rest.checkMessage('gameResultFeed', 'text/event-stream', value);

    const { league } = (await rest.ask('openLeague', { token, body: { name: 'Lanterns' } })).body as {
      league: { id: string };
    };
    const path = { leagueId: league.id };
    const followed = await listens('leagueFeed', { path });
    const season = { name: 'One', options: { lantern: {} }, plan: { format: { ROUND_ROBIN: {} } } };
    await rest.ask('openSeason', { token, path, body: season });
    await followed.until(() => versionsIn(followed).includes(2));
    expect(followed.messages.map(({ id, value }) => [id, (value as { type: string }).type])).toEqual([
      ['1', 'opened'],
      ['2', 'seasonOpened'],
    ]);
    const late = await listens('leagueFeed', { path, headers: { 'last-event-id': '1' } });
    await late.until(() => late.messages.length > 0);
    expect(versionsIn(late)).toEqual([2]);
  });

  it('lines of JSON, for clients that prefer them', async () => {
    const path = await table();
    const reader = await listens('gameEvents', {
      path,
      query: { atLeast: 'STORY' },
      headers: { accept: 'application/x-ndjson' },
    });
    await rest.ask('abandonGame', { token, path });
    await reader.ended;
    expect(versionsIn(reader)).toEqual([2, 3, 4]);
    expect(reader.messages.map(({ id }) => id)).toEqual([undefined, undefined, undefined]);
  });

  it('the lobby, and the games that wait for you', async () => {
    const lobby = await listens('lobby', { query: { ruleset: 'lantern', freeSeats: '1' } });
    const waiting = await listens('waitingForMe', { token });
    const body = { options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const opened = await rest.ask('openGame', { token, body });
    const { game } = opened.body as { game: { id: string } };
    const isThere = (reader: LiveReader) => () =>
      reader.messages.some(({ value }) => (value as { id: string }).id === game.id);
    await lobby.until(isThere(lobby));
    await rest.ask('startGame', { token, path: { gameId: game.id } });
    await waiting.until(isThere(waiting));
    for (const { value } of [...lobby.messages]) rest.checkMessage('lobby', 'text/event-stream', value);
    for (const { value } of [...waiting.messages]) rest.checkMessage('waitingForMe', 'text/event-stream', value);
    const stranger = await rest.send('waitingForMe');
    expect(stranger.status).toBe(401);
  });

  it('the bot feed, from its last position', async () => {
    const bot = (await rest.ask('createAccount', { body: { name: ownName('Deep Lantern'), bot: true } })).body as {
      token: string;
      account: { bot: boolean };
    };
    expect(bot.account.bot).toBe(true);
    const body = { options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const { game } = (await rest.ask('openGame', { token: bot.token, body })).body as { game: { id: string } };
    const reader = await listens('botFeed', { token: bot.token });
    const path = { gameId: game.id };
    await rest.ask('startGame', { token: bot.token, path });
    const kinds = (from: LiveReader) => from.messages.map(({ value }) => (value as { __typename: string }).__typename);
    await reader.until(() => kinds(reader).length === 2);
    expect(kinds(reader)).toEqual(['BotGameStarted', 'BotAsked']);
    expect(reader.messages.map(({ id }) => id)).toEqual(
      reader.messages.map(({ value }) => (value as { at: string }).at),
    );
    reader.close();
    await rest.ask('resign', { token: bot.token, path });
    const headers = { 'last-event-id': reader.messages.at(-1)!.id! };
    const again = await listens('botFeed', { token: bot.token, headers });
    await again.until(() => kinds(again).length === 1);
    expect(kinds(again)).toEqual(['BotGameOver']);
    for (const { value } of [...reader.messages, ...again.messages])
      rest.checkMessage('botFeed', 'text/event-stream', value);
    expect((await rest.send('botFeed', { token: bot.token, headers: { 'last-event-id': 'lately' } })).status).toBe(400);
  });

  it('ends when the token does', async () => {
    const input = { name: 'for a while', scopes: ['GAMES_READ'] };
    const made = (await rest.ask('createToken', { token, body: input })).body as {
      token: string;
      about: { id: string };
    };
    const reader = await listens('waitingForMe', { token: made.token });
    await rest.ask('revokeToken', { token, path: made.about });
    await reader.ended;
    expect(reader.named('end')).toEqual([]);
  });

  it('limited in number like sockets', async () => {
    const crowd = [];
    for (let count = 0; count < 20; count += 1) crowd.push(await listens('lobby'));
    const late = await rest.send('lobby');
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '1']);
    crowd[0]!.close();
    const again = async (): Promise<boolean> => {
      const answer = await rest.send('lobby');
      if (answer.status === 200) open.push(new LiveReader(answer));
      return answer.status === 200;
    };
    while (!(await again()));
  });
});
