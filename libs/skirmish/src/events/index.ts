export * as eventFields from './event-fields.js';
export type { EventTerms } from './event-terms.js';
export { skirmishEvents, type SkirmishEvent } from './skirmish-events.js';
