export { newStreamId, sampleEvent, sampleUnsealed, START, versionsOf, type Tip } from './sample-commits.js';
