import { parentPort, workerData } from 'node:worker_threads';
import { proposalFor } from '#leagues';
import type { ProposalAsked } from './proposals.js';

// Proposes the next round of a season to the starter of this thread.
const { season, given } = workerData as ProposalAsked;
parentPort?.postMessage(proposalFor(season, given));
