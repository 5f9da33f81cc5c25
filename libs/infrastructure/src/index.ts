export { PostgresBus, type PostgresBusParts } from './buses/postgres-bus.js';
export { RedisBus } from './buses/redis-bus.js';
export { PostgresConditionalStore } from './conditional/postgres-conditional-store.js';
export { DatabaseClock } from './database-clock.js';
export { JobRelay } from './job-relay.js';
export { PostgresSeedVault } from './seeds/postgres-seed-vault.js';
export { rotateSeeds, rotateSeedsOf } from './seeds/rotate-seeds.js';
export { SeedCanary, hasSeeds } from './seeds/seed-canary.js';
export { SeedCipher } from './seeds/seed-cipher.js';
