export { createWorker } from './create-worker.js';
