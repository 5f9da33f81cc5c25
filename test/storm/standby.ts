import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { until } from '#event-store/testing';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#platform';

const execute = promisify(execFile);

/** The settings of a server whose copy follows it, and of that copy. A crash of PostgreSQL is survived, one of the machine is not. */
export const replicated = { fsync: 'off', synchronous_commit: 'on', max_connections: '60' };

/** The replication slot of the copy: the primary keeps the log until the copy has it. */
const SLOT = 'standby';

/** Starts a standby: a copy of a running primary that follows its log. Takes some seconds, in which the primary works on. */
export async function startStandby(primary: EmbeddedDatabase): Promise<EmbeddedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'chronicler-standby-'));
  const owner = new pg.Client({ connectionString: primary.url });
  await owner.connect();
  try {
    await owner.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
    await owner.query(`select pg_backup_start('standby', true)`);
    await copyServer(primary.folder, folder);
    const { rows } = await owner.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeInto(join(folder, 'postgres'), { backup_label: rows[0]!.labelfile, 'standby.signal': '' });
  } finally {
    await owner.end();
  }
  const { hostname, port, username, password } = new URL(primary.url);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  const follows = { primary_conninfo: conninfo, primary_slot_name: SLOT };
  return startEmbeddedDatabase({ folder, settings: { ...replicated, ...follows } });
}

/** From here on the primary acknowledges no commit before its standby has it. Waits until that holds. */
export async function acknowledgeTogether(primary: pg.Pool): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = '*'`);
  await primary.query('select pg_reload_conf()');
  await until('the standby is synchronous', async () => {
    const { rowCount } = await primary.query(`select from pg_stat_replication where sync_state = 'sync'`);
    return rowCount === 1;
  });
}

/** Ends a server as a crash does: nothing is written any more. */
export async function end({ folder }: EmbeddedDatabase): Promise<void> {
  const pidFile = join(folder, 'postgres', 'postmaster.pid');
  const [postmaster] = (await readFile(pidFile, 'utf8')).split('\n');
  process.kill(Number(postmaster), 'SIGQUIT');
  await until('the server has ended', () => isGone(Number(postmaster)));
}

/** Ends a server for ever, with all that it has. */
export async function crash(server: EmbeddedDatabase): Promise<void> {
  await end(server);
  await rm(server.folder, { recursive: true, force: true });
}

/** A standby becomes a primary. */
export async function promote({ url }: EmbeddedDatabase): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('select pg_promote(true)');
  await owner.end();
}

/** Copies the folder of a running server, without what belongs to that process alone. Files may go while they are copied. */
async function copyServer(from: string, to: string): Promise<void> {
  await execute('cp', ['-a', `${from}/.`, to]).catch((fault: unknown) => {
    const faults = (fault as { stderr: string }).stderr.trim().split('\n');
    if (!faults.every((line) => line.endsWith('No such file or directory'))) throw fault;
  });
  const data = join(to, 'postgres');
  await Promise.all(['postmaster.pid', `pg_replslot/${SLOT}`].map((name) => rm(join(data, name), { recursive: true })));
}

/** Writes files that belong to the owner of their folder. */
async function writeInto(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const { uid, gid } = await stat(folder);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
