import { attachmentEvolvers } from './attachments.js';
import { placementEvolvers } from './placements.js';
import { standardBearerEvolvers } from './standard-bearers.js';

/** How the enlistment changes the state. */
export const enlistmentEvolvers = { ...placementEvolvers, ...attachmentEvolvers, ...standardBearerEvolvers };
