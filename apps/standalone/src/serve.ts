import type { AddressInfo } from 'node:net';
import { OBLIGATIONS_QUEUE } from '#streams';
import {
  openGamesServer,
  registerDatabases,
  registerGamesHealth,
  watchGames,
  watchWork,
  type GamesServer,
} from '#server';
import {
  createLogger,
  frameworkLogger,
  HealthRegistry,
  migrateQueues,
  openWatch,
  registerRedisHealth,
  type FaultReport,
  type FrameworkLogger,
  type ServerConfiguration,
} from '#platform';
import { Verifications } from '#verification';
import { createApi, partsOn, settingsOf, type ApiParts } from '../../api/src/index.js';
import { createWorker, nightlyAt } from '../../worker/src/index.js';
import { servedRulesets } from '../../rulesets.js';
import { developmentToken, type TokenPlace } from './development-token.js';
import type { Shutdown } from './shutdown.js';

/** A server that accepts requests. */
export interface Served {
  readonly url: string;
  /** A token to try the server, kept in a folder. */
  developmentToken(place: TokenPlace): Promise<string>;
}

/** Starts API and worker on one set of connections. Started parts are in `shutdown`. */
export async function serve(configuration: ServerConfiguration, shutdown: Shutdown): Promise<Served> {
  const log = createLogger(configuration);
  const logger = frameworkLogger(log);
  const watch = await openWatch(configuration, log);
  const { report, observer, metrics, alarms } = watch;
  shutdown.add(() => watch.close());
  await migrateQueues(configuration);
  const server = await openGamesServer({
    ...configuration,
    rulesets: await servedRulesets(configuration),
    report,
    observer,
  });
  if (metrics) {
    watchGames(metrics, server);
    watchWork(metrics, server);
  }
  watchWork(alarms, server);
  alarms.start();
  shutdown.add(() => server.close());
  await watch.showQueue({ ...configuration, report }, OBLIGATIONS_QUEUE);
  const worker = await createWorker({
    server,
    queues: { ...configuration, report },
    logger,
    ...nightlyAt(configuration.verifyAt, { ...configuration, report }, new Verifications(server.pool)),
  });
  shutdown.add(() => worker.close());
  const parts = { ...partsOn(server, configuration), alarms, ...(metrics && { metrics }) };
  const url = await listen(configuration, { server, parts, report, logger, shutdown });
  return { url, developmentToken: (place) => developmentToken(parts.accounts, place) };
}

interface ApiNeeds {
  readonly server: GamesServer;
  readonly parts: ReturnType<typeof partsOn> & Pick<ApiParts, 'metrics' | 'alarms'>;
  readonly report: FaultReport;
  readonly logger: FrameworkLogger;
  readonly shutdown: Shutdown;
}

async function listen(
  configuration: ServerConfiguration,
  { server, parts, report, logger, shutdown }: ApiNeeds,
): Promise<string> {
  const { redis } = server;
  const health = new HealthRegistry();
  registerDatabases(health, server);
  if (redis) registerRedisHealth(health, redis);
  const work = new HealthRegistry();
  registerGamesHealth(work, server);
  const api = await createApi({
    ...parts,
    health,
    work,
    report,
    logger,
    observer: server.observer,
    settings: await settingsOf(configuration),
  });
  shutdown.add(() => api.close());
  const { host, port } = configuration;
  await api.listen(port, host);
  const { port: taken } = api.getHttpServer().address() as AddressInfo;
  return `http://${host}:${taken}`;
}
