import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#event-store/testing';
import { freePort } from '#platform/testing';

/** All clients of a suite have this address, and none pauses between two commands. */
const crowded = { ACCOUNTS_AN_HOUR: '1000', POINTS_WITH_TOKEN: '100000000', POINTS_WITHOUT_TOKEN: '100000000' };

/** A server as started by `npm start`, with a data folder of its own. */
export class StartedServer {
  private constructor(
    readonly url: string,
    /** What it has printed so far. */
    readonly printed: string[],
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * Starts a server on a free port, with the embedded PostgreSQL in a new folder, or in that of a `halt`ed one.
   * Rejects when it ends or is not ready in two minutes.
   */
  static async start(environment: Record<string, string> = {}, before?: StartedServer): Promise<StartedServer> {
    const folder = before?.folder ?? (await mkdtemp(join(tmpdir(), 'chronicler-')));
    const port = await freePort();
    const { DATABASE_URL: _database, REDIS_URL: _redis, NODE_OPTIONS: _options, ...env } = process.env;
    const child = spawn(process.execPath, ['scripts/run.mjs', 'apps/standalone'], {
      env: { ...env, ...crowded, ...environment, PORT: String(port), CHRONICLER_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(String(chunk)));
    const server = new StartedServer(`http://127.0.0.1:${port}`, printed, child, folder);
    await server.ready();
    return server;
  }

  /** Stops it, by default as Ctrl-C does, and waits for its end. Its data stay. Returns its exit code. */
  async halt(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      const ended = new Promise((resolve) => this.process.once('exit', resolve));
      this.process.kill(signal);
      await ended;
    }
    return this.process.exitCode;
  }

  /** Stops it, and removes its data. */
  async stop(): Promise<void> {
    await this.halt();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async ready(): Promise<void> {
    try {
      await until('the server is ready', () => this.isReady(), 120, 100);
    } catch (cause) {
      await this.stop();
      throw new Error(`The server did not become ready. It printed:\n${this.printed.join('')}`, { cause });
    }
  }

  /** Throws an Error when it has ended. */
  private async isReady(): Promise<boolean> {
    if (this.process.exitCode !== null) throw new Error(`It ended with ${this.process.exitCode}.`);
    const response = await fetch(`${this.url}/health/ready`).catch(() => undefined);
    return response?.ok ?? false;
  }
}
