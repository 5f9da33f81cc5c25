import * as cards from '#cards';
import { rulebook } from '../rulebook.js';
import { reasonSchema, seatSchema, stageSchema } from '../words.js';

/** How the game goes on. */
export const flowEvents = cards.flowEvents({ seat: seatSchema, stage: stageSchema, reason: reasonSchema }, rulebook);
