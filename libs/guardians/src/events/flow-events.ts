import * as flow from '#cards/flow';
import { rulebook } from '../rulebook.js';
import { reasonSchema, seatSchema, stageSchema } from '../words.js';

/** How the game goes on. */
export const flowEvents = flow.flowEvents({ seat: seatSchema, stage: stageSchema, reason: reasonSchema }, rulebook);
