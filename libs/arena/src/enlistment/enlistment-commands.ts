import { attachmentCommands } from './attachments.js';
import { placementCommands } from './placements.js';
import { standardBearerCommands } from './standard-bearers.js';

/** The commands for cards of the reserve hand, without depot cards. */
export const enlistmentCommands = { ...placementCommands, ...attachmentCommands, ...standardBearerCommands };
