export { createWorker } from './create-worker.js';
export { nightlyAt } from './verify-apart.js';
