import { register } from 'node:module';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';
import JestRuntime from 'jest-runtime';
import { cachedMap } from './cache.mjs';

const Runtime = JestRuntime.default ?? JestRuntime;
const ofSuites = ['describe', 'it', 'test', 'expect', 'beforeAll', 'afterAll', 'beforeEach', 'afterEach', 'console'];
const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL');

register(new URL('typescript.mjs', import.meta.url));

/**
 * Lets Node load suites and what they import, as it loads a program: a module is compiled and linked once a worker, not
 * once a suite, which was two thirds of the time of most suites (decision 36). Jest goes on running the tests.
 */
export default class NativeRuntime extends Runtime {
  #environment;

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.#environment = environment;
  }

  async unstable_importModule(path, ...rest) {
    const { global, moduleMocker, ownModules } = this.#environment;
    if (ownModules) return super.unstable_importModule(path, ...rest);
    for (const name of ofSuites) globalThis[name] = global[name];
    globalThis.jest = {
      fn: moduleMocker.fn.bind(moduleMocker),
      spyOn: moduleMocker.spyOn.bind(moduleMocker),
      restoreAllMocks: () => moduleMocker.restoreAllMocks(),
      setTimeout: (ms) => (global[timeout] = ms),
    };
    Error.stackTraceLimit = 20;
    await import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    if (this.#environment.ownModules) return super.getSourceMaps();
    return new MapsBesideModules();
  }
}

/** The source map of each compiled module, by its path or address. */
class MapsBesideModules extends Map {
  get(source) {
    return cachedMap(source.startsWith('file:') ? fileURLToPath(source) : source);
  }
}
