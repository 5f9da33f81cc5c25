import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#platform';
import { freezeDatabase } from './frozen-database.js';
import { Line } from './line.js';
import { acknowledgeTogether, crash, end, promote, replicated, startStandby } from './standby.js';

/** A PostgreSQL behind an address that stays, whichever server is the primary: a proxy, or an address that moves, in production. */
export class StormDatabase {
  private readonly owner: pg.Pool;

  private constructor(
    private primary: EmbeddedDatabase,
    private readonly front: Line,
  ) {
    this.owner = new pg.Pool({ connectionString: this.url, max: 1 });
    this.owner.on('error', () => undefined);
  }

  static async start(): Promise<StormDatabase> {
    const folder = await mkdtemp(join(tmpdir(), 'chronicler-'));
    const primary = await startEmbeddedDatabase({ folder, settings: replicated });
    return new StormDatabase(primary, await Line.to(primary.url));
  }

  /** Logs in as the owner. */
  get url(): string {
    return this.front.at(this.primary.url);
  }

  /** Logs in as a role that owns nothing, once `migrate` has made it. */
  get loginUrl(): string {
    return this.front.at(this.primary.loginUrl);
  }

  /** Ends every connection; the server works on. */
  async endConnections(): Promise<void> {
    const connections = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await this.owner.query(connections);
  }

  /** Stops the server and starts it again at the same address: every connection ends, commits stay. */
  async restart(): Promise<void> {
    const { folder, url } = this.primary;
    await this.primary.stop();
    this.primary = await startEmbeddedDatabase({ folder, settings: replicated, port: Number(new URL(url).port) });
  }

  /** Ends the server as a crash does, and starts it again at the same address after a time: commits stay. */
  async killed(away: () => Promise<unknown>): Promise<void> {
    const { folder, url } = this.primary;
    await end(this.primary);
    await away();
    this.primary = await startEmbeddedDatabase({ folder, settings: replicated, port: Number(new URL(url).port) });
  }

  /** How many commits it has. */
  async commits(): Promise<number> {
    const { rows } = await this.owner.query<{ count: number }>('select count(*)::integer as count from commits');
    return rows[0]!.count;
  }

  /** Stops every process of the server where it stands, for so many milliseconds. */
  freeze(milliseconds: number): Promise<void> {
    return freezeDatabase(this.owner, milliseconds);
  }

  /** A copy follows the primary, which acknowledges nothing without it from now on. */
  async follow(): Promise<EmbeddedDatabase> {
    const standby = await startStandby(this.primary);
    await acknowledgeTogether(this.owner);
    return standby;
  }

  /** The primary crashes, and its standby takes its place. */
  async failOver(standby: EmbeddedDatabase): Promise<void> {
    await crash(this.primary);
    await promote(standby);
    this.primary = standby;
    this.front.aim(standby.url);
  }

  async stop(): Promise<void> {
    await this.owner.end();
    await this.front.close();
    await this.primary.stop();
    await rm(this.primary.folder, { recursive: true, force: true });
  }
}
