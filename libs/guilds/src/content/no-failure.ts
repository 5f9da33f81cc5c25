import type { Quest } from './schema.js';

/** A failure without consequences; also the start of one that has some. */
export const noFailure: Quest['failure'] = { lossRubies: 0, lossObjects: 0, damage: 0, distributed: false };
