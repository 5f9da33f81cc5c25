import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { verifyChain } from '#records';
import { START, newStreamId } from '#records/testing';
import { StreamsOfAnyKind } from '../../../migrations/0004-streams-of-any-kind.js';
import { FeedSources } from '../../../migrations/0005-feed-sources.js';
import { RightsOfTheApplication } from '../../../migrations/0007-rights-of-the-application.js';
import { TokensStayRevoked } from '../../../migrations/0011-tokens-stay-revoked.js';
import type { FeedPosition, FeedSource } from './feed.js';
import { createPool } from '#platform';
import { liveGeneration, moveOn } from './generation.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { Projector } from './projector.js';
import { bidTotals, noFaults } from './testing/bid-totals.js';
import { appended, appendMany, sampleCommit, storeOnPostgres, type StoreOnPostgres } from './testing/index.js';
import { inTransaction } from './transaction.js';

/** As the version before appends: fifteen parameters, and the kind of the stream is a prefix of its ruleset. */
const APPEND = `select outcome, version
  from append_commit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

describe('While processes of the version before go on working,', () => {
  let tested: StoreOnPostgres;

  beforeEach(async () => {
    tested = await storeOnPostgres(2);
  });
  afterEach(() => tested.stop());

  /** A write of the version before: the first commit of a stream. */
  async function appendAsBefore(ruleset: string): Promise<string> {
    const streamId = newStreamId();
    const obligation = { key: 'campaign/open/1', kind: 'campaign', due_at: 1, payload: '{}' };
    const given = [streamId, randomUUID(), 0, 1, START.hash, 'a'.repeat(64), 'ann', 1, ruleset, '1.0', 'open', '{}'];
    const { rows } = await tested.pool.query(APPEND, [...given, '[]', null, JSON.stringify([obligation])]);
    expect(rows).toEqual([{ outcome: 'ok', version: 1 }]);
    return streamId;
  }

  it('they settle obligations as before', async () => {
    const streamId = await appendAsBefore('campaign:saga');
    const text = 'update obligations set met_at = clock_timestamp() where game_id = $1 and key = $2 and met_at is null';
    expect((await tested.pool.query(text, [streamId, 'campaign/open/1'])).rowCount).toBe(1);
    expect(await tested.store.dueObligations(10)).toEqual([]);
  });

  it('they log in as the owner, and take the role', async () => {
    const before = createPool({ databaseUrl: tested.ownerUrl, max: 1 });
    const store = new PostgresEventStore(before);
    const streamId = newStreamId();
    await appendMany(store, streamId, 2);
    expect(await tested.store.read(streamId)).toHaveLength(2);
    await before.end();
  });

  it.each([
    ['a game', 'saga', 'game'],
    ['a campaign', 'campaign:saga', 'campaign'],
  ])('their appends to %s are of its kind', async (_, ruleset, kind) => {
    const streamId = await appendAsBefore(ruleset);
    expect(await tested.store.head(streamId)).toMatchObject({ kind, subject: { name: 'saga', version: '1.0' } });
    expect(await tested.store.dueObligations(10)).toMatchObject([{ streamId, streamKind: kind }]);
  });

  it.each([
    ['a game', 'game', 'saga'],
    ['a campaign', 'campaign', 'campaign:saga'],
  ])('they read what is appended to %s', async (_, kind, ruleset) => {
    const streamId = newStreamId();
    const head = { kind, subject: { name: 'saga', version: '1.1' }, status: 'open' } as const;
    const tip = await appended(tested.store, sampleCommit(streamId, undefined, { head }));
    await appended(tested.store, sampleCommit(streamId, tip, { head: { ...head, status: 'running' } }));
    const text = 'select ruleset, rules_version, status from streams where game_id = $1';
    const { rows } = await tested.pool.query(text, [streamId]);
    expect(rows).toEqual([{ ruleset, rules_version: '1.1', status: 'running' }]);
  });

  it('the streams that were there before are told apart, and the way back leads to them', async () => {
    const [migration, rights] = [new StreamsOfAnyKind(), new RightsOfTheApplication()];
    const db = tested.owner as unknown as QueryRunner;
    const kept = newStreamId();
    await appended(tested.store, sampleCommit(kept));
    await new TokensStayRevoked().down(db);
    await rights.down(db);
    await migration.down(db);
    const [game, campaign] = [await appendAsBefore('lantern'), await appendAsBefore('campaign:lantern')];
    await migration.up(db);
    await rights.up(db);
    const kinds = await Promise.all([kept, game, campaign].map((streamId) => tested.store.head(streamId)));
    expect(kinds.map((head) => head?.kind)).toEqual(['game', 'game', 'campaign']);
    expect(kinds.map((head) => head?.subject.name)).toEqual(['lantern', 'lantern', 'lantern']);
    expect(verifyChain(await tested.store.read(kept))).toMatchObject({ ok: true });
  });

  it('read models go on from where they were, and only one of both versions at a time writes to one', async () => {
    const faults = noFaults();
    const projector = new Projector({ ...tested, projection: bidTotals(faults) });
    await projector.prepare();
    const streamId = newStreamId();
    const tip = await appendMany(tested.store, streamId, 3);
    await tested.publish();
    await projector.catchUp();
    const migration = new FeedSources();
    const db = tested.owner as unknown as QueryRunner;
    await migration.down(db);
    await tested.owner.query('update projections set position = 3');
    await migration.up(db);
    await appendMany(tested.store, streamId, 1, tip);
    await tested.publish();
    await inTransaction(tested.pool, async (transaction) => {
      const live = (await liveGeneration(transaction, 'bid_totals'))!;
      expect(await moveOn(transaction, live, 'main' as FeedSource, '3' as FeedPosition)).toBe(true);
      const before = `set lock_timeout = '50ms'; update projections set position = 4 where position = 3`;
      await expect(tested.owner.query(before)).rejects.toMatchObject({ code: '55P03' });
    });
    await projector.catchUp();
    expect(faults.told).toBe(4);
    expect(await projector.health()).toMatchObject({ sources: [{ position: '4', end: '4' }], parked: [] });
  });
});
