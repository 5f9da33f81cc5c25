import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from './embedded-database.js';
import { runningEmbeddedDatabase } from './running-database.js';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  let folder: string;
  const pidFile = () => join(folder, 'postgres', 'postmaster.pid');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps commits over a restart', async () => {
    const first = await startEmbeddedDatabase({ folder });
    expect(first.isNew).toBe(true);
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();

    const second = await startEmbeddedDatabase({ folder });
    expect(second.isNew).toBe(false);
    await expect(query(second.url, 'SELECT number FROM kept')).resolves.toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('is found by other programs while it runs, and is not started for them', async () => {
    const running = await startEmbeddedDatabase({ folder });
    const { url, loginUrl } = running;
    expect(await runningEmbeddedDatabase(folder)).toEqual({ folder, url, loginUrl });
    await running.stop();
    expect(await runningEmbeddedDatabase(folder)).toBeUndefined();
    expect(await runningEmbeddedDatabase(join(folder, 'none'))).toBeUndefined();
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('leaves a server alone that has not written its number yet', async () => {
    const first = await startEmbeddedDatabase({ folder });
    const text = await readFile(pidFile(), 'utf8');
    await writeFile(pidFile(), '');
    const second = startEmbeddedDatabase({ folder });
    setTimeout(() => void writeFile(pidFile(), text), 200);
    await expect(second).rejects.toThrow('Another Chronicler uses');
    await expect(readFile(pidFile(), 'utf8')).resolves.toBe(text);
    await first.stop();
  });

  it('refuses a second process on the same folder, and leaves the first alone', async () => {
    const first = await startEmbeddedDatabase({ folder });
    await expect(startEmbeddedDatabase({ folder })).rejects.toThrow('Another Chronicler uses');
    await expect(query(first.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await first.stop();
  });

  const stale = (pid: number, ...rest: string[]) => [pid, join(folder, 'postgres'), '0', ...rest].join('\n');

  it.each([
    ['of another process now', () => stale(process.pid, '1', '', '127.0.0.1', '', 'ready')],
    ['of nobody', () => stale(999_999_999, '5432')],
    ['without a port, of no process', () => stale(999_999_999)],
    ['that is no number', () => 'garbage'],
    ['that is negative', () => stale(-1, '1')],
    ['in an empty file', () => ''],
  ])('starts although a killed server left the number %s', async (_, text) => {
    await writeFile(pidFile(), text());
    const database = await startEmbeddedDatabase({ folder });
    await expect(query(database.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('starts although a killed server left the number that another PostgreSQL has now', async () => {
    const otherFolder = await mkdtemp(join(tmpdir(), 'embedded-'));
    const other = await startEmbeddedDatabase({ folder: otherFolder });
    await cp(join(otherFolder, 'postgres', 'postmaster.pid'), pidFile());
    const database = await startEmbeddedDatabase({ folder });
    expect(new URL(database.url).port).not.toBe(new URL(other.url).port);
    await expect(query(database.url, 'SELECT number FROM kept')).resolves.toEqual([{ number: 7 }]);
    await Promise.all([database.stop(), other.stop()]);
    await rm(otherFolder, { recursive: true });
  });

  it('says so when a server runs on the folder and does not say at which port', async () => {
    const left = await startEmbeddedDatabase({ folder });
    const text = await readFile(pidFile(), 'utf8');
    await writeFile(pidFile(), text.split('\n').slice(0, 3).join('\n'));
    await expect(startEmbeddedDatabase({ folder })).rejects.toThrow(
      /does not say on which port\. Stop it \(kill \d+\)/,
    );
    await writeFile(pidFile(), text);
    await left.stop();
  });

  it('takes over the server of a process that was killed', async () => {
    const left = await startEmbeddedDatabase({ folder });
    await query(
      left.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'chronicler guard'`,
    );
    await left.lost;
    const pid = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0];
    const next = await startEmbeddedDatabase({ folder });
    expect((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]).toBe(pid);
    await next.stop();
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('finds that server by another way to the folder, too', async () => {
    const left = await startEmbeddedDatabase({ folder });
    const way = `${folder}-link`;
    await symlink(folder, way);
    await expect(startEmbeddedDatabase({ folder: way })).rejects.toThrow('Another Chronicler uses');
    await left.stop();
    await rm(way);
  });

  it('lets no one in without the password', async () => {
    const database = await startEmbeddedDatabase({ folder });
    const url = new URL(database.url);
    url.password = 'guess';
    await expect(query(url.toString(), 'SELECT 1')).rejects.toThrow('password authentication failed');
    await database.stop();
  });
});

describe('the folder of the embedded database', () => {
  let folder: string;
  const inFolder = (...names: string[]) => join(folder, ...names);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is never replaced when it holds something that cannot be started', async () => {
    const first = await startEmbeddedDatabase({ folder });
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    const [version, away] = [inFolder('postgres', 'PG_VERSION'), inFolder('away')];
    await rename(version, away);
    const content = await readdir(inFolder('postgres'));
    await expect(startEmbeddedDatabase({ folder })).rejects.toThrow('PG_VERSION is missing');
    expect(await readdir(inFolder('postgres'))).toEqual(content);

    await rename(away, version);
    const second = await startEmbeddedDatabase({ folder });
    await expect(query(second.url, 'SELECT number FROM kept')).resolves.toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('is not made again when the disk of the database is missing', async () => {
    await writeFile(inFolder('postgres-password'), 'secret');
    await expect(startEmbeddedDatabase({ folder })).rejects.toThrow('says that a database was there');
    expect(await readdir(folder)).toEqual(['postgres-password']);
  });

  it('is made again where its making was not finished', async () => {
    await mkdir(inFolder('postgres', 'base'), { recursive: true });
    await writeFile(inFolder('postgres', 'PG_VERSION'), '17');
    await writeFile(inFolder('postgres-password'), 'secret');
    await writeFile(inFolder('postgres.unfinished'), '999999999');
    const database = await startEmbeddedDatabase({ folder });
    expect(database.isNew).toBe(true);
    await expect(query(database.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await database.stop();
    expect(existsSync(inFolder('postgres.unfinished'))).toBe(false);
  });

  it('is kept where a server ran on it, also when the mark of the unfinished came back', async () => {
    const first = await startEmbeddedDatabase({ folder });
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    await writeFile(inFolder('postgres.unfinished'), '999999999');
    const second = await startEmbeddedDatabase({ folder });
    await expect(query(second.url, 'SELECT number FROM kept')).resolves.toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('belongs to one of two that come at the same time, and the other says so', async () => {
    const made = await Promise.allSettled([startEmbeddedDatabase({ folder }), startEmbeddedDatabase({ folder })]);
    const started = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const refused = made.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []));
    expect(started).toHaveLength(1);
    expect(refused).toEqual([expect.stringContaining('Another Chronicler uses')]);
    await started[0]?.stop();
  });
});
