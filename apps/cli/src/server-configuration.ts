import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import {
  ConfigurationError,
  readConfiguration,
  readSeedKey,
  runningEmbeddedDatabase,
  type ServerConfiguration,
} from '#platform';

/**
 * The configuration of commands on stored games: the database of DATABASE_URL, or the embedded one of a running
 * `npm start`. It starts none, since another process may be about to. Throws a ConfigurationError where there is neither.
 */
export async function serverConfiguration(): Promise<ServerConfiguration> {
  const configuration = readConfiguration(process.env);
  const { databaseUrl, seedKey } = configuration;
  if (databaseUrl !== undefined) {
    if (seedKey !== undefined) return { ...configuration, databaseUrl, seedKey };
    throw new ConfigurationError('Set SEED_KEY beside DATABASE_URL: it opens the seeds of games.');
  }
  const folder =
    process.env['CHRONICLER_DATA'] === undefined ? dataFolderAbove(process.cwd()) : configuration.dataFolder;
  const embedded = await runningEmbeddedDatabase(folder);
  if (!embedded)
    throw new ConfigurationError(
      `No server runs on ${folder}: start one with \`npm start\`, and leave it running. For another database set DATABASE_URL and SEED_KEY; CHRONICLER_DATA names another folder.`,
    );
  return {
    // Its archive lies beside its database, wherever the command is typed.
    ...readConfiguration({ ...process.env, CHRONICLER_DATA: folder }),
    databaseUrl: embedded.loginUrl,
    migrationDatabaseUrl: embedded.url,
    seedKey: seedKey ?? (await readSeedKey(embedded.folder)),
  };
}

/** The data folder in a folder or the nearest one above it: a command may be typed anywhere in a clone. */
function dataFolderAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const data = join(at, '.chronicler');
    if (existsSync(data)) return data;
    if (dirname(at) === at) return resolve(folder, '.chronicler');
  }
}
