import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const OPEN = 'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
const START = 'mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }';
const RESIGN = 'mutation($input: ResignInput!) { resign(input: $input) { __typename } }';
const RESUME = 'mutation($input: ResumeGameInput!) { resumeGame(input: $input) { id parked } }';
const ABANDON = `mutation($input: AbandonGameInput!) { abandonGame(input: $input) { __typename
  ... on CommandAccepted { game { status } events { type en: description(locale: EN) fr: description(locale: FR) payload { __typename } } }
  ... on CommandRejected { ruleId code message } } }`;
const GAME = `query($id: ID!) { game(id: $id) { status parked seed outcome { reason placings { seat } } view { __typename }
  waiting { ... on WaitingForNothing { over } } } }`;

describe('A game that is not played to its end', () => {
  let api: TestApi;
  let ada: TestClient;
  let bo: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    [ada, bo] = await Promise.all([TestClient.register(api.url, 'Ada'), TestClient.register(api.url, 'Bo')]);
  });
  afterAll(() => api.close());

  const open = async (seats: readonly object[]): Promise<string> => {
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats };
    return (await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input })).openGame.game.id;
  };
  const command = (gameId: string) => ({ input: { gameId, commandId: randomUUID() } });
  const codeOf = async (client: TestClient, query: string, variables: object): Promise<unknown> =>
    (await client.ask(query, variables)).errors?.[0]?.extensions['code'];
  /** The id of the store in the API's own id. */
  const plain = (id: string): string =>
    Buffer.from(id, 'base64url')
      .toString('utf8')
      .replace(/^Game:/, '');

  it('is abandoned by its opener before it starts, and is over for all players', async () => {
    const gameId = await open([{ me: true }]);
    expect(await codeOf(bo, ABANDON, command(gameId))).toBe('FORBIDDEN');
    const { abandonGame } = await ada.data<{ abandonGame: unknown }>(ABANDON, command(gameId));
    expect(abandonGame).toEqual({
      __typename: 'CommandAccepted',
      game: { status: 'OVER' },
      events: [
        {
          type: 'gameAbandoned',
          en: 'The game is given up: no one has won.',
          fr: 'La partie est abandonnée : personne n’a gagné.',
          payload: { __typename: 'GameAbandoned' },
        },
        expect.objectContaining({ type: 'seedRevealed' }),
      ],
    });
    expect(await bo.data(GAME, { id: gameId })).toEqual({
      game: {
        status: 'OVER',
        parked: false,
        seed: expect.stringMatching(/^[0-9a-f]{64}$/),
        outcome: { reason: 'ABANDONED', placings: [] },
        view: null,
        waiting: { over: 'ABANDONED' },
      },
    });
  });

  it('cannot be abandoned while people play it, but can after they have resigned', async () => {
    const gameId = await open([{ me: true }, { bot: 'random' }, { bot: 'random' }]);
    await ada.data(START, command(gameId));
    expect(await ada.data(ABANDON, command(gameId))).toMatchObject({
      abandonGame: { __typename: 'CommandRejected', ruleId: 'KERNEL', code: 'PEOPLE_PLAY' },
    });
    await ada.data(RESIGN, command(gameId));
    expect(await ada.data(ABANDON, command(gameId))).toMatchObject({ abandonGame: { game: { status: 'OVER' } } });
    expect(await ada.data(GAME, { id: gameId })).toMatchObject({ game: { view: { __typename: 'LanternView' } } });
  });

  it('reports that it is parked to every command, until its opener resumes it', async () => {
    const gameId = await open([{ me: true }, { bot: 'random' }]);
    await ada.data(START, command(gameId));
    await api.parts.games.suspension.suspend(plain(gameId), 'its rules failed');
    expect(api.faults.splice(0)).toMatchObject([{ message: expect.stringContaining('is parked') }]);
    expect(await bo.data(GAME, { id: gameId })).toMatchObject({ game: { status: 'RUNNING', parked: true } });
    expect(await codeOf(ada, RESIGN, command(gameId))).toBe('GAME_PARKED');
    expect(await codeOf(bo, RESUME, { input: { gameId } })).toBe('FORBIDDEN');
    expect(await ada.data(RESUME, { input: { gameId } })).toEqual({ resumeGame: { id: gameId, parked: false } });
    expect(await ada.data(RESIGN, command(gameId))).toEqual({ resign: { __typename: 'CommandAccepted' } });
  });
});
