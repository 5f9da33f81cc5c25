import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from './embedded-database.js';

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

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps what was committed over a restart', async () => {
    const first = await startEmbeddedDatabase({ folder });
    expect(first.isNew).toBe(true);
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();

    const second = await startEmbeddedDatabase({ folder });
    expect(second.isNew).toBe(false);
    await expect(query(second.url, 'SELECT number FROM kept')).resolves.toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('refuses a second process on the same folder, and leaves the first alone', async () => {
    const first = await startEmbeddedDatabase({ folder });
    await expect(startEmbeddedDatabase({ folder })).rejects.toThrow('Another Chronicler uses');
    await expect(query(first.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await first.stop();
  });

  it('starts although a killed server left the number of a process that is somebody else now', async () => {
    const stale = [String(process.pid), join(folder, 'postgres'), '0', '1', '', '127.0.0.1', '', 'ready'];
    await writeFile(join(folder, 'postgres', 'postmaster.pid'), stale.join('\n'));
    const database = await startEmbeddedDatabase({ folder });
    await expect(query(database.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await database.stop();
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

  it('lets nobody in without the password', async () => {
    const database = await startEmbeddedDatabase({ folder });
    const url = new URL(database.url);
    url.password = 'guess';
    await expect(query(url.toString(), 'SELECT 1')).rejects.toThrow('password authentication failed');
    await database.stop();
  });
});
