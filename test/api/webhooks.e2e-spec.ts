import { randomUUID } from 'node:crypto';
import { answering, Receiver } from '#webhooks/testing';
import { Webhook } from 'standardwebhooks';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { codesIn } from './refusals.js';

const HOOK = 'id leagueId address types enabled disabledBecause createdAt changedAt';
const DELIVERY = 'id type version state attempts { at outcome reason status excerpt }';
const LIST = `query ($leagueId: ID!) { leagueWebhooks(leagueId: $leagueId) { ${HOOK} } }`;
const CREATE = `mutation ($input: CreateLeagueWebhookInput!) { createLeagueWebhook(input: $input) { secret webhook { ${HOOK} } } }`;
const CHANGE = `mutation ($input: ChangeLeagueWebhookInput!) { changeLeagueWebhook(input: $input) { ${HOOK} } }`;
const DELETE = `mutation ($id: ID!) { deleteLeagueWebhook(id: $id) { id } }`;
const RENEW = `mutation ($id: ID!) { renewLeagueWebhookSecret(id: $id) { secret webhook { id } } }`;
const TEST = `mutation ($id: ID!) { testLeagueWebhook(id: $id) { ${DELIVERY} } }`;
const RETRY = 'mutation ($id: ID!) { retryLeagueWebhook(id: $id) { id } }';
const REPLAY = `mutation ($webhookId: ID!, $id: ID!) { replayLeagueWebhookDelivery(webhookId: $webhookId, id: $id) { ${DELIVERY} } }`;
const LOG = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  leagueWebhookDeliveries(webhookId: $id, first: $first, after: $after, last: $last, before: $before) {
    nodes { ${DELIVERY} } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
const OPEN = `mutation ($input: OpenLeagueInput!) { openLeague(input: $input) { ... on LeagueAccepted { league { id } } } }`;
const SEASON = `mutation ($input: OpenSeasonInput!) { openSeason(input: $input) { __typename } }`;
const COMMAND = `mutation ($input: LeagueCommandRequest!) { leagueCommand(input: $input) { __typename } }`;

interface Hook {
  readonly id: string;
  readonly address: string;
}

interface Delivery {
  readonly id: string;
  readonly state: string;
  readonly version: number | null;
}

interface Page {
  readonly leagueWebhookDeliveries: {
    readonly nodes: readonly Delivery[];
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
    readonly pageInfo: Readonly<Record<string, unknown>>;
  };
}

/** Webhooks that an organizer of a league sets up only through the public API. */
describe('Webhooks over the API', () => {
  let api: TestApi;
  let host: TestClient;
  let other: TestClient;
  let receiver: Receiver;
  let leagueId: string;
  let hook: Hook;
  let secret: string;
  let number = 0;

  beforeAll(async () => {
    api = await sharedTestApi();
    host = await TestClient.register(api.url, 'Host');
    other = await TestClient.register(api.url, 'Other');
    receiver = await Receiver.start();
    const opening = { input: { commandId: randomUUID(), name: 'Lantern League' } };
    ({
      openLeague: {
        league: { id: leagueId },
      },
    } = await host.data<{ openLeague: { league: { id: string } } }>(OPEN, opening));
  });
  beforeEach(async () => {
    receiver.received.splice(0);
    receiver.answer = answering(204);
    const input = { leagueId, address: `http://127.0.0.1:${receiver.port}/hook` };
    const { createLeagueWebhook } = await host.data<{ createLeagueWebhook: { webhook: Hook; secret: string } }>(
      CREATE,
      { input },
    );
    ({ webhook: hook, secret } = createLeagueWebhook);
  });
  afterEach(async () => {
    await host.ask(DELETE, { id: hook.id });
  });
  afterAll(async () => {
    await receiver.stop();
    await api.close();
  });

  /** A season is opened, and closed again: two events. */
  const season = async (): Promise<void> => {
    const options = { options: { lantern: {} }, plan: { format: { LADDER: {} }, table: { hiddenSeeds: false } } };
    await host.data(SEASON, { input: { leagueId, commandId: randomUUID(), name: 'Autumn', ...options } });
    const command = { closeSeason: { season: (number += 1) } };
    await host.data(COMMAND, { input: { leagueId, commandId: randomUUID(), command } });
    await api.settle();
  };
  const log = async (page: object = {}): Promise<Page['leagueWebhookDeliveries']> =>
    (await host.data<Page>(LOG, { id: hook.id, ...page })).leagueWebhookDeliveries;
  const refusal = async (by: TestClient, document: string, variables: object) => {
    const { errors } = await by.ask(document, variables);
    return codesIn(errors);
  };

  it('get signed events, with the ids of the API, and show the results of deliveries', async () => {
    await season();
    expect(receiver.received).toHaveLength(2);
    const { body, headers } = receiver.received[0]!;
    const { league } = await new TestClient(api.url).data<{
      league: { events: { nodes: readonly { version: number; payloadJson: object }[] } };
    }>('query ($id: ID!) { league(id: $id) { events(last: 2) { nodes { version payloadJson } } } }', { id: leagueId });
    const [{ version, payloadJson } = { version: 0, payloadJson: {} }] = league.events.nodes;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'league.seasonOpened',
      timestamp: expect.any(String),
      data: {
        leagueId,
        version,
        event: { type: 'seasonOpened', ...payloadJson },
        accounts: [{ id: expect.any(String), name: host.name }],
      },
    });
    const { nodes } = await log();
    expect(nodes).toMatchObject([
      { type: 'league.seasonClosed', version: version + 1, state: 'DELIVERED' },
      {
        id: headers['webhook-id'],
        type: 'league.seasonOpened',
        version,
        state: 'DELIVERED',
        attempts: [{ outcome: 'DELIVERED', status: 204, reason: null, excerpt: null }],
      },
    ]);
  });

  it('show their log in pages, newest first', async () => {
    await season();
    await season();
    const { nodes: all } = await log();
    const ids = all.map(({ id }) => id);
    expect(ids).toHaveLength(4);
    const first = await log({ first: 3 });
    expect(first.edges.map(({ node }) => node.id)).toEqual(ids.slice(0, 3));
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const rest = await log({ first: 3, after: first.pageInfo['endCursor'] });
    expect(rest.nodes.map(({ id }) => id)).toEqual(ids.slice(3));
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const last = await log({ last: 2 });
    expect(last.nodes.map(({ id }) => id)).toEqual(ids.slice(2));
    const between = await log({ first: 3, after: first.edges[0]!.cursor, before: first.edges[2]!.cursor });
    expect(between.nodes.map(({ id }) => id)).toEqual([ids[1]]);
    const upwards = await log({ last: 3, after: first.edges[0]!.cursor, before: first.edges[2]!.cursor });
    expect(upwards.nodes.map(({ id }) => id)).toEqual([ids[1]]);
    expect(await refusal(host, LOG, { id: hook.id, after: 'nowhere' })).toEqual(['BAD_USER_INPUT']);
    expect(await refusal(host, LOG, { id: hook.id, first: 101 })).toEqual(['BAD_USER_INPUT']);
  });

  it('are changed, disabled and enabled, listed and deleted by organizers of the league', async () => {
    const { leagueWebhooks } = await host.data<{ leagueWebhooks: readonly Hook[] }>(LIST, { leagueId });
    expect(leagueWebhooks).toEqual([{ ...hook, leagueId, types: null, enabled: true, disabledBecause: null }]);
    const input = { id: hook.id, address: hook.address, types: ['SEASON_CLOSED'] };
    const change = async (enabled: boolean) => host.data(CHANGE, { input: { ...input, enabled } });
    expect(await change(false)).toMatchObject({
      changeLeagueWebhook: { id: hook.id, types: ['SEASON_CLOSED'], enabled: false },
    });
    await season();
    expect(await change(true)).toMatchObject({ changeLeagueWebhook: { enabled: true } });
    await season();
    expect((await log()).nodes.map(({ state, version }) => [state, version])).toEqual([
      ['DELIVERED', expect.any(Number)],
    ]);
    await host.data(DELETE, { id: hook.id });
    expect(await refusal(host, DELETE, { id: hook.id })).toEqual(['NOT_FOUND']);
    expect(await host.data(LIST, { leagueId })).toEqual({ leagueWebhooks: [] });
  });

  it('can be tested, and a delivery can be sent again', async () => {
    receiver.answer = answering(500, 'Not today');
    const { testLeagueWebhook } = await host.data<{ testLeagueWebhook: Delivery }>(TEST, { id: hook.id });
    expect(testLeagueWebhook).toMatchObject({
      type: 'league.ping',
      version: null,
      state: 'GIVEN_UP',
      attempts: [{ outcome: 'FAILED', reason: 'BAD_STATUS', status: 500, excerpt: 'Not today' }],
    });
    receiver.answer = answering(200);
    const again = { webhookId: hook.id, id: testLeagueWebhook.id };
    expect(await host.data(REPLAY, again)).toMatchObject({
      replayLeagueWebhookDelivery: { id: again.id, state: 'DELIVERED', attempts: [{}, { outcome: 'DELIVERED' }] },
    });
    expect(await refusal(host, REPLAY, { ...again, id: randomUUID() })).toEqual(['NOT_FOUND']);
    receiver.answer = answering(500);
    await season();
    const { nodes } = await log({ first: 1 });
    expect(nodes).toMatchObject([{ state: 'WAITING' }]);
    expect(await refusal(host, REPLAY, { ...again, id: nodes[0]!.id })).toEqual(['FORBIDDEN']);
    receiver.answer = answering(200);
    await host.data(RETRY, { id: hook.id });
    await api.settle();
    expect((await log()).nodes.slice(0, 2)).toMatchObject([{ state: 'DELIVERED' }, { state: 'DELIVERED' }]);
  });

  it('replace their secret, and sign with both', async () => {
    const { renewLeagueWebhookSecret } = await host.data<{ renewLeagueWebhookSecret: { secret: string } }>(RENEW, {
      id: hook.id,
    });
    expect(renewLeagueWebhookSecret.secret).not.toBe(secret);
    await host.data(TEST, { id: hook.id });
    const { body, headers } = receiver.received[0]!;
    for (const each of [secret, renewLeagueWebhookSecret.secret])
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'league.ping' });
  });

  it('are disabled by the server when the receiver is gone, which is shown and reported', async () => {
    receiver.answer = answering(410);
    await season();
    expect(await host.data(LIST, { leagueId })).toMatchObject({
      leagueWebhooks: [{ enabled: false, disabledBecause: 'GONE' }],
    });
    expect((await log()).nodes.map(({ state }) => state)).toEqual(['DROPPED', 'DROPPED']);
    expect(api.faults.splice(0).map(String)).toEqual([expect.stringContaining('is disabled: it answered 410')]);
  });

  it('are refused for a forbidden address, with a sentence in the language of the caller', async () => {
    const input = { leagueId, address: 'https://10.0.0.1/' };
    const french = await host.ask(CREATE, { input }, { 'accept-language': 'fr' });
    const english = await host.ask(CREATE, { input });
    expect(codesIn(french.errors)).toEqual(['BAD_USER_INPUT']);
    expect(french.errors![0]!.message).not.toBe(english.errors![0]!.message);
    expect(
      await refusal(host, CREATE, { input: { ...input, address: 'https://example.org', types: ['game.over'] } }),
    ).toEqual(['BAD_USER_INPUT']);
    expect(
      await refusal(host, CHANGE, { input: { ...input, leagueId: undefined, id: hook.id, enabled: true } }),
    ).toEqual(['BAD_USER_INPUT']);
  });

  it('are at most ten', async () => {
    const made: string[] = [];
    const input = { leagueId, address: 'https://example.org/' };
    for (let count = 1; count < 10; count += 1) {
      const { createLeagueWebhook } = await host.data<{ createLeagueWebhook: { webhook: Hook } }>(CREATE, { input });
      made.push(createLeagueWebhook.webhook.id);
    }
    expect(await refusal(host, CREATE, { input })).toEqual(['FORBIDDEN']);
    for (const id of made) await host.data(DELETE, { id });
  });

  it('do not exist for other accounts', async () => {
    const { testLeagueWebhook } = await host.data<{ testLeagueWebhook: Delivery }>(TEST, { id: hook.id });
    const { id, address } = hook;
    const asked: readonly [string, object][] = [
      [CHANGE, { input: { id, address, enabled: false } }],
      [DELETE, { id }],
      [RENEW, { id }],
      [TEST, { id }],
      [LOG, { id }],
      [REPLAY, { webhookId: id, id: testLeagueWebhook.id }],
    ];
    for (const [document, variables] of asked) {
      expect(await refusal(other, document, variables)).toEqual(['NOT_FOUND']);
      expect(await refusal(new TestClient(api.url), document, variables)).toEqual(['UNAUTHENTICATED']);
    }
    expect(await refusal(other, LIST, { leagueId })).toEqual(['FORBIDDEN']);
    expect(await refusal(other, CREATE, { input: { leagueId, address } })).toEqual(['FORBIDDEN']);
    const nowhere = Buffer.from(`League:${randomUUID()}`).toString('base64url');
    expect(await refusal(host, LIST, { leagueId: nowhere })).toEqual(['NOT_FOUND']);
    expect(receiver.received).toHaveLength(1);
    expect(await host.data(LIST, { leagueId })).toMatchObject({ leagueWebhooks: [{ id, enabled: true }] });
  });

  it('need the scope for leagues', async () => {
    const MAKE = 'mutation ($input: CreateTokenInput!) { createToken(input: $input) { token } }';
    const input = { name: 'reads', scopes: ['GAMES_READ'] };
    const { createToken } = await host.data<{ createToken: { token: string } }>(MAKE, { input });
    const reader = new TestClient(api.url, createToken.token);
    expect(await refusal(reader, LIST, { leagueId })).toEqual(['FORBIDDEN']);
    expect(await refusal(reader, DELETE, { id: hook.id })).toEqual(['FORBIDDEN']);
  });
});
