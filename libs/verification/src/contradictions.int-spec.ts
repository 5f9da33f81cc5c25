import { randomBytes, randomUUID } from 'node:crypto';
import { MAIN, Projector, type FeedPosition, type IdRange } from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import pg from 'pg';
import { projectionsOn, openVerification, type OpenVerification } from '#server';
import { repairLog, RulesetRegistry } from '#games';
import { PostgresSeedVault, SeedCipher } from '#infrastructure';
import { accepted, league, type LeagueTable } from '#server/testing';
import { saga, tally } from '#games/testing';
import { Verifications } from './verifications.js';
import { verifyNight } from './verify-night.js';

const rulesets = new RulesetRegistry([tally, saga]);
const seedKey = randomBytes(32);

/** A server’s database with a league of two, whose game is over and counted, and a game that goes on; read models have taken in everything. */
describe('Data derived from a stream, changed by the owner of the database,', () => {
  let tested: StoreOnPostgres;
  let owner: pg.Client;
  let table: LeagueTable;
  let verification: OpenVerification;
  let leagueId: string;
  let gameId: string;
  let running: string;

  async function catchUp(): Promise<void> {
    await tested.publish();
    for (const projection of projectionsOn({ rulesets })) {
      const projector = new Projector({ pool: tested.pool, store: tested.store, projection });
      await projector.prepare();
      await projector.catchUp();
    }
  }

  beforeEach(async () => {
    tested = await storeOnPostgres();
    owner = new pg.Client({ connectionString: tested.ownerUrl });
    await owner.connect();
    // No trigger stops this: the role that may do it may do everything.
    await owner.query('set session_replication_role = replica');
    const seeds = new PostgresSeedVault(tested.pool, new SeedCipher(seedKey));
    const { store } = tested;
    table = await league(2, {}, { store, seeds, secret: seedKey });
    await table.must({ type: 'pairRound', season: 1, round: 1 });
    ({ leagueId } = table);
    ({ gameId } = (await table.season()).rounds[0]!.pairings[0]!);
    await table.playOut(gameId);
    await table.meetDue();
    running = await table.start({ seats: 2, seconds: null });
    await catchUp();
    verification = openVerification({ databaseUrl: tested.ownerUrl, seedKey, rulesets });
  });
  afterEach(async () => {
    await Promise.all([verification.close(), owner.end()]);
    await tested.stop();
  });

  /** All findings of a verification of all streams and of the log. */
  async function faults(): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const streamId of verification.streams())
      for (const fault of await verification.verify(streamId)) found.push(`${nameOf(streamId)}: ${fault}`);
    return [...found, ...(await verification.log()).faults.map((fault) => `log: ${fault}`)];
  }

  const nameOf = (streamId: string): string =>
    ({ [leagueId]: 'league', [gameId]: 'game', [running]: 'running' })[streamId] ?? streamId;

  it('is none as long as nothing was changed, also where games of a league are over', async () => {
    expect((await table.season()).rounds[0]!.pairings[0]!.outcome).toMatchObject({ kind: 'CONFIRMED' });
    expect(await faults()).toEqual([]);
    accepted(await table.games.operate(running, { type: 'abandonGame' }));
    await catchUp();
    expect(await faults()).toEqual([]);
  });

  const withHash = (column: string): string => `set ${column} = repeat('ab', 32)`;

  it.each<[string, string, string[]]>([
    [
      'the leaf of a game in the log',
      `update log_nodes set hash = sha256('other') where level = 0 and index = 0`,
      ['game: entry 0 of the log has another last hash of this game than its last commit'],
    ],
    [
      'the game’s entry in the list of the log',
      'delete from read_models.game_log',
      ['game: it is over, and not in the log of games that are over'],
    ],
    [
      'its result, of which ratings are made',
      `update read_models.game_results set result = jsonb_set(result, '{sides,0,rank}', '9')`,
      ['game: its result, of which ratings are made, is not how it ended'],
    ],
    [
      'that it counts',
      'delete from read_models.game_results',
      ['game: it counts for ratings, and does not stand among the results'],
    ],
    [
      'that it still takes commands',
      `update streams set status = 'running' where status = 'closed'`,
      ['game: its head says "running", and by its commits it is "closed"'],
    ],
    [
      'that a running game takes no command',
      `update streams set status = 'closed' where kind = 'game' and status = 'running'`,
      ['running: its head says "closed", and by its commits it is "running"'],
    ],
    [
      'what processes of a version before read of its subject',
      `update streams set ruleset = 'chess' where kind = 'league'`,
      ['league: its head repeats its subject as "chess", and it is "league:league"'],
    ],
  ])('is told: %s', async (_, sql, expected) => {
    expect((await owner.query(sql)).rowCount).toBeGreaterThan(0);
    expect(await faults()).toEqual(expected);
  });

  it('is told: the place of a commit in the feed', async () => {
    await owner.query('update commits set position = 0 where game_id = $1 and first_version > 1', [running]);
    expect(await faults()).toEqual([
      expect.stringMatching(/^running: version \d: its place in the feed is not after that of the commit before$/u),
    ]);
  });

  it('is told: a tail that was cut off, though the game is as long again', async () => {
    const text = 'select version, last_hash from streams where game_id = $1';
    const before = (await owner.query<{ version: number; last_hash: string }>(text, [running])).rows[0]!;
    accepted(await table.play(running, 0, { type: 'pick', number: 1 }));
    await catchUp();
    await owner.query('delete from commits where game_id = $1 and last_version > $2', [running, before.version]);
    await owner.query('update streams set version = $2, last_hash = $3 where game_id = $1', [
      running,
      before.version,
      before.last_hash,
    ]);
    const cold = table.neighbour({ store: tested.store });
    accepted(
      await cold.games.submit({
        gameId: running,
        commandId: randomUUID(),
        account: 'player-0',
        command: { type: 'pick', number: 2 },
      }),
    );
    const told = expect.stringMatching(
      /^running: version \d: the read model game_list has taken in another commit than the one that is stored$/u,
    );
    expect(await faults()).toContainEqual(told);
    await catchUp();
    expect(await faults()).toContainEqual(told);
  });

  it('is looked for at night in what is new, in what had faults and in a sample, and a night goes on where it was left', async () => {
    const told: string[] = [];
    const sound = { streams: 3, faults: 0 };
    // Without a sample, except where a night has all: three random ids fall into a portion by chance.
    const verified = (night: string, nights = Infinity) =>
      verification.night(night, nights, (of, fault) => void told.push(`${nameOf(of)}: ${fault}`));
    expect(await verified('2026-11-26')).toEqual(sound);
    expect(await verified('2026-11-26')).toBeUndefined();
    expect(await verification.recorded.state('2026-11-26')).toBe('ended');

    const { rows } = await owner.query<{ result: object }>('select result from read_models.game_results');
    expect(rows).toHaveLength(1);
    await owner.query(`update read_models.game_results set result = jsonb_set(result, '{sides,0,rank}', '9')`);
    await owner.query(`update verified_portions set night = '2026-11-25'`);
    accepted(await table.games.operate(running, { type: 'abandonGame' }));
    await catchUp();
    const begun = (await verification.recorded.begin('2026-11-27'))!;
    expect(await verified('2026-11-28', 1)).toBeUndefined();
    expect(await verification.recorded.state('2026-11-28')).toBe('runs');
    await verification.recorded.looked(begun, running, 0);
    await owner.query(`update verifications set alive_at = now() - interval '6 minutes'`);
    expect(await verification.recorded.state('2026-11-27')).toBe('left');
    const fault = 'game: its result, of which ratings are made, is not how it ended';
    // All three in one night: one before it was taken up, the new one, and everything in the sample.
    expect(await verified('2026-11-27', 1)).toEqual({ streams: 5, faults: 1 });
    expect(told.splice(0)).toEqual([fault]);

    // It is looked at again until it is mended.
    expect(await verified('2026-11-28')).toEqual({ streams: 1, faults: 1 });
    expect(told.splice(0)).toEqual([fault]);
    await owner.query('update read_models.game_results set result = $1', [rows[0]!.result]);
    expect(await verified('2026-11-29')).toEqual({ streams: 1, faults: 0 });
    expect(await verified('2026-11-30')).toEqual({ streams: 0, faults: 0 });
  });

  it('is looked for in the rest alone where a process has ended in the midst of a night', async () => {
    const recorded = new Verifications(tested.pool);
    const ids = ['00', '40', '80', 'c0'].map((start) => `${start}000000-0000-4000-8000-000000000000`);
    const [changed, ...sampled] = ids as [string, ...string[]];
    const looked: string[] = [];
    const dying = (last: number) => ({
      verify: (streamId: string) =>
        looked.push(streamId) === last ? Promise.reject(new Error('killed')) : Promise.resolve([]),
    });
    const parts = {
      audit: {
        async *streams({ after, upTo }: IdRange) {
          for (const id of sampled) if (id > after && id <= upTo) yield await Promise.resolve(id);
        },
      },
      changed: new Map([
        [
          MAIN,
          (after: FeedPosition) =>
            Promise.resolve(after === '7' ? undefined : { streamIds: [changed], end: '7' as FeedPosition }),
        ],
      ]),
      log: () => Promise.resolve({ faults: [] }) as never,
      recorded,
    };
    const night = '2026-12-01';
    await expect(verifyNight({ ...parts, verification: dying(3) }, night, 1, () => undefined)).rejects.toThrow(
      'killed',
    );
    await owner.query(`update verifications set alive_at = now() - interval '6 minutes'`);
    const verified = await verifyNight({ ...parts, verification: dying(0) }, night, 1, () => undefined);
    // The third is looked at again, since its process has ended with it.
    expect(looked[0]).toBe(changed);
    expect(looked[3]).toBe(looked[2]);
    expect(looked).toHaveLength(5);
    expect(new Set(looked)).toEqual(new Set(ids));
    expect(verified).toEqual({ streams: 4, faults: 0 });
  });

  it('is told: a result that is not what its league has decided', async () => {
    await table.must({ type: 'annulResult', season: 1, gameId, reason: 'Both had seen the dice.' });
    await catchUp();
    expect(await faults()).toEqual([]);
    await owner.query('update read_models.game_results set decided = false');
    const told = `league: the result of game ${gameId}, of which ratings are made, is not what this league has decided`;
    expect(await faults()).toContain(told);
  });

  it('is told: a league that has confirmed another hash of its game', async () => {
    await owner.query(`update commits ${withHash('hash')} where game_id = $1 and first_version > 1`, [gameId]);
    expect(await faults()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^league: version \d+: game .* ended with another hash than it confirms$/u),
      ]),
    );
  });

  describe('in the tree of the log,', () => {
    it.each<[string, string, string]>([
      [
        'a node to come',
        `insert into log_nodes values (1, 0, sha256('x'))`,
        'log: node 1/0 is none of a log of 1 entries, and in the way of the next: chronicler repair-log fixes the tree',
      ],
      [
        'an entry far away',
        `insert into log_nodes values (0, 99, sha256('x'))`,
        'log: node 0/99 is none of a log of 1 entries, and in the way of the next: chronicler repair-log fixes the tree',
      ],
      [
        'an entry of no game',
        `insert into log_nodes values (0, 1, sha256('x'))`,
        'log: entry 1 is of no game that ended here',
      ],
    ])('is told and fixed: %s', async (_, sql, fault) => {
      await owner.query(sql);
      expect(await faults()).toContain(fault);
      await repairLog([tested.ownerUrl], undefined);
      expect(await faults()).toEqual([]);
      const { rows } = await owner.query('select level, index::integer from log_nodes');
      expect(rows).toEqual([{ level: 0, index: 0 }]);
    });

    it('is told: that it does not contain its entries of the verification before', async () => {
      const id = (await verification.recorded.begin())!;
      const { head } = await verification.log();
      await verification.recorded.end(id, { streams: 3, faults: 0, log: head });
      await owner.query(`update log_nodes set hash = sha256('other')`);
      const before = 'its first 1 entries are not what they were when it was verified before';
      expect((await verification.log()).faults).toEqual([before]);
      await owner.query('delete from log_nodes');
      expect((await verification.log()).faults).toEqual([before]);
    });
  });

  it.each([
    `insert into log_nodes values (0, 1, sha256('x'))`,
    'update log_nodes set index = index + 1',
    'update verifications set faults = 0',
    'insert into verifications (ended_at, streams, faults) values (now(), 1, 0)',
  ])('is not changed by the application: %s', async (sql) => {
    const id = (await verification.recorded.begin())!;
    await verification.recorded.end(id, { streams: 1, faults: 1 });
    await expect(tested.pool.query(sql)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23001)$/u) });
  });

  it('enters no game into the log that is not over', async () => {
    await expect(tested.pool.query('select * from log_ended_games($1)', [[running]])).rejects.toMatchObject({
      message: `game ${running} is not over`,
    });
  });
});
