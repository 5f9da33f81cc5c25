import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { expectSound, playedEvent } from './one-day-event.js';

describe('An event of one day, with 16 players', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('ends with the right table and a right report, though a result was corrected after the next pairing', async () => {
    expectSound(await playedEvent(api, 16, 7), 7);
  });
});
