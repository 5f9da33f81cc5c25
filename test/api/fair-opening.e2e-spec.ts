import { randomUUID } from 'node:crypto';
import type { LoadedGame } from '#records';
import { rulesets } from '../../apps/rulesets.js';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const OPEN =
  'mutation($input: OpenGameInput!) { openGame(input: $input) { __typename ... on CommandAccepted { game { id } } } }';

describe('The opener of a game', () => {
  let api: TestApi;
  let ada: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    ada = await TestClient.register(api.url, 'Ada');
  });
  afterAll(() => api.close());

  async function opened(input: object): Promise<LoadedGame> {
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, {
      input: { commandId: randomUUID(), ...input },
    });
    const [, uuid] = Buffer.from(openGame.game.id, 'base64url').toString().split(':');
    return (await api.parts.games.load(uuid!))!;
  }

  it('gives a seed with its seat, like all players', async () => {
    const { game } = await opened({
      options: { lantern: {} },
      seats: [{ me: true, seed: 'my luck' }, { bot: 'random' }],
    });
    expect(game.seats.map(({ seed }) => seed)).toEqual(['my luck', null]);
  });

  it.each([
    { me: true, seed: 'x'.repeat(201) },
    { me: true, seed: 'a\u202eb' },
    { bot: 'random', seed: 'mine' },
  ])('opens nothing with a seat like %j', async (seat) => {
    const { errors } = await ada.ask(OPEN, {
      input: { commandId: randomUUID(), options: { lantern: {} }, seats: [seat] },
    });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it.each(rulesets.map(({ name }) => name))('by default has a deadline for each decision in %s', async (name) => {
    expect((await opened({ options: { [name]: {} } })).game.options).toMatchObject({ decisionSeconds: 86_400 });
    const endless = await opened({ options: { [name]: { decisionSeconds: null } } });
    expect(endless.game.options).toMatchObject({ decisionSeconds: null });
  });
});
