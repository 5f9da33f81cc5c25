import { startEmbeddedDatabase, type Configuration } from '#platform';

/** The database of this process. */
export interface OpenDatabase {
  readonly url: string;
  /** The connection as its owner. */
  readonly ownerUrl: string;
  /** True for the embedded database, which no other process uses. */
  readonly isOurs: boolean;
  /** The folder of this process's own data. */
  readonly folder: string;
  /** The location of the database, for people. */
  readonly place: string;
  /** Settles when the database has stopped unexpectedly. */
  readonly lost: Promise<void>;
  /** Stops the database if this process started it. */
  stop(): Promise<void>;
}

/** Takes the database that the environment names, or starts the embedded one in the data folder. */
export async function openDatabase({
  databaseUrl,
  migrationDatabaseUrl,
  dataFolder,
}: Configuration): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const { host } = new URL(databaseUrl);
    return {
      url: databaseUrl,
      ownerUrl: migrationDatabaseUrl ?? databaseUrl,
      isOurs: false,
      folder: dataFolder,
      place: `PostgreSQL at ${host}`,
      lost: new Promise(() => undefined),
      stop: () => Promise.resolve(),
    };
  }
  const embedded = await startEmbeddedDatabase({ folder: dataFolder });
  const { folder, url: ownerUrl, loginUrl: url, lost } = embedded;
  const place = `${folder} (embedded PostgreSQL${embedded.isNew ? ', new' : ''})`;
  return { url, ownerUrl, isOurs: true, folder, place, lost, stop: () => embedded.stop() };
}
