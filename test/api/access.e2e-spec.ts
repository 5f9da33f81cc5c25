import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const codeOf = async (client: TestClient, query: string, variables: object = {}): Promise<unknown> =>
  (await client.ask(query, variables)).errors?.[0]?.extensions['code'];

const CREATE_TOKEN =
  'mutation($input: CreateTokenInput!) { createToken(input: $input) { token about { id name scopes expiresAt } } }';
const OPEN = 'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';

describe('Accounts and tokens', () => {
  let api: TestApi;
  let ada: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    ada = await TestClient.register(api.url, 'Ada');
  });
  afterAll(() => api.close());

  const tokenOf = async (input: object): Promise<{ client: TestClient; id: string }> => {
    const { createToken } = await ada.data<{ createToken: { token: string; about: { id: string } } }>(CREATE_TOKEN, {
      input,
    });
    return { client: new TestClient(api.url, createToken.token), id: createToken.about.id };
  };

  it('a token names its environment, and is not stored', async () => {
    expect(ada.token).toMatch(/^chr_dev_[0-9a-f]{16}_[0-9a-f]{48}$/);
    const known = await api.parts.accounts.token(ada.token!.split('_')[2]!);
    expect(JSON.stringify(known)).not.toContain(ada.token!.split('_')[3]);
  });

  it('me is the caller', async () => {
    const query = '{ me { account { id name } scopes tokens { name } } }';
    expect(await ada.data(query)).toEqual({
      me: {
        account: { id: expect.any(String), name: ada.name },
        scopes: ['GAMES_READ', 'GAMES_PLAY', 'LEAGUES_RUN', 'ACCOUNT_MANAGE'],
        tokens: [{ name: 'first' }],
      },
    });
    expect(await new TestClient(api.url).data('{ me { account { id } } }')).toEqual({ me: null });
  });

  it('a name belongs to one account', async () => {
    const query =
      'mutation($name: String!) { createAccount(name: $name) { __typename ... on AccountNameTaken { message } } }';
    expect(await new TestClient(api.url).data(query, { name: ada.name.replace('Ada', 'aDA') })).toEqual({
      createAccount: { __typename: 'AccountNameTaken', message: 'Another account already has this name.' },
    });
  });

  it.each(['', 'x', ' . ', 'a'.repeat(41), 'tab\tbed', '<b>x</b>'])('"%s" is no name', async (name) => {
    const query = 'mutation($name: String!) { createAccount(name: $name) { __typename } }';
    expect(await codeOf(new TestClient(api.url), query, { name })).toBe('BAD_USER_INPUT');
  });

  it('a token can do only what its scopes allow', async () => {
    const { client } = await tokenOf({ name: 'reader', scopes: ['GAMES_READ'] });
    const input = { commandId: randomUUID(), options: { lantern: {} } };
    expect(await codeOf(client, OPEN, { input })).toBe('FORBIDDEN');
    expect(await codeOf(client, CREATE_TOKEN, { input: { name: 'x', scopes: ['GAMES_READ'] } })).toBe('FORBIDDEN');
    expect(await codeOf(client, '{ me { tokens { id } } }')).toBe('FORBIDDEN');
    expect(await codeOf(new TestClient(api.url), OPEN, { input })).toBe('UNAUTHENTICATED');
  });

  it('a token grants no more scopes than it has', async () => {
    const { client } = await tokenOf({ name: 'manager', scopes: ['ACCOUNT_MANAGE'] });
    expect(await codeOf(client, CREATE_TOKEN, { input: { name: 'x', scopes: ['GAMES_PLAY'] } })).toBe('FORBIDDEN');
  });

  it('a token that was revoked or has expired is refused with 401', async () => {
    const end = Date.now() + 60_000;
    const { client, id } = await tokenOf({
      name: 'short',
      scopes: ['GAMES_READ'],
      expiresAt: new Date(end).toISOString(),
    });
    expect((await client.post('{ me { account { name } } }')).status).toBe(200);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(end);
    expect((await client.post('{ me { account { name } } }')).status).toBe(401);
    clock.mockRestore();
    const lasting = await tokenOf({ name: 'lasting', scopes: ['GAMES_READ'] });
    await ada.data('mutation($id: ID!) { revokeToken(id: $id) { revokedAt } }', { id: lasting.id });
    expect(await codeOf(lasting.client, '{ __typename }')).toBe('UNAUTHENTICATED');
    expect(
      await codeOf(ada, 'mutation($id: ID!) { revokeToken(id: $id) { revokedAt } }', { id: id.slice(0, -4) }),
    ).toBe('NOT_FOUND');
  });

  it.each(['Bearer', 'Bearer x', 'Basic abc', `Bearer chr_dev_${'0'.repeat(16)}_${'0'.repeat(48)}`])(
    '"%s" is no token',
    async (authorization) => {
      const response = await new TestClient(api.url).post('{ __typename }', {}, { authorization });
      expect(response.status).toBe(401);
      const { errors } = response.body as { errors: { extensions: object }[] };
      expect(errors[0]!.extensions).toEqual({
        code: 'UNAUTHENTICATED',
        requestId: response.get('x-request-id'),
      });
    },
  );

  it('a seat acts through its own account, and sees its own secrets', async () => {
    const bo = await TestClient.register(api.url, 'Bo');
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
    const { id } = openGame.game;
    const start = 'mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }';
    expect(await codeOf(bo, start, { input: { gameId: id, commandId: randomUUID() } })).toBe('FORBIDDEN');
    await ada.data(start, { input: { gameId: id, commandId: randomUUID() } });
    const look =
      'query($id: ID!, $as: ViewerInput) { game(id: $id) { view(as: $as) { ... on LanternView { hand } } legalCommands { input } events(first: 100) { nodes { type payload { ... on LanternHandDealt { oils } } } } } }';
    interface Look {
      game: {
        view: { hand: number[] | null };
        legalCommands: { input: object }[];
        events: { nodes: { type: string; payload: { oils?: number[] | null } }[] };
      };
    }
    const dealtTo = ({ game }: Look): unknown[] =>
      game.events.nodes.filter(({ type }) => type === 'handDealt').map(({ payload }) => payload.oils);
    const own = await ada.data<Look>(look, { id });
    expect(own.game.view.hand).toHaveLength(3);
    expect(dealtTo(own)).toEqual([own.game.view.hand, null]);
    for (const stranger of [bo, new TestClient(api.url)]) {
      const seen = await stranger.data<Look>(look, { id });
      expect(seen.game).toMatchObject({ view: { hand: null }, legalCommands: [] });
      expect(dealtTo(seen)).toEqual([null, null]);
    }
    for (const as of [{ seat: 0 }, { auditor: true }]) expect(await codeOf(bo, look, { id, as })).toBe('FORBIDDEN');
    expect((await ada.data<Look>(look, { id, as: { spectator: true } })).game.view.hand).toBeNull();
    const submit = 'mutation($input: SubmitCommandInput!) { submitCommand(input: $input) { __typename } }';
    const command = { gameId: id, commandId: randomUUID(), command: own.game.legalCommands[0]!.input };
    expect(await codeOf(bo, submit, { input: command })).toBe('FORBIDDEN');
  });

  it('a finished game is public in full', async () => {
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
    const on = () => ({ input: { gameId: openGame.game.id, commandId: randomUUID() } });
    await ada.data('mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }', on());
    await ada.data('mutation($input: ResignInput!) { resign(input: $input) { __typename } }', on());
    const look =
      'query($id: ID!) { game(id: $id) { status view(as: { auditor: true }) { ... on LanternView { hands } } events(first: 100) { nodes { type payload { ... on LanternHandDealt { oils } } } } seat: view(as: { seat: 1 }) { ... on LanternView { hand } } } }';
    const { game } = await new TestClient(api.url).data<{
      game: {
        status: string;
        view: { hands: number[][] };
        seat: { hand: number[] };
        events: { nodes: { type: string; payload: { oils?: number[] } }[] };
      };
    }>(look, { id: openGame.game.id });
    expect(game.status).toBe('OVER');
    const dealt = game.events.nodes.filter(({ type }) => type === 'handDealt');
    expect(dealt.map(({ payload }) => payload.oils?.length)).toEqual([3, 3]);
    expect(game.seat.hand).toHaveLength(3);
    expect(game.view.hands.map((hand) => hand.length)).toEqual([3, 3]);
  });
});
