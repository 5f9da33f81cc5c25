import {
  archivedAfter,
  ArchivedStreams,
  ArchiveFault,
  archiveStream,
  restoreStream,
  settledStreams,
  type Archived,
  type ArchiveStorage,
} from '#event-store';
import { openArchive } from '#infrastructure';
import { ConfigurationError, connectTo, nodesAt, type ArchiveSetting, type DatabaseAddresses } from '#platform';
import { GAME_STREAM } from '#streams';
import type { Client } from 'pg';
import { projectionsOn } from '../games-health.js';
import type { GamesServerOptions } from '../games-server.js';
import { openVerification } from '../open-verification.js';

/** How many archived games are listed at a time. */
const PAGE = 500;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** What became of a game: archived, left because of faults, or because a read model has not taken it in. */
export type ArchivingStep =
  | ({ readonly game: string } & Archived)
  | { readonly game: string; readonly faults: readonly string[] }
  | { readonly game: string; readonly isWaiting: true };

/** What became of a game: it is back, or why not. */
export interface RestoringStep {
  readonly game: string;
  readonly fault?: string;
}

/** The databases of a server as their owners, and its archive. */
export interface Archiving {
  /** The archive, for people. */
  readonly place: string;
  /** Archives the settled games that ended before a time, in milliseconds since 1970, each after a verification. */
  archive(before: number): AsyncGenerator<ArchivingStep>;
  /** Restores games. */
  restore(games: readonly string[]): AsyncGenerator<RestoringStep>;
  /** Restores all games. */
  restoreAll(): AsyncGenerator<RestoringStep>;
  close(): Promise<void>;
}

/** What archiving needs of the configuration. */
type ArchivingOptions = Pick<GamesServerOptions, 'seedKey' | 'seedKeysOld' | 'rulesets'> &
  DatabaseAddresses & { readonly archive?: ArchiveSetting | undefined };

/** Connects to the databases of a server as their owners. Throws a ConfigurationError where the archive is not named, or a database not as its owner. */
export async function openArchiving(options: ArchivingOptions): Promise<Archiving> {
  const { archive } = options;
  if (!archive)
    throw new ConfigurationError(
      'Name the archive in ARCHIVE: a folder that all processes share, or s3://bucket/prefix.',
    );
  const owners: Client[] = [];
  try {
    for (const { databaseUrl, migrationDatabaseUrl = databaseUrl } of nodesAt(options))
      owners.push(await ownerAt(migrationDatabaseUrl));
    return new OwnedArchiving(owners, openArchive(archive), options);
  } catch (fault) {
    await Promise.all(owners.map((owner) => owner.end()));
    throw fault;
  }
}

class OwnedArchiving implements Archiving {
  readonly place: string;
  private readonly archived: ArchivedStreams;
  private readonly verification: ReturnType<typeof openVerification>;
  /** The read models that take in games. */
  private readonly readModels: readonly string[];

  /** `owners`: the home first. */
  constructor(
    private readonly owners: readonly Client[],
    private readonly storage: ArchiveStorage,
    options: ArchivingOptions,
  ) {
    this.place = storage.place;
    this.archived = new ArchivedStreams(storage);
    this.verification = openVerification(options);
    this.readModels = projectionsOn(options)
      .filter(({ kinds }) => kinds?.includes(GAME_STREAM) ?? true)
      .map(({ name }) => name);
  }

  async *archive(before: number): AsyncGenerator<ArchivingStep> {
    const { readModels } = this;
    for (const db of this.owners) {
      const home = this.owners[0] ?? db;
      for await (const { streamId: game, isTakenIn } of settledStreams({
        db,
        home,
        kind: GAME_STREAM,
        before,
        readModels,
      })) {
        const faults = isTakenIn ? await this.verification.verify(game) : [];
        if (!isTakenIn) yield { game, isWaiting: true };
        else if (faults.length > 0) yield { game, faults };
        else {
          const done = await archiveStream(db, this.storage, game);
          if (done) yield { game, ...done };
        }
      }
    }
  }

  async *restore(games: readonly string[]): AsyncGenerator<RestoringStep> {
    for (const game of games) {
      let step: RestoringStep | undefined;
      for (const db of this.owners) step ??= await this.restored(db, game);
      yield step ?? { game, fault: 'It is not archived.' };
    }
  }

  async *restoreAll(): AsyncGenerator<RestoringStep> {
    for (const db of this.owners) {
      for (let after = FIRST; ;) {
        const games = await archivedAfter(db, after, PAGE);
        for (const game of games) yield (await this.restored(db, game)) ?? { game };
        const last = games.at(-1);
        if (last === undefined) break;
        after = last;
      }
    }
  }

  async close(): Promise<void> {
    await this.verification.close();
    await Promise.all(this.owners.map((owner) => owner.end()));
  }

  /** `undefined` where the database has no stub of it. */
  private async restored(db: Client, game: string): Promise<RestoringStep | undefined> {
    try {
      return (await restoreStream(db, this.archived, game)) ? { game } : undefined;
    } catch (fault) {
      if (fault instanceof ArchiveFault) return { game, fault: fault.message };
      throw fault;
    }
  }
}

async function ownerAt(url: string): Promise<Client> {
  const owner = await connectTo(url, 'chronicler archive');
  const { rows } = await owner.query<{ may: boolean }>(`select has_table_privilege('commits', 'delete') as may`);
  if (rows[0]?.may === true) return owner;
  await owner.end();
  throw new ConfigurationError(
    'Name the owner of the database in MIGRATION_DATABASE_URL: the login of API and worker deletes no game.',
  );
}
