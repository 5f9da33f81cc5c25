export { HandClock } from './hand-clock.js';
export { RivalStore } from './rival-store.js';
export { accepted, pick, Table } from './table.js';
export { saga } from './saga.js';
export { tally } from './tally.js';
export { SnapshotSeals } from '../streams/snapshot-seals.js';
export { Verification } from '../verification/verification.js';
