export * from './catalogue.js';
export * from './constants.js';
export { mechanics, type Effect, type EffectOf, type Mechanic } from './effects.js';
export * from './schema.js';
export * from './vocabulary.js';
export { elementNames } from './words.js';
