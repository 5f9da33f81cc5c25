import { startEmbeddedDatabase, type Configuration } from '#platform';

/** The database that this process works on. */
export interface OpenDatabase {
  readonly url: string;
  /** As its owner. */
  readonly ownerUrl: string;
  /** True for the embedded database, which nobody else uses. */
  readonly isOurs: boolean;
  /** Where this process keeps what belongs to it. */
  readonly folder: string;
  /** Where the database is, for people. */
  readonly place: string;
  /** Settles when the database is gone although nobody stopped it. */
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
