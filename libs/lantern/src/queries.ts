// For the presentation of these rules alone: everything that it shows, beside the index.
export type { Command } from './commands.js';
export { cards } from './content/catalogue.js';
export { content } from './content/content.js';
export type { SeenEvent } from './events.js';
export type { View } from './view/view-schema.js';
