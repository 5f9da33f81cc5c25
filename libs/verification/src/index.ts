export { PostgresReadModelFaults } from './read-model-faults.js';
export { Verification } from './verification.js';
export { Verifications, type Verified } from './verifications.js';
