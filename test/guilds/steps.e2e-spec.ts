import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const OPEN = 'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
const START = 'mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }';
const LOOK = `query($id: ID!) { game(id: $id) {
  waiting { ... on WaitingForSeats { step stepId mine } } view { ... on GuildsView { step } } legalCommands(first: 1) { stepId }
} }`;

describe('A step of Guilds', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  it('has one name, and what answers it names it', async () => {
    const ada = await TestClient.register(api.url, 'Ada');
    const seats = [{ me: true }, { bot: 'random' }];
    const input = { commandId: randomUUID(), options: { guilds: {} }, seats };
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
    const { id } = openGame.game;
    await ada.data(START, { input: { gameId: id, commandId: randomUUID() } });
    const { game } = await ada.data<{ game: { waiting: { stepId: string } } }>(LOOK, { id });
    const step = 'SETUP_CHOOSE_LEADER';
    expect(game).toMatchObject({ waiting: { step, mine: true }, view: { step } });
    expect(game).toMatchObject({ legalCommands: [{ stepId: game.waiting.stepId }] });
  });
});
