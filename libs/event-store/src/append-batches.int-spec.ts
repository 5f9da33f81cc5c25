import { jest } from '@jest/globals';
import { sealCommit, verifyChain } from '#records';
import { START, newStreamId, versionsOf } from '#records/testing';
import { PostgresEventStore } from './postgres-event-store.js';
import { appendMany, sampleCommit, statementSizes, storeOnPostgres, type StoreOnPostgres } from './testing/index.js';

const CONNECTIONS = 4;
/** The database takes no such text: an error of its own, after the checks of the store. */
const FAULTY = { actor: 'nul \u0000' };

/** However slow the machine is, nothing goes beside a statement that is not full. */
const patient = { beside: 60_000, shared: 60_000 };

describe('Appends that share a statement', () => {
  let tested: StoreOnPostgres;
  let store: PostgresEventStore;

  beforeEach(async () => {
    tested = await storeOnPostgres(CONNECTIONS);
    store = new PostgresEventStore(tested.pool, patient);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await tested.stop();
  });

  it('go in one when they come while another is under way', async () => {
    const sizes = statementSizes(tested.pool);
    const games = Array.from({ length: 10 }, newStreamId);
    await Promise.all(games.map((streamId) => appendMany(store, streamId, 3)));
    expect(sizes).toEqual([1, 10, 10, 9]);
  });

  it('go beside others when their statement is full', async () => {
    const sizes = statementSizes(tested.pool);
    const games = Array.from({ length: 40 }, newStreamId);
    await Promise.all(games.map((streamId) => appendMany(store, streamId, 1)));
    expect(sizes).toEqual([1, 16, 16, 7]);
  });

  it('are stored but for the one that the database refuses', async () => {
    const first = store.append(sampleCommit(newStreamId()));
    const games = Array.from({ length: 9 }, newStreamId);
    const results = await Promise.allSettled(
      games.map((streamId, index) => store.append(sampleCommit(streamId, START, index === 4 ? FAULTY : {}))),
    );
    expect(results.map(({ status }) => status)).toEqual(games.map((_, i) => (i === 4 ? 'rejected' : 'fulfilled')));
    expect(results[4]).toMatchObject({ reason: { code: '22021' } });
    expect(await first).toMatchObject({ status: 'ok' });
    const lengths = await Promise.all(games.map(async (streamId) => (await store.read(streamId)).length));
    expect(lengths).toEqual(games.map((_, index) => (index === 4 ? 0 : 1)));
  });

  it('are stored but for one whose chain does not fit', async () => {
    const [broken, ...games] = Array.from({ length: 5 }, newStreamId);
    const tip = await appendMany(store, broken!, 1);
    const first = store.append(sampleCommit(newStreamId()));
    const altered = store.append(sampleCommit(broken!, { ...tip, hash: 'f'.repeat(64) }));
    const others = games.map((streamId) => store.append(sampleCommit(streamId)));
    await expect(altered).rejects.toMatchObject({ name: 'ChainMismatch', streamId: broken });
    for (const result of await Promise.all([first, ...others])) expect(result).toMatchObject({ status: 'ok' });
  });

  it('keep their order within a game', async () => {
    const sizes = statementSizes(tested.pool);
    const first = store.append(sampleCommit(newStreamId()));
    const [streamId, other] = [newStreamId(), newStreamId()];
    const commits = [sampleCommit(streamId)];
    for (let version = 1; version < 5; version += 1) {
      const { lastVersion, hash } = sealCommit(commits.at(-1)!);
      commits.push(sampleCommit(streamId, { version: lastVersion, hash }));
    }
    const results = await Promise.all([
      ...commits.slice(0, 2).map((commit) => store.append(commit)),
      store.append(sampleCommit(other)),
      ...commits.slice(2).map((commit) => store.append(commit)),
      store.append(commits[0]!),
      store.append(sampleCommit(streamId)),
    ]);
    await first;
    expect(results.map(({ status }) => status)).toEqual([...Array<string>(6).fill('ok'), 'replayed', 'conflict']);
    expect(sizes.slice(0, 2)).toEqual([1, 8]);
    expect(versionsOf(await store.read(streamId))).toEqual([1, 2, 3, 4, 5]);
    expect(verifyChain(await store.read(streamId))).toMatchObject({ ok: true });
  });
});
