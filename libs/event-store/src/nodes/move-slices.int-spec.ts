import type { Tip } from '#records/testing';
import { HOME, readSlices, type DatabaseNode } from '#platform';
import { PostgresAudit } from '../postgres-audit.js';
import { PostgresEventStore } from '../postgres-event-store.js';
import { Projector } from '../projector.js';
import { bidTotals, noFaults } from '../testing/bid-totals.js';
import { appended, appendMany, idInSlices, sampleCommit, storeOnNodes, type StoreOnNodes } from '../testing/index.js';
import { COPIED_TABLES } from './copied-tables.js';
import { moveSlices } from './move-slices.js';

const MOVED = readSlices('256-511') ?? [];

describe('Slices that move to another database', () => {
  let tested: StoreOnNodes;
  let nodes: readonly [DatabaseNode, DatabaseNode];
  let moved: string;
  let stays: string;
  let tips: Readonly<Record<string, Tip>>;

  beforeEach(async () => {
    tested = await storeOnNodes();
    const [home, other] = tested.nodes;
    nodes = [
      { name: HOME, slices: readSlices('0-511') ?? [], databaseUrl: home.ownerUrl },
      { name: 'node1', slices: readSlices('512-1023') ?? [], databaseUrl: other.ownerUrl },
    ];
    moved = idInSlices(MOVED);
    stays = idInSlices(readSlices('0-255') ?? []);
    const owed = { key: 'k', kind: 'deadline', dueAt: 1, payload: { odd: 'nul \u0000' } };
    const command = { z: 1e21, a: ['\ud800', null], '': {} };
    const opening = sampleCommit(moved, undefined, { command, obligations: [owed, { ...owed, key: 'met' }] });
    // Ten and more: their versions have another order as text.
    const tip = await appendMany(tested.store, moved, 11, await appended(tested.store, opening));
    await tested.store.settle(moved, 'met');
    const state = { version: tip.version, hash: tip.hash, state: { '2': 'x', b: 1.5e-7 }, seal: 'abc' };
    await tested.store.saveSnapshot({ streamId: moved, subjectVersion: '1.0', ...state });
    await tested.store.countFailure(moved, 'k');
    await tested.store.suspend(moved, 'the rules failed');
    tips = { [moved]: tip, [stays]: await appendMany(tested.store, stays, 2) };
  });
  afterEach(() => tested.stop());

  const move = () => moveSlices(nodes, MOVED, 'node1');

  const stored = async (place: 0 | 1, streamId: string): Promise<string> => {
    const audit = new PostgresAudit(tested.nodes[place].owner);
    const [texts, obligations, snapshots] = [
      audit.texts(streamId),
      audit.obligations(streamId),
      audit.snapshots(streamId),
    ];
    return JSON.stringify(await Promise.all([texts, obligations, snapshots]));
  };

  it('take whole streams along, to the letter, and are given up', async () => {
    const before = await stored(0, moved);
    await tested.publish();
    await tested.stopServers();
    expect(await move()).toEqual({
      streams: 1,
      placement: [
        { name: 'main', slices: readSlices('0-255') },
        { name: 'node1', slices: readSlices('256-1023') },
      ],
    });
    expect(await stored(1, moved)).toBe(before);
    expect(await stored(0, moved)).toBe(JSON.stringify([[], [], []]));
    const [here, there] = tested.nodes.map(({ owner }) => new PostgresEventStore(owner)) as [
      PostgresEventStore,
      PostgresEventStore,
    ];
    expect(await there.suspendedStreams(9)).toMatchObject([{ streamId: moved, why: 'the rules failed' }]);
    await there.resume(moved);
    expect(await there.append(sampleCommit(moved, tips[moved]))).toMatchObject({ status: 'ok' });
    expect(await here.append(sampleCommit(stays, tips[stays]))).toMatchObject({ status: 'ok' });
    // A process that knows the placement of before opens no stream in the wrong place.
    await expect(here.append(sampleCommit(idInSlices(MOVED)))).rejects.toMatchObject({ code: 'CH003' });
    expect(await new PostgresAudit(tested.nodes[1].owner).repeated(moved)).toEqual([]);
    // What guards streams guards them again.
    await expect(tested.nodes[0].owner.query('delete from commits')).rejects.toMatchObject({ code: '23001' });
  });

  it('are read on by a read model without a gap, and no commit counts twice', async () => {
    const [{ owner: pool }] = tested.nodes;
    const faults = noFaults();
    const projector = new Projector({ pool, store: tested.store, projection: bidTotals(faults) });
    await projector.prepare();
    await tested.publish();
    await projector.catchUp();
    await tested.stopServers();
    await move();
    const store = tested.onOwners();
    await store.resume(moved);
    await appendMany(store, moved, 2, tips[moved]);
    for (const { owner } of tested.nodes) await owner.query('select advance_feed_mark()');
    const again = new Projector({ pool, store, projection: bidTotals(faults) });
    await again.prepare();
    await again.catchUp();
    const { rows } = await pool.query<{ game_id: string; bids: number }>(
      'select game_id, bids from read_models.bid_totals',
    );
    expect(Object.fromEntries(rows.map((row) => [row.game_id, row.bids]))).toEqual({ [moved]: 14, [stays]: 2 });
    expect(faults.told).toBe(16);
  });

  it('do not move while a server is connected, nor to a node that is not there', async () => {
    await tested.store.head(stays);
    await expect(move()).rejects.toThrow('Stop every API and worker first');
    await expect(moveSlices(nodes, MOVED, 'node7')).rejects.toThrow('there are: main, node1');
    expect((await tested.store.read(moved)).length).toBe(12);
  });

  it('move when it is tried again after a fault between the two databases', async () => {
    await tested.stopServers();
    const before = await stored(0, moved);
    const [{ owner }] = tested.nodes;
    await owner.query(
      `create trigger breaks before delete on halted_streams for each row execute function refuse_change()`,
    );
    await expect(move()).rejects.toThrow('The same command tries again');
    expect([await stored(0, moved), await stored(1, moved)]).toEqual([before, before]);
    await owner.query('drop trigger breaks on halted_streams');
    expect(await move()).toMatchObject({ streams: 1 });
    expect(await stored(1, moved)).toBe(before);
    expect(await stored(0, moved)).toBe(JSON.stringify([[], [], []]));
  });

  it('stay while one of their streams is archived', async () => {
    await tested.stopServers();
    const stub = `insert into archived_streams (game_id, version, at, position, digest) values ($1, 1, 1, 1, '')`;
    await tested.nodes[0].owner.query(stub, [moved]);
    await expect(move()).rejects.toThrow('1 of their games are archived: bring them back first');
    expect((await tested.nodes[1].owner.query('select from streams')).rowCount).toBe(0);
  });

  it('stay where a copy is not what was copied', async () => {
    await tested.stopServers();
    const [home, other] = tested.nodes;
    await other.owner.query(
      `create function spoil() returns trigger language plpgsql as $$ begin new.actor := 'eve'; return new; end $$;
      create trigger spoils before insert on commits for each row execute function spoil()`,
    );
    await expect(move()).rejects.toThrow('The copies in "commits" are not what was copied');
    expect((await home.owner.query('select from commits where game_id = $1', [moved])).rowCount).toBe(12);
    expect((await other.owner.query('select from commits')).rowCount).toBe(0);
  });

  it('take every column of every table of streams along', async () => {
    const text = `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' and table_name in (select c.table_name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'game_id' and t.table_type = 'BASE TABLE')
      group by table_name`;
    const { rows } = await tested.nodes[0].owner.query<{ name: string; columns: string[] }>(text);
    const copied = COPIED_TABLES.map(({ name, columns, given }) => [name, [...Object.keys(columns), ...given].sort()]);
    // What else names a game stands at home, or keeps its slices from moving.
    const elsewhere = [
      'archived_streams',
      'seeds',
      'checkpoints',
      'presences',
      'conditional_commands',
      'game_notes',
      'faulty_streams',
    ];
    const found = rows
      .filter(({ name }) => !elsewhere.includes(name))
      .map(({ name, columns }) => [name, columns.sort()]);
    expect(new Map(found as [string, string[]][])).toEqual(new Map(copied as [string, string[]][]));
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['seeds', 'checkpoints']));
  });
});
