import { randomUUID } from 'node:crypto';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf } from './guide.js';
import { raidAtTheGynoids } from './to-the-gynoids.js';

describe('The guide to play over the API', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('opens a game with a scenario of its own, word for word', async () => {
    const document = blocksOf('play-over-the-api.md').get('own-scenario')!;
    const ada = await TestClient.register(api.url, 'Ada');
    const { openGame } = await ada.data<{ openGame: object }>(document, { id: randomUUID() });
    expect(openGame).toEqual({ game: { id: expect.any(String) } });
  });

  it('SKAROV-LOS-08 asks what stops a line, and is answered as the guide says, word for word', async () => {
    const blocks = blocksOf('play-over-the-api.md');
    const { gameId, overlord, close } = await raidAtTheGynoids(api);
    const answer = await overlord.ask(blocks.get('what-stops')!, { game: gameId });
    expect(answer).toEqual(JSON.parse(blocks.get('what-stopped')!));
    expect(await overlord.position(gameId)).toMatchObject({ waiting: { mine: true } });
    await close();
  });
});
