import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { servedRulesets } from '../../rulesets.js';
import { openGamesServer, registerDatabases, registerGamesHealth, watchGames, watchWork } from '#server';
import {
  createLogger,
  frameworkLogger,
  HealthRegistry,
  migrateNodes,
  migrateQueues,
  openWatch,
  registerRedisHealth,
  type ServerConfiguration,
} from '#platform';
import { settingsOf } from './api-settings.js';
import { createApi } from './create-api.js';
import { partsOn } from './parts-on.js';
import { Closing } from './requests/closing.js';

/** An API that accepts requests. */
export interface RunningApi {
  readonly url: string;
  /**
   * Announces that it will stop, and continues for `stopDelay`, so that proxies send no more requests; then ends its
   * sockets, completes running requests, and closes every connection.
   */
  close(): Promise<void>;
}

/** Brings the database up to date and starts to serve. Throws when the database cannot be reached or the port is taken; Redis may come later. */
export async function startApi(
  configuration: ServerConfiguration,
  logger = createLogger(configuration),
): Promise<RunningApi> {
  const watch = await openWatch(configuration, logger, 'chronicler-api');
  const { report, observer, metrics, alarms } = watch;
  await migrateNodes(configuration);
  await migrateQueues(configuration);
  const server = await openGamesServer({
    ...configuration,
    rulesets: await servedRulesets(configuration),
    report,
    observer,
  });
  if (metrics) watchGames(metrics, server);
  watchWork(alarms, server);
  alarms.start();
  const health = new HealthRegistry();
  registerDatabases(health, server);
  if (server.redis) registerRedisHealth(health, server.redis);
  watch.showHealth(health);
  const work = new HealthRegistry();
  registerGamesHealth(work, server);
  const settings = { ...(await settingsOf(configuration)), environment: 'live' };
  const app = await createApi({
    ...partsOn(server, configuration),
    health,
    work,
    report,
    observer,
    alarms,
    ...(metrics && { metrics }),
    logger: frameworkLogger(logger),
    settings,
  });
  await app.listen(configuration.port, configuration.host);
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    url: `http://${configuration.host}:${port}`,
    async close() {
      app.get(Closing).begin();
      await pause(configuration.stopDelay);
      await app.close();
      await server.close();
      await watch.close();
    },
  };
}
