import { ChroniclerClient } from './client.js';
import { ScriptedServer, type Reply } from './testing/scripted-server.js';

const failed = (code: string, extensions: object = {}): Reply => ({
  body: { errors: [{ message: code, extensions: { code, ...extensions } }] },
});
const answered = (answer: object): Reply => ({ body: { data: { submitCommand: answer } } });
const ACCEPTED = answered({ __typename: 'CommandAccepted', version: 7 });
const COMMAND = { gameId: 'g', stepId: 's', command: { lantern: { chooseCard: { oil: 3 } } } };

describe('A command', () => {
  let server: ScriptedServer;
  let client: ChroniclerClient;

  beforeEach(async () => {
    server = await ScriptedServer.start();
    client = new ChroniclerClient({
      url: `${server.url}/`,
      token: 't',
      backoff: { first: 1, most: 5 },
      patience: 5_000,
    });
  });
  afterEach(async () => {
    await client.close();
    await server.close();
  });

  it('is sent again, with the same id and unchanged, until it is answered', async () => {
    server.replies = [
      'cut',
      { status: 503, headers: { 'retry-after': '0' }, body: failed('INTERNAL_SERVER_ERROR').body },
      { status: 502, body: '<html>Bad Gateway</html>' },
      { status: 429, body: failed('RATE_LIMITED', { retryAfter: 0.01 }).body },
      failed('GAME_BUSY'),
      ACCEPTED,
    ];
    expect(await client.submit(COMMAND)).toEqual({ __typename: 'CommandAccepted', version: 7 });
    expect(server.posted).toHaveLength(6);
    expect(new Set(server.posted.map((posted) => JSON.stringify(posted))).size).toBe(1);
    expect(server.posted[0]).toMatchObject({
      authorization: 'Bearer t',
      variables: {
        input: { ...COMMAND, commandId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/) },
      },
    });
  });

  it('waits as long as the server asks', async () => {
    server.replies = [{ status: 429, headers: { 'retry-after': '1' }, body: failed('RATE_LIMITED').body }, ACCEPTED];
    const since = Date.now();
    await client.submit(COMMAND);
    expect(Date.now() - since).toBeGreaterThanOrEqual(1_000);
  });

  it.each([
    { __typename: 'CommandRejected', code: 'STALE_STEP', ruleId: 'KERNEL', message: 'Too late.', facts: {} },
    { __typename: 'VersionConflict', expectedVersion: 3, actualVersion: 4, message: 'The game is at another version.' },
  ])('that is not carried out has a result, not an error: $__typename', async (answer) => {
    server.replies = [answered(answer)];
    expect(await client.submit(COMMAND)).toEqual(answer);
    expect(server.posted).toHaveLength(1);
  });

  it.each(['NOT_FOUND', 'FORBIDDEN', 'COMMAND_ID_REUSED', 'GAME_PARKED'])(
    'that is invalid is sent once: %s',
    async (code) => {
      server.replies = [failed(code)];
      await expect(client.submit(COMMAND)).rejects.toMatchObject({ name: 'ChroniclerError', code });
      expect(server.posted).toHaveLength(1);
    },
  );

  it('is given up at the end of its patience, or earlier where the wait would be longer', async () => {
    server.replies = ['cut'];
    const hasty = new ChroniclerClient({ url: server.url, backoff: { first: 1, most: 1 }, patience: 1_000 });
    await expect(hasty.submit(COMMAND)).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(server.posted.length).toBeGreaterThan(1);
    server.replies = [failed('RATE_LIMITED', { retryAfter: 60 })];
    await expect(client.submit(COMMAND)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
  });

  it('ends with the client', async () => {
    server.replies = ['cut'];
    const sent = client.submit(COMMAND);
    await client.close();
    await expect(sent).rejects.toMatchObject({ code: 'CLOSED' });
  });

  it('has the current token', async () => {
    let count = 0;
    const renewing = new ChroniclerClient({ url: server.url, token: () => Promise.resolve(`t${(count += 1)}`) });
    server.replies = [ACCEPTED];
    await renewing.submit(COMMAND);
    await renewing.submit(COMMAND);
    expect(server.posted.map(({ authorization }) => authorization)).toEqual(['Bearer t1', 'Bearer t2']);
  });
});

it('An account is made once: a request that may have arrived is not sent again', async () => {
  const server = await ScriptedServer.start();
  const settings = { url: server.url, backoff: { first: 1 } };
  server.replies = ['cut'];
  await expect(ChroniclerClient.register(settings, { name: 'Ada' })).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(server.posted).toHaveLength(1);
  const taken = { __typename: 'AccountNameTaken', message: 'Another account already has this name.' };
  server.replies = [{ body: { data: { createAccount: taken } } }];
  await expect(ChroniclerClient.register(settings, { name: 'Ada' })).rejects.toMatchObject({
    code: 'ACCOUNT_NAME_TAKEN',
  });
  await server.close();
});
