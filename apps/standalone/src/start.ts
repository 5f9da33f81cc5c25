import { migrateNodes, type Configuration } from '#platform';
import { openDatabase, type OpenDatabase } from './open-database.js';
import type { Shutdown } from './shutdown.js';

/** The running server, for the welcome message. */
export interface Started {
  readonly url: string;
  /** Whether browsers get the web app at this address. */
  readonly hasApp: boolean;
  /** Whether the token may operate the server. */
  readonly operates: boolean;
  readonly database: OpenDatabase;
  /** The token of an account for trying the server; absent on an external database. */
  readonly token: string | undefined;
}

/** The configuration of a server, and whether this machine alone reaches it: then its token operates it. */
interface OwnConfiguration extends Configuration {
  readonly isLocal: boolean;
}

/** Starts everything in this process, in order. Started parts are in `shutdown`, also when a later step fails. */
export async function start({ isLocal, ...configuration }: OwnConfiguration, shutdown: Shutdown): Promise<Started> {
  // Loading the server takes longer than starting the database; each has a processor.
  const [database, { serve }, { ownSeedKey }] = await Promise.all([
    startDatabase(configuration, shutdown),
    import('./serve.js'),
    import('./own-seed-key.js'),
  ]);
  const seedKey = configuration.seedKey ?? (await ownSeedKey(database));
  const { url: databaseUrl, ownerUrl: migrationDatabaseUrl } = database;
  const served = await serve({ ...configuration, databaseUrl, migrationDatabaseUrl, seedKey }, shutdown);
  const token = database.isOurs
    ? await served.developmentToken({ folder: database.folder, operates: isLocal })
    : undefined;
  return { url: served.url, hasApp: configuration.web, operates: isLocal, database, token };
}

async function startDatabase(configuration: Configuration, shutdown: Shutdown): Promise<OpenDatabase> {
  const opening = openDatabase(configuration);
  // Before it is open: a signal meanwhile must not leave PostgreSQL running.
  shutdown.add(() =>
    opening.then(
      (opened) => opened.stop(),
      () => undefined,
    ),
  );
  const database = await opening;
  const { databaseNodes } = configuration;
  await migrateNodes({ databaseUrl: database.url, migrationDatabaseUrl: database.ownerUrl, databaseNodes });
  return database;
}
