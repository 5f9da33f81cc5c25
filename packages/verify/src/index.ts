export * from '../../../libs/audit/src/index.js';
export { unreleased, type Edition, type LoadedGame } from '../../../libs/records/src/index.js';
export { releasedRules, releases } from './released-rules.js';
