import { jest } from '@jest/globals';
import { newStreamId, sampleEvent, versionsOf } from '#records/testing';
import { PostgresEventStore } from './postgres-event-store.js';
import { Retention } from './retention.js';
import {
  appended,
  appendMany,
  describeEventStore,
  sampleCommit,
  storeOnPostgres,
  type StoreOnPostgres,
} from './testing/index.js';

describeEventStore('The store in PostgreSQL', () => storeOnPostgres());

describe('The store in PostgreSQL', () => {
  let tested: StoreOnPostgres | undefined;

  beforeEach(async () => {
    tested = await storeOnPostgres(2);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await tested?.stop();
  });

  it('keeps nothing of an obligation that a commit of its stream meets, and marks one that a caller settles', async () => {
    const id = newStreamId();
    const obligations = ['bot', 'league'].map((key) => ({ key, kind: key, dueAt: 1, payload: null }));
    const tip = await appended(tested!.store, sampleCommit(id, undefined, { obligations }));
    await appended(tested!.store, sampleCommit(id, tip, { settled: ['bot'] }));
    await tested!.store.settle(id, 'league');
    const { rows } = await tested!.pool.query(
      'select key, met_at is not null as met from obligations where game_id = $1',
      [id],
    );
    expect(rows).toEqual([{ key: 'league', met: true }]);
  });

  it('keeps snapshots of open streams, and those of closed ones for a week: a step deletes those of few streams', async () => {
    const { store, pool } = tested!;
    const heads = { open: 'running', late: 'closed', old: 'closed', older: 'closed' } as const;
    const DAY = 24 * 60 * 60_000;
    const names = new Map<string, string>();
    for (const [name, status] of Object.entries(heads)) {
      const streamId = newStreamId();
      names.set(streamId, name);
      const at = name === 'late' ? 2 * DAY : DAY;
      const { version, hash } = await appended(
        store,
        sampleCommit(streamId, undefined, { at, head: { ...sampleCommit(streamId).head, status } }),
      );
      for (const subjectVersion of ['1', '2'])
        await store.saveSnapshot({ streamId, subjectVersion, version, hash, state: {} });
    }
    const left = async (): Promise<readonly string[]> =>
      (await pool.query<{ id: string }>('select game_id as id from snapshots')).rows
        .map(({ id }) => names.get(id)!)
        .sort();
    const retention = new Retention({ pool, clock: () => 8 * DAY + 1, isHome: true, atAStep: 1 });
    const counts: number[] = [];
    do counts.push((await left()).length);
    while (await retention.step());
    // Two rows a stream at most, and a last look that finds none.
    expect(counts).toHaveLength(5);
    expect(counts.every((count, step) => step === 0 || counts[step - 1]! - count <= 2)).toBe(true);
    expect(await left()).toEqual(['late', 'late', 'open', 'open']);
    expect(await retention.step()).toBe(true);
  });

  it('appends a commit of many events with obligations in one statement', async () => {
    const query = jest.spyOn(tested!.pool, 'query');
    const obligations = [{ key: 'k', kind: 'deadline', dueAt: 1, payload: null }];
    const events = [1, 2, 3, 4, 5].map(sampleEvent);
    await appended(tested!.store, sampleCommit(newStreamId(), undefined, { events, obligations, settled: ['other'] }));
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('serves ten concurrent commands through a pool of two connections', async () => {
    const games = Array.from({ length: 10 }, newStreamId);
    const tips = await Promise.all(games.map((streamId) => appendMany(tested!.store, streamId, 3)));
    expect(tips.map((tip) => tip.version)).toEqual(games.map(() => 3));
  });

  it('serves ten concurrent commands of one game, of which one wins each round, through two connections', async () => {
    const streamId = newStreamId();
    const submit = async (commit = sampleCommit(streamId)): Promise<void> => {
      const result = await tested!.store.append(commit);
      const last = result.status === 'conflict' ? result.missed.at(-1) : undefined;
      if (last) await submit({ ...commit, expectedVersion: last.lastVersion, previousHash: last.hash });
    };
    await Promise.all(Array.from({ length: 10 }, () => submit()));
    expect(versionsOf(await tested!.store.read(streamId))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('answers a command that was given to another process at the same time with that one’s answer', async () => {
    const streamId = newStreamId();
    const tip = await appendMany(tested!.store, streamId, 1);
    const other = new PostgresEventStore(tested!.owner);
    const commit = sampleCommit(streamId, tip);
    const results = await Promise.all([tested!.store.append(commit), other.append(commit), other.append(commit)]);
    expect(results.map((result) => result.status).sort()).toEqual(['ok', 'replayed', 'replayed']);
    expect(await other.append(commit)).toMatchObject({ status: 'replayed' });
  });

  it('draws no position for a commit that it does not store', async () => {
    const streamId = newStreamId();
    const first = sampleCommit(streamId);
    await appended(tested!.store, first);
    await tested!.store.append(first);
    await tested!.store.append(sampleCommit(streamId));
    const { rows } = await tested!.owner.query('select last_value from feed_position');
    expect(rows[0]).toEqual({ last_value: '1' });
  });

  it('decides by the clock of the database which obligations are due', async () => {
    const obligations = [{ key: 'k', kind: 'deadline', dueAt: Date.now() + 600_000, payload: null }];
    await appended(tested!.store, sampleCommit(newStreamId(), undefined, { obligations }));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(await tested!.store.dueObligations(10)).toEqual([]);
  });

  it('shows the events one by one in SQL', async () => {
    const streamId = newStreamId();
    await appended(tested!.store, sampleCommit(streamId, undefined, { events: [sampleEvent('a'), sampleEvent('b')] }));
    const { rows } = await tested!.pool.query('select version, type, schema_version, data, at from events');
    expect(rows).toEqual([
      { version: 1, type: 'bidPlaced', schema_version: 1, data: { n: 'a' }, at: new Date(1_795_262_400_123) },
      { version: 2, type: 'bidPlaced', schema_version: 1, data: { n: 'b' }, at: new Date(1_795_262_400_123) },
    ]);
  });

  it('compares the heads of streams that go on with their last commits, some at a time', async () => {
    const ids = [newStreamId(), newStreamId(), newStreamId()].sort();
    for (const streamId of ids) await appendMany(tested!.store, streamId, 2);
    const ended = newStreamId();
    const head = { kind: 'game', subject: { name: 'lantern', version: '1.0' }, status: 'closed' } as const;
    await appended(tested!.store, sampleCommit(ended, undefined, { head }));
    await tested!.owner.query(`update streams set version = 1 where game_id in ($1, $2)`, [ids[1], ended]);
    expect(await tested!.store.checkHeads(null, 2)).toEqual({ broken: [ids[1]], last: ids[1] });
    expect(await tested!.store.checkHeads(ids[1]!, 2)).toEqual({ broken: [], last: null });
  });

  it('finds receipts, versions and the feed by an index', async () => {
    const streamId = newStreamId();
    await appendMany(tested!.store, streamId, 3);
    const db = await tested!.owner.connect();
    await db.query('set enable_seqscan = off');
    const plans = [
      [`select 1 from commits where game_id = '${streamId}' and command_id = 'c'`, 'commits_game_id_command_id_key'],
      [
        `select 1 from commits where game_id = '${streamId}' and last_version > 2 order by last_version`,
        'commits_pkey',
      ],
      [`select 1 from commits where position > 2 order by position limit 10`, 'commits_position'],
      [`select 1 from obligations where met_at is null and due_at < 5 order by due_at limit 9`, 'obligations_due'],
    ] as const;
    for (const [sql, index] of plans) {
      const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
    }
    db.release(true);
  });
});
