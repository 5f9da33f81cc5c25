/** The behaviour vocabulary of cards, sheets, scenarios and objects (clash.md 11). */
export * from './vocabulary/conditions.js';
export * from './vocabulary/effects.js';
export * from './vocabulary/figures.js';
export { localizedSchema } from './vocabulary/one-word.js';
export * from './vocabulary/powers.js';
export * from './vocabulary/sheet-rules.js';
