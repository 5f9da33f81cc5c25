import { randomUUID } from 'node:crypto';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { archiveStream, FeedTicker, objectName, Projector, Retention, type ArchiveStorage } from '#event-store';
import { until } from '#event-store/testing';
import { fork } from '#games';
import { openArchive } from '#infrastructure';
import { auditor, spectator } from '#kernel';
import { connectTo, readServerConfiguration } from '#platform';
import { meetObligation, projectionsOn, signedBy, type GamesServer } from '#server';
import { accepted } from '#server/testing';
import { openCommandLine, type CommandLine } from '../testing/command-line.js';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const [ada, bo] = [randomUUID(), randomUUID()];
const COLUMNS = 'game_id, position, at, first_version, last_version, command_id, actor, hash, command, events';
const asText = COLUMNS.split(', ')
  .map((column) => `${column}::text`)
  .join(', ');

describe('chronicler archive, and restore', () => {
  let line: CommandLine;
  let owner: Awaited<ReturnType<typeof connectTo>>;
  let storage: ArchiveStorage;
  let ended: readonly string[];
  let running: string;
  let untaken: string;
  let before: ReadonlyMap<string, unknown>;
  let rows: ReadonlyMap<string, readonly object[]>;
  let models: unknown;

  beforeAll(async () => {
    line = await openCommandLine();
    storage = openArchive({ folder: line.archive });
    owner = await connectTo(process.env['MIGRATION_DATABASE_URL']!, 'a test');
    const played = await Promise.all(['lantern', 'guilds', 'clash', 'guardians'].map((ruleset) => play(ruleset)));
    running = await open('lantern');
    ended = [...played, await resultOfLeague()];
    await meetAll();
    await readOn();
    untaken = await play('lantern');
    rows = await rowsOfAll();
    before = await doorsOfAll();
    models = await builtFromTheBeginning(ended);
  });
  afterAll(async () => {
    await owner.end();
    await line.close();
  });

  const by = () => ({ commandId: randomUUID(), account: ada });

  async function open(ruleset: string): Promise<string> {
    const { games } = line.server;
    const { gameId } = accepted(await games.open({ ...by(), ruleset }));
    accepted(await games.join({ ...by(), gameId }));
    accepted(await games.addBot({ ...by(), gameId, bot: 'random' }));
    return gameId;
  }

  /** A game of an account and a bot, which both have moved when the account gives up. */
  async function play(ruleset: string): Promise<string> {
    const { games, store } = line.server;
    const gameId = await open(ruleset);
    accepted(await games.start({ ...by(), gameId }));
    await meetAll();
    accepted(await games.resign({ ...by(), gameId }));
    await until('the game is over', async () => {
      await meetAll();
      return (await store.head(gameId))?.status === 'closed';
    });
    return gameId;
  }

  /** A game of a league that has taken its result. */
  async function resultOfLeague(): Promise<string> {
    const { leagues, games } = line.server;
    const opened = await leagues.open({ ...by(), name: 'Lights' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    const { leagueId } = opened.loaded;
    const give = async (command: object, account = ada) => {
      const outcome = await leagues.give({ leagueId, commandId: randomUUID(), account, command });
      if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
      return outcome.loaded.league.seasons[0]!;
    };
    const plan = { ruleset: 'lantern', format: { kind: 'ROUND_ROBIN' }, table: { hiddenSeeds: false } };
    await give({ type: 'openSeason', name: 'One', plan });
    for (const player of [ada, bo]) await give({ type: 'enter', season: 1, player, members: [player] }, player);
    const season = await give({ type: 'pairRound', season: 1, round: 1 });
    const { gameId } = season.rounds[0]!.pairings[0]!;
    await meetAll();
    accepted(await games.resign({ ...by(), gameId }));
    return gameId;
  }

  async function meetAll(): Promise<void> {
    const { store, clock } = line.server;
    for (let round = 0; round < 40; round += 1) {
      const due = await store.dueObligations(100, clock());
      if (due.length === 0) return;
      for (const obligation of due) await meetObligation(line.server, obligation);
    }
  }

  async function readOn(): Promise<void> {
    const { pool, store, games } = line.server;
    await new FeedTicker({ pool }).tick();
    for (const projection of projectionsOn(games)) {
      const projector = new Projector({ pool, store, projection });
      await projector.prepare();
      await projector.catchUp();
      expect((await projector.health()).parked).toEqual([]);
    }
  }

  const rowsOf = async (gameId: string): Promise<readonly object[]> =>
    (await owner.query(`select ${asText} from commits c where game_id = $1 order by c.last_version`, [gameId])).rows;

  async function rowsOfAll(): Promise<ReadonlyMap<string, readonly object[]>> {
    const stored = new Map<string, readonly object[]>();
    for (const gameId of ended) stored.set(gameId, await rowsOf(gameId));
    return stored;
  }

  /** What each door to a game gives, asked of a process that has read nothing yet. */
  async function doorsOf(server: GamesServer, gameId: string): Promise<object> {
    const { store, audit, games } = server;
    const commits = await store.read(gameId);
    const { commandId, lastVersion, hash } = commits.at(-1)!;
    const followed = [];
    for await (const { event } of games.follow(gameId, spectator, 1)) followed.push(event);
    const entry = { gameId, hash };
    return {
      head: await store.head(gameId),
      commits,
      range: await store.read(gameId, { after: 1, upTo: 3 }),
      none: await store.read(gameId, { after: lastVersion }),
      all: [...(await store.readAll(new Map([[gameId, 2]])))],
      receipt: await store.receipt(gameId, commandId),
      beyond: [...(await store.firstBeyond([{ streamId: gameId, version: 2, at: 0 }]))],
      texts: await audit.texts(gameId),
      state: (await games.load(gameId))?.game,
      events: await games.events(gameId, auditor, { after: 0, limit: 1_000 }),
      followed,
      proof: await signedBy(readServerConfiguration(process.env), server).log.inclusion(entry),
      transcript: (await line.run('export', gameId))[1],
      verified: await line.run('verify', gameId),
    };
  }

  async function doorsOfAll(): Promise<ReadonlyMap<string, unknown>> {
    const server = await line.another();
    try {
      const doors = new Map<string, unknown>();
      for (const gameId of ended) doors.set(gameId, await doorsOf(server, gameId));
      return doors;
    } finally {
      await server.close();
    }
  }

  /** The rows of some games in read models that are built now, from the first commit on. */
  async function builtFromTheBeginning(games: readonly string[]): Promise<unknown> {
    const { pool, store, archive, games: runner } = line.server;
    const built: unknown[] = [];
    for (const projection of projectionsOn(runner).filter(({ name }) => name.startsWith('game_'))) {
      const projector = new Projector({ pool, store, archive, projection, batch: 3 });
      await projector.rebuild();
      const table = `read_models.${projection.name}`;
      const { rows } = await owner.query(`select * from ${table} where game_id = any ($1) order by game_id`, [games]);
      expect(rows.length).toBeGreaterThan(0);
      built.push([projection.name, rows]);
    }
    return built;
  }

  const archive = () => line.run('archive', '--before', TOMORROW);

  const isArchived = async (gameId: string): Promise<boolean> =>
    (await owner.query('select from archived_streams where game_id = $1', [gameId])).rowCount === 1;

  it('plays games to be archived, whose doors give something', () => {
    for (const doors of before.values())
      expect(doors).toMatchObject({
        none: [],
        range: expect.arrayContaining([expect.anything()]),
        beyond: [[expect.any(String), expect.anything()]],
        followed: expect.arrayContaining([expect.anything()]),
        proof: expect.stringContaining('chronicler'),
        verified: [0, '1 checked, 0 faults.\n'],
      });
  });

  it('loses nothing where it ends between writing and deleting, and goes on in the next run', async () => {
    const [gameId = ''] = ended;
    const dies: ArchiveStorage = {
      place: 'x',
      put: (...object) => storage.put(...object),
      get: () => Promise.reject(new Error('killed')),
    };
    await expect(archiveStream(owner, dies, gameId)).rejects.toThrow('the archive x does not answer');
    expect(await storage.get(objectName(gameId))).toBeDefined();
    const forgets: ArchiveStorage = { place: 'x', put: () => Promise.resolve(), get: () => Promise.resolve(undefined) };
    await expect(archiveStream(owner, forgets, gameId)).rejects.toThrow('is missing in x');
    await owner.query(
      `create function breaks() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger breaks after delete on commits for each statement execute function breaks()`,
    );
    await expect(archiveStream(owner, storage, gameId)).rejects.toThrow('killed');
    await owner.query('drop trigger breaks on commits; drop function breaks');
    expect([await rowsOf(gameId), await isArchived(gameId)]).toEqual([rows.get(gameId), false]);
  });

  it('leaves games that go on, that a read model has not taken in, or that are younger, and all of leagues', async () => {
    expect(await line.run('archive', '--before', '2026-01-01')).toEqual([0, expect.stringMatching(/^0 games /)]);
    const [code, said] = await archive();
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^5 games with \d+ commits are in .*\n1 stay: a read model/),
    ]);
    expect(await rowsOf(running)).not.toEqual([]);
    expect(await rowsOf(untaken)).not.toEqual([]);
    const stubs = await owner.query('select kind from archived_streams join streams using (game_id)');
    expect(stubs.rows).toEqual(ended.map(() => ({ kind: 'game' })));
    expect(await archive()).toEqual([0, expect.stringMatching(/^0 games /)]);
  });

  it('leaves every door to an archived game as it was, byte for byte', async () => {
    for (const gameId of ended) expect(await rowsOf(gameId)).toEqual([]);
    const doors = await doorsOfAll();
    for (const gameId of ended) expect(JSON.stringify(doors.get(gameId))).toBe(JSON.stringify(before.get(gameId)));
    expect(await line.run('verify', '--all')).toEqual([0, expect.stringMatching(/\d+ checked, 0 faults/)]);
  });

  it('builds read models from the beginning with archived games, by pages of any size', async () => {
    expect(JSON.stringify(await builtFromTheBeginning(ended))).toBe(JSON.stringify(models));
  });

  it('answers a command of an archived game as before, and closes it to others; a fork begins with it', async () => {
    const [gameId = ''] = ended;
    const server = await line.another();
    try {
      const commits = await server.store.read(gameId);
      const { commandId, account = ada } = { commandId: commits[1]!.commandId };
      expect(await server.games.join({ gameId, commandId, account })).toMatchObject({
        status: 'accepted',
        replayed: true,
      });
      const append = (id: string) =>
        server.store.append({
          ...commits.at(-1)!,
          commandId: id,
          expectedVersion: commits.at(-1)!.lastVersion,
          previousHash: commits.at(-1)!.hash,
          events: [{ type: 'late', schemaVersion: 1, data: {} }],
          obligations: [],
          settled: [],
          head: { kind: 'game', subject: { name: 'lantern', version: '1' }, status: 'closed' },
        });
      expect(await append(commits[1]!.commandId)).toEqual({ status: 'replayed', commit: commits[1] });
      expect(await append(randomUUID())).toMatchObject({ status: 'closed' });
      const version = commits.at(-2)!.lastVersion;
      expect(accepted(await fork(server.games, { gameId, version, ...by() })).gameId).not.toBe(gameId);
    } finally {
      await server.close();
    }
  });

  it('deletes snapshots that were made of archived games, as of others that ended a week ago', async () => {
    const [gameId = ''] = ended;
    const { pool, store } = line.server;
    const { lastHash: hash, version } = (await store.head(gameId))!;
    await store.saveSnapshot({ streamId: gameId, subjectVersion: '1', version, hash, state: {} });
    const snapshots = async () => (await owner.query('select from snapshots where game_id = $1', [gameId])).rowCount;
    expect(await snapshots()).toBe(1);
    const retention = new Retention({ pool, clock: () => Date.now() + 8 * 86_400_000, isHome: true });
    while (await retention.step());
    expect(await snapshots()).toBe(0);
  });

  it('says that an object is missing or altered, at every door, and gives no empty game', async () => {
    const [gameId = '', other = ''] = ended;
    const file = join(line.archive, objectName(gameId));
    await cp(file, `${file}.kept`);
    const says = async (why: string): Promise<void> => {
      const server = await line.another();
      const { store, audit, games, pool } = server;
      const doors = [
        () => store.read(gameId),
        () =>
          store.readAll(
            new Map([
              [gameId, 0],
              [other, 0],
            ]),
          ),
        () => store.receipt(gameId, randomUUID()),
        () => audit.texts(gameId),
        () => games.load(gameId),
        () => line.run('export', gameId),
        () => new Projector({ pool, store, projection: projectionsOn(games)[0]! }).rebuild(),
      ];
      for (const door of doors) await expect(door()).rejects.toThrow(`Stream ${gameId} is archived, and ${why}`);
      await server.close();
      expect(await line.run('verify', gameId)).toEqual([1, expect.stringContaining(why)]);
      expect(await line.run('restore', gameId)).toEqual([1, expect.stringContaining(why)]);
      expect([await rowsOf(gameId), await isArchived(gameId)]).toEqual([[], true]);
    };
    await rm(file);
    await says(`its object ${objectName(gameId)} is missing in ${line.archive}`);
    await writeFile(file, 'no gzip');
    await says('its object cannot be unpacked');
    await cp(join(line.archive, objectName(other)), file);
    await says('its object is not what was archived');
    await cp(`${file}.kept`, file);
    delete process.env['ARCHIVE'];
    await expect(line.run('export', gameId)).rejects.toThrow('this process has no archive: set ARCHIVE');
    await expect(line.run('restore', gameId)).rejects.toThrow('Name the archive in ARCHIVE');
    process.env['ARCHIVE'] = line.archive;
  });

  it('deletes commits of archived streams alone, of the owner too, and as the owner alone', async () => {
    const count = async () => (await owner.query('select count(*) from commits')).rows;
    const all = await count();
    await expect(owner.query('delete from commits where game_id = $1', [running])).rejects.toThrow('is append only');
    const { MIGRATION_DATABASE_URL, ...login } = process.env;
    process.env = login;
    await expect(archive()).rejects.toThrow('Name the owner of the database in MIGRATION_DATABASE_URL');
    process.env['MIGRATION_DATABASE_URL'] = MIGRATION_DATABASE_URL;
    expect(await count()).toEqual(all);
  });

  it('restores games row for row, each once, and archives them again', async () => {
    const [first = '', ...others] = ended;
    expect(await line.run('restore', first)).toEqual([0, '1 games are back in the database.\n']);
    expect(await line.run('restore', first)).toEqual([1, expect.stringContaining('It is not archived.')]);
    expect(await line.run('restore', '--all')).toEqual([0, `${others.length} games are back in the database.\n`]);
    expect(await rowsOfAll()).toEqual(rows);
    const doors = await doorsOfAll();
    for (const gameId of ended) expect(JSON.stringify(doors.get(gameId))).toBe(JSON.stringify(before.get(gameId)));
    expect(await archive()).toEqual([0, expect.stringMatching(/^5 games /)]);
    expect(await line.run('restore', '--all')).toEqual([0, '5 games are back in the database.\n']);
    expect(await rowsOfAll()).toEqual(rows);
    expect(await line.run('verify', '--all')).toEqual([0, expect.stringContaining('0 faults')]);
  });

  it.each([
    [['archive'], 'Name a day: --before 2026-01-31'],
    [['archive', '--before', 'yesterday'], 'Name a day'],
    [['restore'], 'Name games, or --all'],
    [['restore', '--all', randomUUID()], 'Name games, or --all'],
  ])('refuses %j, and says what would be right', async (words, says) => {
    expect(await line.run(words[0]!, ...words.slice(1))).toEqual([2, expect.stringContaining(says)]);
  });
});
