import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { hasTestBrowser, leftOutOfBrowser } from './test-browser.mjs';
import { hasRedisProgram, leftOutWithoutRedis } from './test-redis.mjs';
import { hasTestServers, leftOut } from './test-servers.mjs';
import { hasZsh, leftOutWithoutZsh } from './test-zsh.mjs';

/**
 * Ends a run with what it left out, and with one plain line of counts. Where `FAILED_SUITES` names a file, the suites that
 * failed stand there: one a line, each after the number of its tests that passed.
 */
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    if (!hasTestServers(process.env)) process.stderr.write(`${leftOut}\n`);
    if (!hasTestBrowser(process.env)) process.stderr.write(`${leftOutOfBrowser}\n`);
    if (!hasRedisProgram()) process.stderr.write(`${leftOutWithoutRedis}\n`);
    if (!hasZsh()) process.stderr.write(`${leftOutWithoutZsh}\n`);
    const { FAILED_SUITES: list } = process.env;
    if (list) writeFileSync(list, results.testResults.filter(hasFailed).map(lineOf).join(''));
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    process.stderr.write(`\n${results.numPassedTests} passed, ${failed} failed\n`);
  }
}

const hasFailed = ({ numFailingTests, testExecError }) => numFailingTests > 0 || Boolean(testExecError);

const lineOf = ({ numPassingTests, testFilePath }) => `${numPassingTests} ${relative(process.cwd(), testFilePath)}\n`;
