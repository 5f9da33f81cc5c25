import { type Tip, newStreamId } from '#records/testing';
import { FEED_START } from './feed.js';
import { PostgresAudit } from './postgres-audit.js';
import { PoisonCommit } from './project-commits.js';
import type { Projection } from './projection.js';
import { ProjectorLoop } from './projector-loop.js';
import { Projector } from './projector.js';
import { Retention } from './retention.js';
import { bidTotals, noFaults } from './testing/bid-totals.js';
import { appendMany, storeOnPostgres, until, type StoreOnPostgres } from './testing/index.js';

describe('A projector', () => {
  let tested: StoreOnPostgres | undefined;
  let streamA: string;
  let streamB: string;

  beforeEach(async () => {
    tested = await storeOnPostgres(6);
    [streamA, streamB] = [newStreamId(), newStreamId()];
  });
  afterEach(() => tested?.stop());

  const projectorOf = (projection: Projection, batch?: number) =>
    new Projector({ pool: tested!.pool, store: tested!.store, projection, ...(batch ? { batch } : {}) });

  async function readyProjector(projection: Projection = bidTotals(), batch?: number): Promise<Projector> {
    const projector = projectorOf(projection, batch);
    await projector.prepare();
    return projector;
  }

  const append = (streamId: string, count: number, from?: Tip) => appendMany(tested!.store, streamId, count, from);

  async function catchUp(projector: Projector): Promise<void> {
    await tested!.publish();
    await projector.catchUp();
  }

  async function totals(): Promise<Record<string, number>> {
    const { rows } = await tested!.pool.query<{ game_id: string; bids: number }>(
      'select game_id, bids from read_models.bid_totals',
    );
    return Object.fromEntries(rows.map((row) => [row.game_id, row.bids]));
  }

  /** Makes the feed forget a commit, as no store should. */
  async function hide(streamId: string, version: number): Promise<() => Promise<void>> {
    const sql = 'update commits set position = -position where game_id = $1 and last_version = $2';
    const flip = async () => {
      const db = await tested!.owner.connect();
      await db.query('set session_replication_role = replica');
      await db.query(sql, [streamId, version]);
      db.release(true);
    };
    await flip();
    return flip;
  }

  describe('following the feed', () => {
    it('takes every commit in once, batch by batch', async () => {
      const faults = noFaults();
      const projector = await readyProjector(bidTotals(faults), 2);
      const tip = await append(streamA, 3);
      await append(streamB, 2);
      await catchUp(projector);
      await append(streamA, 1, tip);
      await catchUp(projector);
      await catchUp(projector);
      expect(await totals()).toEqual({ [streamA]: 4, [streamB]: 2 });
      expect(faults.told).toBe(6);
      expect(await projector.health()).toEqual({
        name: 'bid_totals',
        version: 1,
        sources: [{ source: 'main', position: '6', end: '6' }],
        parked: [],
      });
    });

    it('is told of a page of commits at once, and of each alone where one cannot be taken', async () => {
      const faults = noFaults();
      const tipOfA = await append(streamA, 2);
      const tipOfB = await append(streamB, 2);
      const projector = await readyProjector(bidTotals(faults));
      await catchUp(projector);
      expect(faults).toMatchObject({ calls: 1, told: 4 });
      await append(streamB, 2, tipOfB);
      await append(streamA, 1, tipOfA);
      faults.poisoned.add(streamA);
      await catchUp(projector);
      expect(await totals()).toEqual({ [streamA]: 2, [streamB]: 4 });
      expect(await projector.health()).toMatchObject({ parked: [{ streamId: streamA, version: 2 }] });
    });

    it('goes on where it was after a restart', async () => {
      await append(streamA, 2);
      await catchUp(await readyProjector());
      const faults = noFaults();
      await append(streamB, 1);
      await catchUp(await readyProjector(bidTotals(faults)));
      expect(await totals()).toEqual({ [streamA]: 2, [streamB]: 1 });
      expect(faults.told).toBe(1);
    });

    it('counts once when several processes do the same', async () => {
      const projectors = await Promise.all([1, 2, 3].map(() => readyProjector(bidTotals(), 1)));
      await append(streamA, 6);
      await tested!.publish();
      await Promise.all(projectors.map((projector) => projector.catchUp()));
      expect(await totals()).toEqual({ [streamA]: 6 });
    });

    it('writes read model and checkpoint together or not at all', async () => {
      const projection = bidTotals();
      const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
      const failing = {
        ...projection,
        handle: async (...given: Parameters<Projection['handle']>) => {
          await projection.handle(...given);
          throw deadlock;
        },
      };
      await append(streamA, 2);
      const projector = await readyProjector(failing);
      await tested!.publish();
      await expect(projector.step()).rejects.toBe(deadlock);
      expect(await totals()).toEqual({});
      expect(await projector.health()).toMatchObject({ sources: [{ position: FEED_START }], parked: [] });
      await catchUp(await readyProjector());
      expect(await totals()).toEqual({ [streamA]: 2 });
    });

    it('is kept going by its loop, which survives errors', async () => {
      const errors: unknown[] = [];
      const loop = new ProjectorLoop(projectorOf(bidTotals()), { every: 5, onError: (error) => errors.push(error) });
      loop.start();
      await append(streamA, 3);
      await tested!.publish();
      await until('three bids are in', async () => (await totals().catch(() => undefined))?.[streamA] === 3);
      await loop.stop();
      expect(errors).toEqual([]);
    });

    it('refuses a name that cannot be a table', () => {
      expect(() => projectorOf({ ...bidTotals(), name: 'drop table; --' })).toThrow(TypeError);
    });
  });

  describe('meeting a poison event', () => {
    it('parks that game only, says so, and takes it up after the fix', async () => {
      const faults = noFaults();
      faults.poisoned.add(streamA);
      const projector = await readyProjector(bidTotals(faults));
      const tipA = await append(streamA, 4);
      const tipB = await append(streamB, 4);
      await catchUp(projector);
      await append(streamA, 1, tipA);
      await append(streamB, 1, tipB);
      await catchUp(projector);
      expect(await totals()).toEqual({ [streamA]: 2, [streamB]: 5 });
      const { parked, sources } = await projector.health();
      expect(parked).toEqual([
        {
          streamId: streamA,
          version: 2,
          error: expect.stringMatching(/version 3: a bid of no coins/),
          since: expect.any(Number),
        },
      ]);
      expect(sources.map(({ position }) => position)).toEqual(sources.map(({ end }) => end));

      expect(await projector.retryParked()).toBe(1);
      faults.poisoned.clear();
      expect(await projector.retryParked(streamB)).toBe(1);
      expect(await projector.retryParked(streamA)).toBe(0);
      expect(await totals()).toEqual({ [streamA]: 5, [streamB]: 5 });
      await append(
        streamA,
        1,
        (await tested!.store.read(streamA)).map((c) => ({ version: c.lastVersion, hash: c.hash })).at(-1),
      );
      await catchUp(projector);
      expect(await totals()).toEqual({ [streamA]: 6, [streamB]: 5 });
      expect(await projector.health()).toMatchObject({ parked: [] });
    });

    it('takes it up when a process with the fix starts', async () => {
      const faults = noFaults();
      faults.poisoned.add(streamA);
      await append(streamA, 4);
      await catchUp(await readyProjector(bidTotals(faults)));
      expect(await totals()).toEqual({ [streamA]: 2 });
      await readyProjector();
      expect(await totals()).toEqual({ [streamA]: 4 });
    });

    it('loses no commit that comes while a game is taken up again', async () => {
      const faults = noFaults();
      faults.poisoned.add(streamA);
      const projector = await readyProjector(bidTotals(faults));
      let tip = await append(streamA, 3);
      await catchUp(projector);
      faults.poisoned.clear();
      const played = (async () => {
        for (let i = 0; i < 20; i += 1) {
          tip = await append(streamA, 1, tip);
          await tested!.publish();
        }
      })();
      const follow = async () => {
        for (let i = 0; i < 20; i += 1) await projector.step();
      };
      await Promise.all([played, follow(), projector.retryParked()]);
      await catchUp(projector);
      expect(await projector.health()).toMatchObject({ parked: [] });
      expect(await totals()).toEqual({ [streamA]: 23 });
    });

    it('tries a handler again before it gives up', async () => {
      const projection = bidTotals();
      let failures = 0;
      const flaky: Projection = {
        ...projection,
        handle: async (...given) => {
          await projection.handle(...given);
          failures += 1;
          if (failures <= 3) throw new Error('hiccup');
        },
      };
      await append(streamA, 1);
      const projector = await readyProjector(flaky);
      await catchUp(projector);
      expect(await projector.health()).toMatchObject({ parked: [] });
      expect(await totals()).toEqual({ [streamA]: 1 });
    });

    it('parks a game whose SQL fails without losing the others of the batch', async () => {
      const projection = bidTotals();
      const wrong: Projection = {
        ...projection,
        handle: async (told, into) => {
          if (told.some(({ commit }) => commit.streamId === streamA)) await into.db.query('select 1 / 0');
          await projection.handle(told, into);
        },
      };
      await append(streamA, 1);
      await append(streamB, 2);
      const projector = await readyProjector(wrong);
      await catchUp(projector);
      expect(await totals()).toEqual({ [streamB]: 2 });
      expect((await projector.health()).parked).toMatchObject([{ streamId: streamA, version: 0 }]);
    });

    it('notices a version that is missing, parks the game, and heals from the stream', async () => {
      await append(streamA, 4);
      await append(streamB, 1);
      const showAgain = await hide(streamA, 2);
      const projector = await readyProjector();
      await catchUp(projector);
      expect(await totals()).toEqual({ [streamA]: 1, [streamB]: 1 });
      expect((await projector.health()).parked).toMatchObject([
        { streamId: streamA, version: 1, error: expect.stringMatching(/version 2 should come next/) },
      ]);
      await showAgain();
      expect(await projector.retryParked()).toBe(0);
      expect(await totals()).toEqual({ [streamA]: 4, [streamB]: 1 });
    });
  });

  describe('rebuilding', () => {
    it('builds beside the live table while games are played, then swaps', async () => {
      const live = await readyProjector(bidTotals(), 3);
      let tipA = await append(streamA, 10);
      await catchUp(live);
      const rounds = Array.from({ length: 25 }, (_, round) => round);
      const play = async () => {
        while (rounds.pop() !== undefined) {
          tipA = await append(streamA, 1, tipA);
          await tested!.publish();
          await live.step();
        }
      };
      const seen: number[] = [];
      const watch = async () => {
        while (rounds.length > 0) seen.push((await totals())[streamA] ?? 0);
      };
      await Promise.all([play(), watch(), live.rebuild()]);
      expect(seen[0]).toBeGreaterThanOrEqual(10);
      expect(seen).toEqual([...seen].sort((one, next) => one - next));
      await catchUp(live);
      expect(await totals()).toEqual({ [streamA]: 35 });
      const { rows } = await tested!.owner.query('select name, live from projections');
      expect(rows).toEqual([{ name: 'bid_totals', live: true }]);
      const tables = await tested!.owner.query(`select tablename from pg_tables where schemaname = 'read_models'`);
      expect(tables.rows).toEqual([{ tablename: 'bid_totals' }]);
      await live.rebuild();
      expect(await totals()).toEqual({ [streamA]: 35 });
    });

    it('leaves the checkpoints of the build before to be deleted, a few streams at a time', async () => {
      const live = await readyProjector();
      for (const streamId of [streamA, streamB]) await append(streamId, 1);
      await catchUp(live);
      const audit = new PostgresAudit(tested!.pool);
      const seen = [await audit.seen(streamA)];
      await live.rebuild();
      seen.push(await audit.seen(streamA));
      expect(seen[1]).toEqual(seen[0]);
      const counted = async (): Promise<readonly number[]> => {
        const text = `select count(*)::integer as count from checkpoints c join projections p using (generation) where p.live
          union all select count(*)::integer from checkpoints`;
        return (await tested!.owner.query<{ count: number }>(text)).rows.map(({ count }) => count);
      };
      const retention = new Retention({ pool: tested!.pool, clock: Date.now, isHome: true, atAStep: 1 });
      const steps: unknown[] = [];
      for (let more = true; more;) {
        steps.push(await counted());
        more = await retention.step();
      }
      expect(steps).toEqual([
        [2, 4],
        [2, 3],
        [2, 2],
        [2, 2],
      ]);
      expect(await retention.step()).toBe(false);
    });

    it('happens when a newer version of the projection starts, and the older one stands by', async () => {
      const older = await readyProjector();
      await append(streamA, 2);
      await catchUp(older);
      const newer = await readyProjector(bidTotals(noFaults(), 2));
      expect(await totals()).toEqual({ [streamA]: 4 });
      await append(streamB, 1);
      await catchUp(older);
      expect(await totals()).toEqual({ [streamA]: 4 });
      await catchUp(newer);
      expect(await totals()).toEqual({ [streamA]: 4, [streamB]: 2 });
      await older.prepare();
      expect(await newer.health()).toMatchObject({ version: 2 });
    });

    it('stops on the first commit that it cannot take and leaves the live table alone', async () => {
      const faults = noFaults();
      const projector = await readyProjector(bidTotals(faults));
      await append(streamA, 3);
      await catchUp(projector);
      faults.poisoned.add(streamA);
      const refused = await projector.rebuild().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(PoisonCommit);
      expect(refused).toMatchObject({ streamId: streamA, version: 3 });
      expect(await totals()).toEqual({ [streamA]: 3 });
      faults.poisoned.clear();
      await projector.rebuild();
      expect(await totals()).toEqual({ [streamA]: 3 });
    });

    it('of two at once one is done, and the read model is right', async () => {
      const projector = await readyProjector(bidTotals(), 1);
      await append(streamA, 8);
      await catchUp(projector);
      const ends = await Promise.allSettled([projector.rebuild(), projector.rebuild()]);
      expect(ends.some((end) => end.status === 'fulfilled')).toBe(true);
      for (const end of ends) {
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ name: 'RebuildOvertaken' });
      }
      expect(await totals()).toEqual({ [streamA]: 8 });
    });

    it('takes parked games in again', async () => {
      const faults = noFaults();
      faults.poisoned.add(streamA);
      const projector = await readyProjector(bidTotals(faults));
      await append(streamA, 4);
      await catchUp(projector);
      faults.poisoned.clear();
      await projector.rebuild();
      expect(await projector.health()).toMatchObject({ parked: [] });
      expect(await totals()).toEqual({ [streamA]: 4 });
    });

    it('needs a read model to rebuild', async () => {
      await expect(projectorOf(bidTotals()).rebuild()).rejects.toThrow('prepare it first');
    });
  });
});
