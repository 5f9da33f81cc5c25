import process from 'node:process';
import { hasTestBrowser, leftOutOfBrowser } from './test-browser.mjs';
import { leftOutWithoutJudges } from './test-judge.mjs';
import { hasRedisProgram, leftOutWithoutRedis } from './test-redis.mjs';
import { hasTestServers, leftOut } from './test-servers.mjs';
import { hasZsh, leftOutWithoutZsh } from './test-zsh.mjs';

/** Ends a run with what it left out, and with one plain line of counts. */
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    if (!hasTestServers(process.env)) process.stderr.write(`${leftOut}\n`);
    if (!hasTestBrowser(process.env)) process.stderr.write(`${leftOutOfBrowser}\n`);
    if (!hasRedisProgram()) process.stderr.write(`${leftOutWithoutRedis}\n`);
    if (!hasZsh()) process.stderr.write(`${leftOutWithoutZsh}\n`);
    for (const words of leftOutWithoutJudges()) process.stderr.write(`${words}\n`);
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    process.stderr.write(`\n${results.numPassedTests} passed, ${failed} failed\n`);
  }
}
