import { randomBytes, randomUUID } from 'node:crypto';
import { PostgresAudit } from '#event-store';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { HealthRegistry } from '#platform';
import pg from 'pg';
import {
  registerGamesHealth,
  openGamesServer,
  type GamesServer,
  type GamesServerOptions,
  openVerification,
  type OpenVerification,
} from '#server';
import { PostgresSeedVault, SeedCipher } from '#infrastructure';
import { RulesetRegistry } from '#games';
import { SnapshotSeals } from '#streams';
import { accepted, pick } from '#server/testing';
import { tally } from '#games/testing';
import { Verification } from './verification.js';

/** Takes the last commit of a game that is five versions long, and leaves its head. */
const CUT = 'delete from commits where game_id = $1 and last_version = 5';

/** Sets the head of such a game back to the commit before, and leaves the last. */
const SET_BACK = `update streams s set version = c.last_version, last_hash = c.hash from commits c
  where s.game_id = $1 and c.game_id = $1 and c.last_version = 4`;

describe('a game that is changed behind the store’s back', () => {
  let database: ScratchDatabase;
  let options: GamesServerOptions;
  let owner: pg.Client;
  let server: GamesServer;
  let verification: OpenVerification;
  const others: GamesServer[] = [];

  beforeAll(async () => {
    database = await scratchDatabase();
    const rulesets = new RulesetRegistry([tally]);
    options = { databaseUrl: database.loginUrl, seedKey: randomBytes(32), rulesets, report: () => undefined };
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    // No trigger stops this: the role that may do it may do everything.
    await owner.query('set session_replication_role = replica');
    server = await openGamesServer(options);
    verification = openVerification(options);
  });
  afterEach(() => Promise.all(others.splice(0).map((other) => other.close())));
  afterAll(async () => {
    await Promise.all([server.close(), verification.close(), owner.end()]);
    await database.drop();
  });

  const by = (player: number) => ({ commandId: randomUUID(), account: `player-${player}` });

  /** A running game of two players, a few commits long; with `rounds`, one of one player that long. */
  async function start(rounds?: number): Promise<string> {
    const { games } = server;
    const seats = rounds === undefined ? 2 : 1;
    const chosen = { seats, rounds: rounds === undefined ? 2 : rounds + 1, seconds: null };
    const { gameId } = accepted(await games.open({ ...by(0), ruleset: 'tally', options: chosen }));
    for (let seat = 0; seat < seats; seat += 1) accepted(await games.join({ ...by(seat), gameId, seat }));
    accepted(await games.start({ ...by(0), gameId }));
    if (rounds === undefined) accepted(await games.submit({ ...by(0), gameId, command: pick(1) }));
    for (let round = 1; round <= (rounds ?? 0); round += 1) {
      accepted(await games.submit({ ...by(0), gameId, command: pick(1) }));
      accepted(await games.meet({ gameId, key: `automatic/count-${round}` }));
    }
    return gameId;
  }

  async function coldProcess(): Promise<GamesServer> {
    const other = await openGamesServer(options);
    others.push(other);
    return other;
  }

  /** The stored commits of a game, to the letter. */
  async function stored(gameId: string): Promise<unknown> {
    const columns = 'events::text, command::text, at, actor';
    return (await server.pool.query(`select ${columns} from commits where game_id = $1`, [gameId])).rows;
  }

  async function streamsInHealth(): Promise<unknown> {
    const health = new HealthRegistry();
    registerGamesHealth(health, server);
    return (await health.report()).parts['streams'];
  }

  it('is found to be sound as long as it is', async () => {
    const gameId = await start();
    await expect(verification.verify(gameId)).resolves.toEqual([]);
    await expect(streamsInHealth()).resolves.toEqual({ healthy: true });
    const all: string[] = [];
    for await (const streamId of verification.streams()) all.push(streamId);
    expect(all).toContain(gameId);
  });

  it('goes on from the truth when its snapshot was changed, which is then made again', async () => {
    const gameId = await start(110);
    const warm = await server.games.load(gameId);
    const change = `update snapshots set state = replace(state::text, '"round":', '"round":9')::json where game_id = $1`;
    await until('a snapshot is there', async () => (await server.pool.query(change, [gameId])).rowCount === 1);
    const found = expect.stringMatching(/^version 2\d\d: its snapshot is not what was sealed, and is not used$/);
    await expect(verification.verify(gameId)).resolves.toEqual([found]);
    expect((await (await coldProcess()).games.load(gameId))?.game).toEqual(warm?.game);
    await expect(verification.verify(gameId)).resolves.toEqual([]);
  });

  it.each([
    ['its last commit is lost and its head kept', CUT, coldProcess, [5, 4]],
    ['its head is set back and its commits kept', SET_BACK, () => Promise.resolve(server), [4, 5]],
  ] as const)('says so, in health too, when %s', async (_, sql, somebody, [head, last]) => {
    const gameId = await start();
    await owner.query(sql, [gameId]);
    const command = { ...by(1), gameId, command: pick(2) };
    await expect((await somebody()).games.submit(command)).rejects.toThrow(`different versions, ${head} and ${last}`);
    await expect(streamsInHealth()).resolves.toMatchObject({ healthy: false, detail: expect.stringContaining(gameId) });
    const found = `its head is at version ${head}, its last commit at ${last}`;
    await expect(verification.verify(gameId)).resolves.toContain(found);
    await owner.query(`update streams set status = 'closed' where game_id = $1`, [gameId]);
  });

  it.each([
    [
      'a value',
      `update commits set events = replace(events::text, '"number":1', '"number":2')::json`,
      'not what was hashed',
    ],
    ['the time', 'update commits set at = at + 1', 'not what was hashed'],
    ['the actor', `update commits set actor = 'eve'`, 'not what was hashed'],
    [
      'white space',
      `update commits set events = replace(events::text, '"data":', '"data": ')::json`,
      'written otherwise',
    ],
    [
      'a doubled key',
      `update commits set events = replace(events::text, '"number":1', '"number":6,"number":1')::json`,
      'written otherwise',
    ],
    [
      'a field beside the data',
      `update commits set events = replace(events::text, '"data":', '"more":1,"data":')::json`,
      'written otherwise',
    ],
    [
      'white space in a command',
      `update commits set command = replace(command::text, '"type":', '"type": ')::json`,
      'its command is written otherwise',
    ],
    [
      'the order of keys',
      `update commits set events = replace(events::text, '"data":{"seat":0,"number":1}', '"data":{"number":1,"seat":0}')::json`,
      'in another order',
    ],
  ])('is found out when it is %s', async (_, sql, fault) => {
    const gameId = await start();
    const before = await stored(gameId);
    await owner.query(`${sql} where game_id = $1 and last_version = 5`, [gameId]);
    const after = await stored(gameId);
    expect(after).not.toEqual(before);
    await expect(verification.verify(gameId)).resolves.toContainEqual(expect.stringContaining(fault));
  });

  it('is found out when its seed is gone', async () => {
    const gameId = await start();
    await owner.query('delete from seeds where game_id = $1', [gameId]);
    await expect(verification.verify(gameId)).resolves.toEqual(['its seed is missing']);
  });

  it.each([
    ['is marked as met', 'update obligations set met_at = now()', 'the game still owes it'],
    ['is due later', 'update obligations set due_at = due_at + 1', 'not what the game owes'],
    ['is of another kind', `update obligations set kind = 'bot'`, 'not what the game owes'],
    ['is gone', 'delete from obligations', 'it is not there'],
    ['has another name', `update obligations set key = 'automatic/other'`, 'the game does not owe it'],
  ])('is found out when what it owes %s', async (_, sql, fault) => {
    const gameId = await start();
    accepted(await server.games.submit({ ...by(1), gameId, command: pick(2) }));
    await expect(verification.verify(gameId)).resolves.toEqual([]);
    await owner.query(`${sql} where game_id = $1 and met_at is null`, [gameId]);
    await expect(verification.verify(gameId)).resolves.toContainEqual(expect.stringContaining(fault));
  });

  it('is found out by a read model that has seen more, when its tail is cut off and its head set back', async () => {
    const gameId = await start();
    await owner.query(CUT, [gameId]);
    await owner.query(SET_BACK, [gameId]);
    await owner.query(
      `insert into checkpoints (game_id, projection, generation, version) values ($1, 'game_list', 1, 5)`,
      [gameId],
    );
    await expect(verification.verify(gameId)).resolves.toEqual([
      'the read model game_list has version 5, and its last commit is 4',
    ]);
  });

  it('is not suspected when players act while it is read', async () => {
    const gameId = await start();
    const { store, pool } = server;
    let played = false;
    const head = async (streamId: string) => {
      const found = await store.head(streamId);
      if (!played) accepted(await server.games.submit({ ...by(1), gameId, command: pick(2) }));
      played = true;
      return found;
    };
    const { seedKey, rulesets } = options;
    const seeds = new PostgresSeedVault(pool, new SeedCipher(seedKey));
    const seals = new SnapshotSeals(seedKey);
    const busy = new Verification({ store: { head }, audit: new PostgresAudit(pool), seeds, seals, rulesets });
    await expect(busy.verify(gameId)).resolves.toEqual([]);
    expect(played).toBe(true);
  });

  it('is not found where there is none of that name', async () => {
    await expect(verification.verify(randomUUID())).resolves.toEqual(['there is no such stream']);
  });
});
