import { OBLIGATIONS_QUEUE } from '#streams';
import { openGamesServer, registerDatabases, watchGames, watchWork, type GamesServerOptions } from '#server';
import {
  HealthRegistry,
  migrateNodes,
  migrateQueues,
  registerRedisHealth,
  type Configuration,
  type FrameworkLogger,
  type QueueTables,
  type Watch,
} from '#platform';
import { Verifications } from '#verification';
import { createWorker } from './create-worker.js';
import { nightlyAt } from './verify-apart.js';
import type { WorkerSettings } from './worker-parts.js';

/** A running worker. */
export interface RunningWorker {
  /** Completes the current jobs, then closes every connection. */
  close(): Promise<void>;
}

/** Brings the database up to date and starts to work. Throws when the database cannot be reached; Redis may come later. */
export async function startWorker(
  options: GamesServerOptions &
    QueueTables &
    Partial<Pick<Configuration, 'rules' | 'rulesetModules' | 'verifyAt' | 'verifyNights'>> &
    Partial<Pick<Watch, 'metrics' | 'showQueue' | 'showHealth'>> & { readonly frameworkLogger?: FrameworkLogger },
  settings: Partial<WorkerSettings> = {},
): Promise<RunningWorker> {
  await migrateNodes(options);
  await migrateQueues(options);
  const server = await openGamesServer(options);
  if (options.metrics) {
    watchGames(options.metrics, server);
    watchWork(options.metrics, server);
  }
  const health = new HealthRegistry();
  registerDatabases(health, server);
  if (server.redis) registerRedisHealth(health, server.redis);
  options.showHealth?.(health);
  await options.showQueue?.(options, OBLIGATIONS_QUEUE);
  const { frameworkLogger: logger } = options;
  const worker = await createWorker({
    server,
    queues: options,
    settings,
    ...nightlyAt(options.verifyAt, options, new Verifications(server.pool)),
    ...(logger ? { logger } : {}),
  });
  return {
    async close() {
      await worker.close();
      await server.close();
    },
  };
}
