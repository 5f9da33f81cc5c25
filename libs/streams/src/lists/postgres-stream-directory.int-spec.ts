import { Projector } from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { campaignList } from '#campaign-service';
import { gameListProjection, PostgresGameDirectory } from '#games';
import { leagueList } from '#league-service';
import { describeStreamDirectory } from '../testing/stream-directory-contract.js';
import { PostgresStreamDirectory } from './postgres-stream-directory.js';
import { projectionOf } from './stream-list-projection.js';

const stores: StoreOnPostgres[] = [];
let projectors: Projector[];

afterAll(() => Promise.all(stores.map((one) => one.stop())));

describeStreamDirectory('The list in PostgreSQL', async () => {
  const tested = await storeOnPostgres();
  stores.push(tested);
  const { store, pool } = tested;
  projectors = [projectionOf(campaignList), projectionOf(leagueList), gameListProjection].map(
    (projection) => new Projector({ pool, store, projection }),
  );
  await Promise.all(projectors.map((projector) => projector.prepare()));
  return {
    store,
    directoryOf: (list) => new PostgresStreamDirectory(pool, list),
    async caughtUp() {
      await tested.publish();
      await Promise.all(projectors.map((projector) => projector.catchUp()));
    },
  };
});

describe('The lists in PostgreSQL', () => {
  it('leave each other alone: none parks the streams of another', async () => {
    for (const projector of projectors) expect((await projector.health()).parked).toEqual([]);
    const games = new PostgresGameDirectory(stores[0]!.pool);
    const query = { order: 'openedAt', descending: true, limit: 10 } as const;
    expect((await games.find(query)).map(({ ruleset, status }) => [ruleset, status])).toEqual([['saga', 'over']]);
  });

  it('are empty before a worker first ran', async () => {
    const fresh = await storeOnPostgres(2);
    stores.push(fresh);
    for (const list of [campaignList, leagueList])
      expect(await new PostgresStreamDirectory(fresh.pool, list).find({ descending: true, limit: 1 })).toEqual([]);
  });
});
