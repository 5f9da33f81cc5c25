import { randomUUID } from 'node:crypto';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf } from './guide.js';

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
});
