import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { Generated } from './generated.js';
import { generators } from './generators.js';

/** Generating, and compiling some hundred thousand characters, on a machine that may be busy. */
const LONG = 300_000;

/** What each program exports. */
interface Played {
  readonly play: (baseUrl: string, settle: () => Promise<void>) => Promise<string>;
}

describe.each(generators)('The output of $name for the document of a ruleset', (generator) => {
  let api: TestApi;
  let generated: Generated;

  beforeAll(async () => {
    api = await startTestApi();
    const document = await (await fetch(`${api.url}/openapi/lantern.json`)).text();
    generated = await Generated.from(generator, { 'document.json': document });
  }, LONG);
  afterAll(async () => {
    generated.remove();
    await api.close();
  });

  it(
    'compiles under strict TypeScript',
    () => {
      expect(generated.complaints()).toEqual([]);
    },
    LONG,
  );

  it(
    'plays a whole game',
    async () => {
      const { play } = await generated.load<Played>();
      expect(await play(api.url, () => api.settle())).toBe('OVER');
    },
    LONG,
  );
});
