import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { expectSound, playedEvent } from './one-day-event.js';

describe('An event of one day, with 128 players', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('ends with the right table, a right report and decks that were hidden, though a result was corrected after the next pairing', async () => {
    expectSound(await playedEvent(api, 128, 7), { size: 128, rounds: 7 });
  });
});
