export { describeEventStore } from './event-store-contract.js';
export type { StoreUnderTest } from './store-under-test.js';
export { appended, appendMany, sampleCommit } from './sample-commits.js';
export { scratchDatabase, type ScratchDatabase } from './scratch-database.js';
export { statementSizes } from './statement-sizes.js';
export { idInSlices, storeOnNodes, type StoreOnNodes } from './store-on-nodes.js';
export { storeOnPostgres, type StoreOnPostgres } from './store-on-postgres.js';
export { until } from './until.js';
