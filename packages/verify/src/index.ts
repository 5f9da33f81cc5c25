export * from '#audit';
export { unreleased, type RulesetRelease as Edition, type LoadedGame } from '#records';
export { releasedRules, releases } from './released-rules.js';
