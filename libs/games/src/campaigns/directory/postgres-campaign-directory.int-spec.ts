import { Projector } from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { describeCampaignDirectory } from '../../testing/campaign-directory-contract.js';
import { gameListProjection } from '../../directory/game-list-projection.js';
import { PostgresGameDirectory } from '../../directory/postgres-game-directory.js';
import { campaignListProjection } from './campaign-list-projection.js';
import { PostgresCampaignDirectory } from './postgres-campaign-directory.js';

let tested: StoreOnPostgres;
let projectors: Projector[];

afterAll(() => tested.stop());

describeCampaignDirectory('The list of campaigns in PostgreSQL', async () => {
  tested = await storeOnPostgres();
  const { store, pool } = tested;
  projectors = [campaignListProjection, gameListProjection].map(
    (projection) => new Projector({ pool, store, projection }),
  );
  await Promise.all(projectors.map((projector) => projector.prepare()));
  return {
    store,
    directory: new PostgresCampaignDirectory(pool),
    async caughtUp() {
      await tested.publish();
      await Promise.all(projectors.map((projector) => projector.catchUp()));
    },
  };
});

describe('The list of campaigns in PostgreSQL', () => {
  it('leaves the list of games alone: neither parks the streams of the other', async () => {
    for (const projector of projectors) expect((await projector.health()).parked).toEqual([]);
    const games = new PostgresGameDirectory(tested.pool);
    const query = { order: 'openedAt', descending: true, limit: 10 } as const;
    expect((await games.find(query)).map(({ ruleset, status }) => [ruleset, status])).toEqual([['saga', 'over']]);
  });

  it('is empty before a worker first ran', async () => {
    const fresh = await storeOnPostgres(2);
    const directory = new PostgresCampaignDirectory(fresh.pool);
    expect(await directory.find({ account: 'player-0', descending: true, limit: 1 })).toEqual([]);
    await fresh.stop();
  });
});
