import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, type Binaries } from './binaries.js';
import { OWNER } from './login.js';
import { operatingUser, type OperatingUser } from './operating-user.js';
import { PidFile } from './pid-file.js';
import { isPostgresOf } from './process-of.js';
import { reachableFolder } from './reach.js';
import { UnfinishedMark } from './unfinished-mark.js';

const execute = promisify(execFile);

/** A PostgreSQL cluster in a folder of ours. Its programs run apart from this process, so that Ctrl-C does not reach them. */
export class Cluster {
  private readonly user: OperatingUser = operatingUser();
  private readonly binaries: Binaries = findBinaries(this.user);
  /** Where everything is: the folder that was asked for, unless the server could not get there. */
  readonly folder: string;
  /** PostgreSQL's own data folder. */
  readonly dataFolder: string;
  /** The mark of a cluster that is being made. */
  readonly mark: UnfinishedMark;
  private readonly passwordFile: string;
  private readonly logFile: string;

  constructor(wish: string) {
    this.folder = reachableFolder(wish, this.user);
    this.dataFolder = join(this.folder, 'postgres');
    this.mark = new UnfinishedMark(join(this.folder, 'postgres.unfinished'));
    this.passwordFile = join(this.folder, 'postgres-password');
    this.logFile = join(this.folder, 'postgres.log');
  }

  get exists(): boolean {
    return existsSync(join(this.dataFolder, 'PG_VERSION'));
  }

  /** A server ran on it once: it was finished. */
  get wasStarted(): boolean {
    return existsSync(join(this.dataFolder, 'postmaster.opts'));
  }

  password(): Promise<string> {
    return readFile(this.passwordFile, 'utf8');
  }

  /** Makes the folder, and lets the server pass through it. */
  async makeFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    if (this.user.uid !== undefined) await chmod(this.folder, 0o755);
  }

  /** Throws when there is something in the place of the cluster, or was: it may hold games. */
  async refuseToReplace(): Promise<void> {
    const content = await readdir(this.dataFolder).catch(() => []);
    if (content.length > 0)
      throw new Error(
        `${this.dataFolder} holds something, and PG_VERSION is missing: it cannot be started, and is not replaced, for your games may be in it. ` +
          'Bring it back from a backup; to start over, move it away, and postgres-password with it.',
      );
    if (existsSync(this.passwordFile))
      throw new Error(
        `${this.dataFolder} is empty, and ${this.passwordFile} says that a database was there. Is its disk missing? ` +
          'Bring it back from a backup; to start over, move postgres-password away.',
      );
  }

  /** Makes the cluster under a new password; an existing one is replaced. */
  async create(): Promise<void> {
    const password = randomBytes(24).toString('base64url');
    await rm(this.dataFolder, { recursive: true, force: true });
    await mkdir(this.dataFolder, { recursive: true, mode: 0o700 });
    await writeFile(this.passwordFile, password, { mode: 0o600 });
    await writeFile(this.logFile, '', { flag: 'a', mode: 0o600 });
    await this.handOver(this.dataFolder, this.passwordFile, this.logFile);
    await this.run(this.binaries.initdb, [
      `--pgdata=${this.dataFolder}`,
      `--username=${OWNER}`,
      `--pwfile=${this.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
  }

  /**
   * The port of the server that runs on this folder, perhaps since an earlier process was killed; `undefined` when none
   * does. Throws when one does and does not say where.
   */
  async runningPort(): Promise<number | undefined> {
    const pidFile = new PidFile(join(this.dataFolder, 'postmaster.pid'));
    const text = await pidFile.read();
    if (text === undefined) return undefined;
    const [pid = '', place = '', , port = ''] = text.split('\n').map((line) => line.trim());
    if (!(await isSameFolder(place, this.dataFolder)) || !(await isPostgresOf(Number(pid), place))) {
      // Another process has the number now, or none: PostgreSQL would wait for it for ever, and finds out on its own
      // whether a server is at work in this folder.
      await pidFile.removeIf(text);
      return this.runningPort();
    }
    if (/^[1-9]\d*$/.test(port)) return Number(port);
    throw new Error(
      `A PostgreSQL runs on ${this.dataFolder} (process ${pid}), and ${pidFile.path} does not say on which port. Stop it (kill ${pid}), and start again.`,
    );
  }

  /** Starts the server and waits until it takes connections. `settings` are those of postgresql.conf. */
  async start(port: number, settings: Readonly<Record<string, string>>): Promise<void> {
    const all = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
    const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
    await this.run(this.binaries.pgCtl, [
      'start',
      '--wait',
      '--silent',
      '--timeout=60',
      `--pgdata=${this.dataFolder}`,
      `--log=${this.logFile}`,
      `--options=${options.join(' ')}`,
    ]);
  }

  /** Stops the server: open transactions are rolled back, commits are on disk. */
  async stop(): Promise<void> {
    await this.run(this.binaries.pgCtl, ['stop', '--mode=fast', '--wait', '--silent', `--pgdata=${this.dataFolder}`]);
  }

  private async handOver(...paths: readonly string[]): Promise<void> {
    const { uid, gid } = this.user;
    if (uid === undefined || gid === undefined) return;
    for (const path of paths) await chown(path, uid, gid);
  }

  private async run(program: string, words: readonly string[]): Promise<void> {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
    await chmod(program, 0o755).catch(() => undefined);
    try {
      await execute(program, words, { ...this.user, env: { ...env, LC_ALL: 'C' }, cwd: '/' });
    } catch (error) {
      throw new Error(await this.explain(error as Error & { stderr?: string }), { cause: error });
    }
  }

  private async explain({ message, stderr = '' }: Error & { stderr?: string }): Promise<string> {
    const log = await readFile(this.logFile, 'utf8').catch(() => '');
    const lines = [`${message}\n${stderr}`.trim(), ...log.trim().split('\n').slice(-6)];
    return `The embedded PostgreSQL in ${this.folder} failed: ${lines.join('\n')}`;
  }
}

/** Two ways to the same place, perhaps through a link. */
async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [here, there] = await Promise.all([one, other].map((path) => realpath(path).catch(() => undefined)));
  return here !== undefined && here === there;
}
