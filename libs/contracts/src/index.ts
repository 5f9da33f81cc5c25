export { Contracts, deriveContracts, type SpanningTypes } from './contracts.js';
export type { GraphqlValue } from './encode.js';
export { withEventUnions } from './event-unions.js';
export { enumNameOf, eventTypeName, typePrefix } from './graphql-names.js';
export { InputError, type InputValue } from './input-values.js';
export { optionsSchemaOf } from './options-schema.js';
export { RulesetContract, type RulesetTypes } from './ruleset-contract.js';
export { SubjectContract, type Subject, type SubjectTypes } from './subject-contract.js';
export { UnderivableError } from './underivable-error.js';
