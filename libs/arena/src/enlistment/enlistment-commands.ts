import { attachmentCommands } from './attachments.js';
import { placementCommands } from './placements.js';
import { standardBearerCommands } from './standard-bearers.js';

/** What is done with the cards of the reserve hand, depot cards apart. */
export const enlistmentCommands = { ...placementCommands, ...attachmentCommands, ...standardBearerCommands };
