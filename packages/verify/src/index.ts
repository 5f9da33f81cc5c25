export * from '#audit';
export { unreleased, type LoadedGame, type RulesetRelease } from '#records';
export { releasedRules, releases } from './released-rules.js';
