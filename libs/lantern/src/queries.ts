export type { Command } from './commands.js';
export { content } from './content/content.js';
export type { SeenEvent } from './events.js';
export type { View } from './view/view-schema.js';
export { cards } from './content/catalogue.js';
