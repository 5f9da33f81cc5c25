export type { Amount, Condition, Effect, Figures, Modifier, Place, Power } from './language.js';
export { localizedSchema, smallCount, wordNumber } from './one-word.js';
export { ruleSchemas } from './rules.js';
export { momentSchema, untilSchema, type Until } from './terms.js';
export { vocabularyOf } from './vocabulary.js';
