import process from 'node:process';
import { swcOptions } from './scripts/swc-options.mjs';
import { hasTestBrowser } from './test/reporters/test-browser.mjs';
import { onJudges } from './test/reporters/test-judge.mjs';
import { hasRedisProgram } from './test/reporters/test-redis.mjs';
import { hasTestServers } from './test/reporters/test-servers.mjs';

// What servers do once a night they do when a test asks for it.
process.env.VERIFY_AT ??= 'never';

/** Suites that need nothing but Node, suites that need PostgreSQL and Redis servers, a Redis of their own, or Chromium. */
export const offline = '\\.(e2e-)?spec\\.ts$';
export const onServers = '\\.int-spec\\.ts$';
export const onOwnRedis = '\\.redis-spec\\.ts$';
/** Suites of the full tier that need the servers too: killed workers, rolling restarts. */
export const onFullTier = '\\.full-spec\\.ts$';
export const inBrowser = '\\.browser-spec\\.ts$';

export default {
  testEnvironment: '<rootDir>/test/runner/environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  runtime: '<rootDir>/test/runner/runtime.mjs',
  testRegex: [
    offline,
    ...(hasTestServers(process.env) ? [onServers] : []),
    ...(hasTestServers(process.env) && process.env.TEST_TIER === 'full' ? [onFullTier] : []),
    ...(hasRedisProgram() ? [onOwnRedis] : []),
    ...(hasTestBrowser(process.env) ? [inBrowser] : []),
    ...onJudges(process.env),
  ],
  // For all tests, and ends those that hang: a busy machine fails none. What is slow is in the table of times.
  testTimeout: 600_000,
  // A process keeps something of every suite that it has run: one that has grown gives way to a new one.
  workerIdleMemoryLimit: '2GB',
  // A process that has nothing left to do frees its memory first, which takes a second on a busy machine. One that runs on leaks.
  workerGracefulExitTimeout: 10_000,
  roots: ['<rootDir>/apps', '<rootDir>/bench', '<rootDir>/libs', '<rootDir>/packages', '<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/reporters/require-all-in-ci.mjs',
  reporters: ['default', 'summary', '<rootDir>/test/reporters/closing-line.mjs'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...swcOptions, sourceMaps: 'inline' }],
  },
};
