import { parentPort, workerData } from 'node:worker_threads';
import { proposalFor, type Season } from '#leagues';

// Proposes the next round of a season to the starter of this thread.
parentPort?.postMessage(proposalFor(workerData as Season));
