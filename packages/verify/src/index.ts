export * from '#audit';
export { unreleased, type Edition, type LoadedGame } from '#records';
export { releasedRules, releases } from './released-rules.js';
