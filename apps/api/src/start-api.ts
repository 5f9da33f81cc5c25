import type { AddressInfo } from 'node:net';
import { openGamesServer, registerGamesHealth } from '#games';
import { createLogger, HealthRegistry, migrate, migrateQueues, type ServerConfiguration } from '#platform';
import { PostgresAccountStore } from '#accounts';
import { connectRates } from './access/rate-limits.js';
import { createApi } from './create-api.js';
import { PostgresDeckStore } from '#decks';

/** An API that takes requests. */
export interface RunningApi {
  readonly url: string;
  /** Answers what it has begun, then lets go of every connection. */
  close(): Promise<void>;
}

/** Brings the database up to date and starts to serve. Throws when a server cannot be reached or the port is taken. */
export async function startApi(configuration: ServerConfiguration): Promise<RunningApi> {
  const logger = createLogger(configuration);
  const report = (fault: unknown, requestId?: string): void => {
    logger.error({ err: fault, requestId });
  };
  await migrate(configuration.databaseUrl);
  await migrateQueues(configuration);
  const server = await openGamesServer({ ...configuration, report });
  const redis = configuration.redisUrl === undefined ? undefined : connectRates(configuration.redisUrl, report);
  const health = new HealthRegistry();
  health.register('database', async () => ({ healthy: (await server.pool.query('select 1')).rowCount === 1 }));
  const work = new HealthRegistry();
  registerGamesHealth(work, server);
  const { games, campaigns, bus, directory, campaignDirectory } = server;
  const accounts = new PostgresAccountStore(server.pool);
  const { limits, trustedProxies, allowedOrigins } = configuration;
  const settings = { ...limits, trustedProxies, allowedOrigins, environment: 'live' };
  const app = await createApi({
    games,
    campaigns,
    bus,
    directory,
    campaignDirectory,
    accounts,
    decks: new PostgresDeckStore(server.pool),
    health,
    work,
    report,
    settings,
    ...(redis ? { redis } : {}),
  });
  await app.listen(configuration.port, configuration.host);
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    url: `http://${configuration.host}:${port}`,
    async close() {
      await app.close();
      redis?.disconnect();
      await server.close();
    },
  };
}
