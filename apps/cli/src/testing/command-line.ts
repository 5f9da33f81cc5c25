import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { scratchDatabase } from '#event-store/testing';
import { openGamesServer, type GamesServer } from '#server';
import { servedRulesets } from '../../../rulesets.js';
import { runWords } from '../run.js';
import { heard } from './heard.js';

/** The commands of `chronicler` in this process, and a server on the same database, which only they use. */
export interface CommandLine {
  readonly server: GamesServer;
  /** Another process of the same server: it has read nothing yet. */
  another(): Promise<GamesServer>;
  /** The folder of the archive. */
  readonly archive: string;
  /** Runs a command. @returns its exit code and output. */
  run(name: string, ...words: string[]): Promise<readonly [number, string]>;
  /** The same, and of its output what is for programs. */
  printed(name: string, ...words: string[]): Promise<readonly [number, string]>;
  /** Stops the server, drops the database and gives the process its environment back. */
  close(): Promise<void>;
}

/** Makes a database and a server, and sets the environment by which commands find them. */
export async function openCommandLine(): Promise<CommandLine> {
  const environment = process.env;
  const database = await scratchDatabase();
  const seedKey = randomBytes(32);
  const archive = await mkdtemp(join(tmpdir(), 'archive-'));
  process.env = {
    ...environment,
    ARCHIVE: archive,
    DATABASE_URL: database.loginUrl,
    MIGRATION_DATABASE_URL: database.url,
    SEED_KEY: seedKey.toString('hex'),
  };
  delete process.env['REDIS_URL'];
  const rulesets = await servedRulesets({ rules: 'released' });
  const another = (): Promise<GamesServer> =>
    openGamesServer({
      databaseUrl: database.loginUrl,
      seedKey,
      rulesets,
      archive: { folder: archive },
      report: () => undefined,
    });
  const server = await another();
  return {
    server,
    another,
    archive,
    run: (name, ...words) => heard(() => runWords([name, ...words])),
    printed: (name, ...words) => heard(() => runWords([name, ...words]), [process.stdout]),
    async close() {
      process.env = environment;
      await server.close();
      await database.drop();
      await rm(archive, { recursive: true, force: true });
    },
  };
}
