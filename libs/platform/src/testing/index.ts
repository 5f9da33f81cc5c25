export { build } from './build.js';
export { freePort } from './free-port.js';
export { queueBackends, testRedisUrl, type QueueBackend } from './queue-backends.js';
export { silentProxy, type SilentProxy } from './silent-proxy.js';
export { temporaryDatabase, type TemporaryDatabase } from './temporary-database.js';
export { isChangeTier } from './test-tier.js';
