export { describeEventStore, type StoreUnderTest } from './event-store-contract.js';
export { appended, appendMany, sampleCommit } from './sample-commits.js';
export { scratchDatabase, type ScratchDatabase } from './scratch-database.js';
export { statementSizes } from './statement-sizes.js';
export { storeOnPostgres, type StoreOnPostgres } from './store-on-postgres.js';
export { until } from './until.js';
