import { Projector } from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { describeGameDirectory } from '../testing/game-directory-contract.js';
import { gameListProjection } from './game-list-projection.js';
import { PostgresGameDirectory } from './postgres-game-directory.js';

let tested: StoreOnPostgres | undefined;

afterAll(() => tested?.stop());

describeGameDirectory('The list of games in PostgreSQL', async () => {
  tested = await storeOnPostgres();
  const { store, pool } = tested;
  const on = tested;
  const projector = new Projector({ pool, store, projection: gameListProjection });
  await projector.prepare();
  return {
    store,
    directory: new PostgresGameDirectory(pool),
    async caughtUp() {
      await on.publish();
      await projector.catchUp();
    },
  };
});

describe('The list of games in PostgreSQL', () => {
  it('is empty before a worker first ran', async () => {
    const fresh = await storeOnPostgres(2);
    const directory = new PostgresGameDirectory(fresh.pool);
    expect(await directory.find({ order: 'openedAt', descending: true, limit: 1 })).toEqual([]);
    await fresh.stop();
  });
});
