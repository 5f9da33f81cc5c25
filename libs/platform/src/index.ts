export type { AllowedOrigins } from './allowed-origins.js';
export { APPLICATION_ROLE, createPool, migrate, type PoolOptions } from './database.js';
export {
  ConfigurationError,
  readConfiguration,
  readServerConfiguration,
  type Configuration,
  type ServerConfiguration,
} from './configuration.js';
export {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
} from './embedded/embedded-database.js';
export { HealthRegistry, type HealthReport, type PartHealth } from './health.js';
export { defaultLimits, limitTable, type Limits } from './limits.js';
export { createLogger, type Logger } from './logger.js';
export { keepSeedKey } from './seed-key.js';
export {
  migrateQueues,
  openQueue,
  openWorker,
  type JobQueue,
  type JobWorker,
  type NewJob,
  type QueueServer,
  type WorkerSettings,
} from './queues.js';
export type { TrustedProxies } from './trusted-proxies.js';
