import { PostgresEventStore, type EventStore } from '#event-store';
import { createPool, openQueue, type QueueServer } from '#platform';
import type pg from 'pg';
import type { Bus } from './bus.js';
import { Campaigns } from './campaigns/campaigns.js';
import type { CampaignDirectory } from './campaigns/directory/campaign-directory.js';
import { PostgresCampaignDirectory } from './campaigns/directory/postgres-campaign-directory.js';
import type { Clock } from './clock.js';
import type { GameDirectory } from './directory/game-directory.js';
import { PostgresGameDirectory } from './directory/postgres-game-directory.js';
import { Games } from './games.js';
import { JobRelay } from './job-relay.js';
import { OBLIGATIONS_QUEUE, type ObligationJob } from './jobs.js';
import { PostgresBus } from './postgres-bus.js';
import { PostgresSeedVault } from './postgres-seed-vault.js';
import { RedisBus } from './redis-bus.js';
import type { RulesetRegistry } from './rulesets.js';
import { SeedCipher } from './seed-cipher.js';

/**
 * What a process needs to know to serve games. `databaseUrl` names a database that the migrations, those of the queues
 * included, have brought up to date; Redis, where there is one, carries jobs and news.
 */
export interface GamesServerOptions extends QueueServer {
  /** 32 bytes that encrypt the seeds of games. */
  readonly seedKey: Uint8Array;
  /** Keys that seeds were encrypted under before. */
  readonly seedKeysOld?: readonly Uint8Array[] | undefined;
  /** Most connections of the pool. */
  readonly databasePool?: number | undefined;
  readonly rulesets?: RulesetRegistry | undefined;
  readonly clock?: Clock | undefined;
}

/** Games on servers: what API and worker share in a process. */
export interface GamesServer {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly games: Games;
  readonly campaigns: Campaigns;
  readonly bus: Bus;
  readonly directory: GameDirectory;
  readonly campaignDirectory: CampaignDirectory;
  readonly relay: JobRelay;
  /** Lets go of every connection, in order. Commands that still run may fail. */
  close(): Promise<void>;
}

/** Connects everything. Throws when a server cannot be reached. */
export async function openGamesServer(options: GamesServerOptions): Promise<GamesServer> {
  const { databaseUrl, databasePool, seedKey, seedKeysOld, rulesets, clock, report } = options;
  const pool = createPool({ databaseUrl, onIdleError: report, ...(databasePool ? { max: databasePool } : {}) });
  const bus = await connectBus(options, pool);
  const queue = openQueue<ObligationJob>(options, OBLIGATIONS_QUEUE);
  const relay = new JobRelay(queue, clock);
  const store = new PostgresEventStore(pool);
  const seeds = new PostgresSeedVault(pool, new SeedCipher(seedKey, seedKeysOld));
  const wake = relay.relay.bind(relay);
  const games = new Games({ store, seeds, rulesets, bus, clock, report, wake });
  const campaigns = new Campaigns({ games, store, clock });
  const directory = new PostgresGameDirectory(pool);
  const campaignDirectory = new PostgresCampaignDirectory(pool);
  const close = async (): Promise<void> => {
    await bus.close();
    await queue.close();
    await pool.end();
  };
  return { pool, store, games, campaigns, bus, directory, campaignDirectory, relay, close };
}

async function connectBus({ databaseUrl, redisUrl, report }: GamesServerOptions, pool: pg.Pool): Promise<Bus> {
  try {
    if (redisUrl !== undefined) return await RedisBus.connect(redisUrl, report);
    return await PostgresBus.connect({ pool, databaseUrl, report });
  } catch (fault) {
    await pool.end();
    throw fault;
  }
}
