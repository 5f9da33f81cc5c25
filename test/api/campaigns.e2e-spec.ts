import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type Answer, type TestApi } from '../../apps/api/src/testing/index.js';

const OPEN = `mutation($input: OpenCampaignInput!) { openCampaign(input: $input) {
  __typename ... on CampaignAccepted { campaign { id } } ... on CommandRejected { ruleId code message }
} }`;
const LIST = `query($page: Int) { campaigns(first: $page) { nodes { id } pageInfo { hasNextPage } } }`;

/** Tests of campaigns that hold for any rulesets. */
describe('Campaigns over GraphQL', () => {
  let api: TestApi;
  let ada: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    ada = await TestClient.register(api.url, 'Ada');
  });
  afterAll(() => api.close());

  const code = ({ errors }: Answer): unknown => errors?.[0]?.extensions['code'];
  const open = (changes: object, client = ada): Promise<Answer> =>
    client.ask(OPEN, { input: { commandId: randomUUID(), ruleset: 'lantern', name: 'By night', ...changes } });

  it('are refused as data where the ruleset has none, in the language of the caller', async () => {
    const input = { commandId: randomUUID(), ruleset: 'lantern', name: 'By night' };
    const { openCampaign } = await ada.data<{ openCampaign: object }>(OPEN, { input }, { 'accept-language': 'fr' });
    expect(openCampaign).toEqual({
      __typename: 'CommandRejected',
      ruleId: 'KERNEL',
      code: 'NO_CAMPAIGNS',
      message: 'Les règles « lantern » ne connaissent pas de campagnes.',
    });
  });

  it('report the mistakes of a request, and need a token for the list', async () => {
    expect(code(await open({ ruleset: 'chess' }))).toBe('NOT_FOUND');
    expect(code(await open({ name: '' }))).toBe('BAD_USER_INPUT');
    expect(code(await open({ commandId: 'one' }))).toBe('BAD_USER_INPUT');
    expect(code(await open({}, new TestClient(api.url)))).toBe('UNAUTHENTICATED');
    expect(code(await new TestClient(api.url).ask(LIST))).toBe('UNAUTHENTICATED');
    expect(code(await ada.ask(LIST, { page: -1 }))).toBe('BAD_USER_INPUT');
    expect(await ada.data(LIST)).toEqual({ campaigns: { nodes: [], pageInfo: { hasNextPage: false } } });
  });

  it('that do not exist are null, and no game is one', async () => {
    const id = Buffer.from(`Campaign:${randomUUID()}`).toString('base64url');
    const query = 'query($id: ID!) { campaign(id: $id) { id } node(id: $id) { id } }';
    expect(await ada.data(query, { id })).toEqual({ campaign: null, node: null });
    const game = Buffer.from(`Game:${randomUUID()}`).toString('base64url');
    expect(code(await ada.ask('query($id: ID!) { campaign(id: $id) { id } }', { id: game }))).toBe('BAD_USER_INPUT');
  });
});
