import { verifyChain } from '#records';
import { newStreamId } from '#records/testing';
import type { Pool } from 'pg';
import { PostgresEventStore } from './postgres-event-store.js';
import { appendMany, sampleCommit, storeOnPostgres, type StoreOnPostgres } from './testing/index.js';

const changes = [
  ['UPDATE of commits', `update commits set actor = 'me'`],
  ['DELETE from commits', 'delete from commits'],
  ['TRUNCATE of commits', 'truncate commits'],
  ['DELETE from streams', 'delete from streams'],
  ['TRUNCATE of streams', 'truncate streams'],
];

/** Acts that only `append_commit` may do, and acts that cannot be undone. */
const byTheStoreAlone = [
  ['append by hand', `insert into commits select * from commits`],
  ['open a stream by hand', 'insert into streams select * from streams'],
  ['move a head', `update streams set version = version + 1`],
  ['owe something by hand', 'insert into obligations select * from obligations'],
  ['put off what is owed', 'update obligations set due_at = due_at + 1'],
  ['forget what is owed', 'delete from obligations'],
  ['move the mark of the feed', 'update feed_mark set position = 0'],
  ['draw a position', `select nextval('feed_position')`],
];

const INSUFFICIENT_PRIVILEGE = '42501';
const RESTRICT_VIOLATION = '23001';

describe('Streams are append only:', () => {
  let tested: StoreOnPostgres | undefined;
  let streamId: string;

  beforeAll(async () => {
    tested = await storeOnPostgres();
  });
  beforeEach(async () => {
    streamId = newStreamId();
    await appendMany(tested!.store, streamId, 5);
  });
  afterAll(() => tested?.stop());

  it.each(changes)('the application may not %s', async (_, sql) => {
    await expect(tested!.pool.query(sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    expect(await tested!.store.read(streamId)).toHaveLength(5);
  });

  it.each(changes)('the owner is stopped by a trigger at %s', async (_, sql) => {
    await expect(tested!.owner.query(sql)).rejects.toMatchObject({ code: RESTRICT_VIOLATION });
    expect(await tested!.store.read(streamId)).toHaveLength(5);
  });

  it.each(['events', 'commits'])('no role changes an event through %s', async (relation) => {
    const sql = `update ${relation} set game_id = game_id`;
    await expect(tested!.pool.query(sql)).rejects.toThrow();
    await expect(tested!.owner.query(sql)).rejects.toThrow();
  });

  it.each([
    ['drop the triggers', 'drop trigger commits_are_append_only on commits'],
    ['switch triggers off', 'alter table commits disable trigger all'],
    ['create tables beside the streams', 'create table public.mine ()'],
  ])('the application may not %s', async (_, sql) => {
    await expect(tested!.pool.query(sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  it.each(byTheStoreAlone)('the application may not %s, even with the rights of its login', async (_, sql) => {
    await expect(tested!.pool.query(sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    await expect(withoutRole(sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  it.each([...changes, ['DISABLE TRIGGER', 'alter table commits disable trigger all']])(
    'nothing is gained by giving the role up: no %s',
    async (_, sql) => {
      await expect(withoutRole(sql)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
      await expect(withoutRole('set session_replication_role = replica')).rejects.toMatchObject({
        code: INSUFFICIENT_PRIVILEGE,
      });
      expect(await tested!.store.read(streamId)).toHaveLength(5);
    },
  );

  it('a table of the same name in the way of append_commit is not looked at', async () => {
    const db = await tested!.pool.connect();
    await db.query('create temporary table commits (like commits); create temporary table streams (like streams)');
    await new PostgresEventStore(db as unknown as Pool).append(sampleCommit(newStreamId()));
    const { rowCount } = await db.query('select from pg_temp.commits');
    db.release(true);
    expect(rowCount).toBe(0);
  });

  it('a met obligation stays met', async () => {
    const id = newStreamId();
    const obligations = [{ key: 'k', kind: 'bot', dueAt: 1, payload: null }];
    await tested!.store.append(sampleCommit(id, undefined, { obligations }));
    await tested!.store.settle(id, 'k');
    for (const sql of [`met_at = null`, 'met_at = now()']) {
      await expect(tested!.pool.query(`update obligations set ${sql} where game_id = $1`, [id])).rejects.toMatchObject({
        code: RESTRICT_VIOLATION,
      });
    }
  });

  /** As an injected statement would: with the rights of the login, not the role. */
  async function withoutRole(sql: string): Promise<unknown> {
    const db = await tested!.pool.connect();
    try {
      await db.query('set role none');
      return await db.query(sql);
    } finally {
      db.release(true);
    }
  }

  it('the application keeps its role after any reset', async () => {
    const db = await tested!.pool.connect();
    await db.query('reset role');
    await db.query('discard all');
    const { rows } = await db.query('select current_user as role');
    db.release(true);
    expect(rows).toEqual([{ role: 'chronicler_app' }]);
  });

  it('one byte that is changed behind the store’s back is found and located', async () => {
    const db = await tested!.owner.connect();
    await db.query('set session_replication_role = replica');
    const sql = `update commits set events = replace(events::text, '"n":3', '"n":8')::json where game_id = $1`;
    const { rowCount } = await db.query(`${sql} and last_version = 3`, [streamId]);
    db.release(true);
    expect(rowCount).toBe(1);

    const commits = await tested!.store.read(streamId);
    expect(verifyChain(commits)).toEqual({
      ok: false,
      broken: { streamId, version: 3, commandId: commits[2]!.commandId, reason: 'hash' },
    });
  });

  it('a commit that is removed behind the store’s back is found and located', async () => {
    const db = await tested!.owner.connect();
    await db.query('set session_replication_role = replica');
    await db.query('delete from commits where game_id = $1 and last_version = 2', [streamId]);
    db.release(true);
    expect(verifyChain(await tested!.store.read(streamId))).toMatchObject({
      ok: false,
      broken: { version: 3, reason: 'version' },
    });
  });
});
