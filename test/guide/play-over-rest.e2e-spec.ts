import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { fencesOf, Page } from './guide.js';
import { shells, typedInto } from './shell.js';

const page = new Page('docs/guides/play-over-rest.md');

describe.each(shells)('The guide to play over REST, typed into %s,', (shell) => {
  let api: TestApi;
  /** The output of each block, by its name. */
  let printed: ReadonlyMap<string, string>;

  beforeAll(async () => {
    api = await startTestApi();
    // As a worker does: all due jobs after each commit.
    let work = Promise.resolve();
    api.parts.bus.listen(() => {
      work = work.then(() => api.settle());
    });
    const blocks = fencesOf('docs/guides/play-over-rest.md').filter(({ language }) => language === 'sh');
    printed = await typedInto(
      shell,
      blocks.map(({ name }) => [name, page.block(name)]),
      { env: { URL: api.url } },
    );
    await work;
  });
  afterAll(() => api.close());

  const linesOf = (block: string): string[] => printed.get(block)!.trim().split('\n');

  it('comes in, and opens a game once', () => {
    expect(JSON.parse(printed.get('start')!)).toMatchObject({ account: { name: 'Ada' } });
    expect(linesOf('open')).toEqual(['true']);
  });

  it('plays a game to its end', () => {
    const lines = linesOf('play');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.at(-1)).toMatch(/^[A-Z_a-z]+$/);
  });

  it('is told of changes, and that nothing has changed', () => {
    const [unchanged, problem, status] = linesOf('moved-on');
    expect([unchanged, status]).toEqual(['304', '412']);
    expect(JSON.parse(problem!)).toMatchObject({
      code: 'VERSION_CONFLICT',
      expectedVersion: 3,
      missed: expect.any(Array),
    });
  });

  it('is told the faults, word for word', () => {
    const { requestId, ...problem } = JSON.parse(printed.get('problem')!) as { requestId: string };
    expect(requestId).toMatch(/-/);
    expect(problem).toEqual(JSON.parse(page.block('refused')));
    expect(printed.get('rule')).toMatch(/\w{3}/);
  });

  it('reads lists page by page', () => {
    const [length, link] = linesOf('lists');
    expect(length).toBe('2');
    expect(link).toMatch(/^link: <\/v1\/games\/.*first=2&after=.*>; rel="next"/i);
  });

  it('hears all events, to the end', () => {
    expect(printed.get('feed')).toMatch(/^id: \d+\ndata: \{.*\}\n\n[^]*event: end\ndata: \{"end":true\}\n/);
  });

  it('looks at cards', () => {
    expect(linesOf('boxes')).toEqual([
      '/v1/rulesets/arena/cards/L02.svg',
      expect.stringMatching(/\w/),
      expect.stringMatching(/^<title>.+<\/title>$/),
    ]);
  });
});

describe('The guide to play over REST', () => {
  it('has no other block', () => {
    expect(page.left('sh', 'json')).toEqual([]);
  });
});
