export type { ArchiveSetting, S3Setting } from './archive-setting.js';
export { LOOPBACK_ORIGIN, type AllowedOrigins } from './allowed-origins.js';
export { createPool, migrate, type PoolOptions } from './database.js';
export { databaseHealth } from './database-health.js';
export { asApplication, isMighty } from './database-roles.js';
export { ConfigurationError } from './configuration-error.js';
export {
  readConfiguration,
  readServerConfiguration,
  variableNames,
  type Configuration,
  type PersistedDocumentsSource,
  type ServerConfiguration,
} from './configuration.js';
export { developmentEnvironment } from './development.js';
export {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
} from './embedded/embedded-database.js';
export { runningEmbeddedDatabase } from './embedded/running-database.js';
export { HealthRegistry, type HealthReport, type PartHealth } from './health.js';
export { defaultLimits, limitTable, type Limits } from './limits.js';
export type { OidcIssuer } from './oidc-issuers.js';
export { createLogger, type Logger } from './logger.js';
export {
  HOME,
  nodesAt,
  readDatabaseNodes,
  type DatabaseAddresses,
  type DatabaseNode,
  type NodeSetting,
} from './nodes/database-nodes.js';
export {
  checkNodes,
  identityIn,
  keepSlices,
  migrateNodes,
  WrongNodes,
  type NodeIdentity,
} from './nodes/node-identity.js';
export {
  ALL_SLICES,
  rangesOf,
  readSlices,
  SLICES,
  slicesIn,
  slicesText,
  without,
  type SliceRange,
} from './nodes/slices.js';
export { frameworkLogger, type FrameworkLogger } from './nest-logger.js';
export { packagePath } from './package-path.js';
export { connectionSettings, connectTo } from './pool.js';
export { migrateQueues, type QueueTables } from './queue-tables.js';
export { keepSeedKey, readSeedKey, seedKeyFile } from './seed-key.js';
export {
  openQueue,
  openWorker,
  type JobQueue,
  type JobWorker,
  type NewJob,
  type QueueDepth,
  type WorkerSettings,
} from './queues.js';
export type { QueueServer } from './queue-backend.js';
export { connectRedis, openListener, refuseOtherRedis, registerRedisHealth, type RedisConnection } from './redis.js';
export { stopOnSignal } from './stop-on-signal.js';
export type { TrustedProxies } from './trusted-proxies.js';
export { AlarmWatch, type AlarmNow } from './watching/alarm-watch.js';
export { everyAlarm, expressionOf } from './watching/alarms.js';
export type { Reader, Reading } from './watching/in-time.js';
export type { Metrics, SeriesNow } from './watching/metrics.js';
export { unwatched, type Measurements, type Observer } from './watching/observer.js';
export { everySeries, readSeries } from './watching/series.js';
export { openWatch, type FaultReport, type Watch } from './watching/watch.js';
