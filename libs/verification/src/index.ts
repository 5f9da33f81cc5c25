export { PostgresReadModelFaults } from './read-model-faults.js';
export { Verification } from './verification.js';
export { Verifications, type NightState, type Verified } from './verifications.js';
export { verifyNight, type FaultFound } from './verify-night.js';
