export { saga } from './saga.js';
export { tally } from './tally.js';
