export { aRuleset } from './a-ruleset.js';
export { freshContracts } from './fresh-contracts.js';
export { schemaOf, sdlOf } from './schema-of.js';
