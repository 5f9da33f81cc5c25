import { newStreamId } from '#records/testing';
import { backlogOf, hasStalled, type Backlog } from './feed-backlog.js';
import { MAIN } from './postgres-feed.js';
import { Projector } from './projector.js';
import { bidTotals } from './testing/bid-totals.js';
import { appendMany, storeOnPostgres, type StoreOnPostgres } from './testing/index.js';

const names = ['bid_totals', 'other_totals'];

describe('What is left of the feed', () => {
  let tested: StoreOnPostgres;
  let projectors: readonly Projector[];

  beforeEach(async () => {
    tested = await storeOnPostgres(4);
    const { pool, store } = tested;
    projectors = names.map((name) => new Projector({ pool, store, projection: { ...bidTotals(), name } }));
    for (const projector of projectors) await projector.prepare();
  });
  afterEach(() => tested.stop());

  /** More commits that may be read. */
  async function more(): Promise<void> {
    await appendMany(tested.store, newStreamId(), 1);
    await tested.publish();
  }

  const look = (): Promise<Backlog> =>
    backlogOf(
      [{ source: MAIN, pool: tested.pool }],
      names.map((name) => ({ name, version: 1 })),
    );

  it('stalls where one read model stands still, though commits and another read model go on', async () => {
    await more();
    const first = await look();
    expect([...first.keys()].sort()).toEqual(names.map((name) => `${name} in main`));
    await projectors[0]!.catchUp();
    await more();
    const second = await look();
    expect(hasStalled(first, second)).toBe(true);
    await projectors[1]!.catchUp();
    await more();
    const third = await look();
    expect(hasStalled(second, third)).toBe(true);
    for (const projector of projectors) await projector.catchUp();
    await more();
    expect(hasStalled(third, await look())).toBe(false);
  });

  it('stalls where the mark stands still before a commit', async () => {
    await appendMany(tested.store, newStreamId(), 1);
    const first = await look();
    await appendMany(tested.store, newStreamId(), 1);
    expect(hasStalled(first, await look())).toBe(true);
    await tested.publish();
    for (const projector of projectors) await projector.catchUp();
    expect(await look()).toEqual(new Map());
  });
});
