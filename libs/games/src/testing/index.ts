export { describeConditionalStore } from './conditional-store-contract.js';
export { saga } from './saga.js';
export { tally } from './tally.js';
