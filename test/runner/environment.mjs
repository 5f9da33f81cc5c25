import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** CPU time of this process and of the children that have ended, in microseconds. Children are known on Linux only. */
function cpuTime() {
  const { user, system } = process.cpuUsage();
  return user + system + childrenTime();
}

/** `cutime` and `cstime` of proc(5), in ticks of a hundredth of a second. */
function childrenTime() {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10_000;
}

/** Bytes of the heap from which garbage is collected after a suite, below `workerIdleMemoryLimit`, and the least since the last time. */
const [MUCH, MORE] = [1_500_000_000, 500_000_000];

/** Bytes that were left when garbage was last collected. */
let left = 0;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/**
 * Where a suite runs: in the realm of its worker, with the modules that earlier suites have loaded. What a suite changes
 * outside of its own variables is put back when it ends: mocks, environment variables, and what `whenSuiteEnds` of
 * `#kernel/testing` names. A suite that cannot share, such as one that serves other rulesets than the rest, begins with
 * `@jest-environment-options {"ownModules": true}`. With TEST_TIMES set, appends one line of JSON a suite to that file: `{ suite, cpu,
 * worker }`, the time in seconds.
 */
export default class Environment extends TestEnvironment {
  #began = cpuTime();
  #variables = { ...process.env };
  #suite;

  constructor(config, context) {
    super(config, context);
    this.#suite = relative(config.projectConfig.rootDir, context.testPath);
    this.ownModules = config.projectConfig.testEnvironmentOptions.ownModules === true;
    if (!this.ownModules) shareConstructors(this.global);
  }

  async teardown() {
    this.moduleMocker?.restoreAllMocks();
    for (const putBack of globalThis[Symbol.for('chronicler.suite-ends')]?.values() ?? []) putBack();
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    const { TEST_TIMES } = process.env;
    if (TEST_TIMES)
      appendFileSync(TEST_TIMES, `${JSON.stringify({ suite: this.#suite, cpu: this.#cpu(), worker: process.pid })}\n`);
    await super.teardown();
    // Jest counts garbage too, and would give way to a new process, which loads and compiles all modules again.
    if (process.memoryUsage().heapUsed < Math.max(MUCH, left + MORE)) return;
    collectGarbage();
    left = process.memoryUsage().heapUsed;
  }

  #cpu() {
    return Math.round((cpuTime() - this.#began) / 10_000) / 100;
  }
}

/** Matchers run in the context of jest: there `Error` and `Array` have to be those of the suite. */
function shareConstructors(context) {
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (/^[A-Z]/.test(name) && typeof value === 'function') context[name] = value;
  }
}
