import { spawn } from 'node:child_process';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf } from './guide.js';

describe('The guide to play over REST', () => {
  let api: TestApi;
  /** What each block has printed, by its name. */
  let printed: ReadonlyMap<string, string>;

  beforeAll(async () => {
    api = await startTestApi();
    // What a worker does: whatever is due after each commit.
    let work = Promise.resolve();
    api.parts.bus.listen(() => {
      work = work.then(() => api.settle());
    });
    printed = await run([...blocksOf('play-over-rest.md')].filter(([name]) => name !== 'refused'));
    await work;
  }, 120_000);
  afterAll(() => api.close());

  /** Types the blocks into one shell, one after the other. Rejects when one of them fails. */
  async function run(blocks: readonly (readonly [string, string])[]): Promise<ReadonlyMap<string, string>> {
    const script = blocks.map(([name, text]) => `echo '== ${name}'\n${text}`).join('\n');
    const shell = spawn('bash', ['-eu'], { env: { ...process.env, URL: api.url }, stdio: ['pipe', 'pipe', 'pipe'] });
    let [out, complaints] = ['', ''];
    shell.stdout.on('data', (data: Buffer) => (out += data.toString()));
    shell.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
    const code = new Promise((resolve) => shell.once('close', resolve));
    shell.stdin.end(script);
    expect([await code, complaints]).toEqual([0, '']);
    return new Map(out.split(/^== /m).flatMap((part) => [[part.split('\n')[0]!, part.slice(part.indexOf('\n') + 1)]]));
  }

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

  it('is told what has changed, and what has not', () => {
    const [unchanged, problem, status] = linesOf('moved-on');
    expect([unchanged, status]).toEqual(['304', '412']);
    expect(JSON.parse(problem!)).toMatchObject({
      code: 'VERSION_CONFLICT',
      expectedVersion: 3,
      missed: expect.any(Array),
    });
  });

  it('is told what is wrong, word for word', () => {
    const { requestId, ...problem } = JSON.parse(printed.get('problem')!) as { requestId: string };
    expect(requestId).toMatch(/-/);
    expect(problem).toEqual(JSON.parse(blocksOf('play-over-rest.md').get('refused')!));
    expect(printed.get('rule')).toMatch(/\w{3}/);
  });

  it('reads lists page by page', () => {
    const [length, link] = linesOf('lists');
    expect(length).toBe('2');
    expect(link).toMatch(/^link: <\/v1\/games\/.*first=2&after=.*>; rel="next"/i);
  });

  it('hears what happened, to the end', () => {
    expect(printed.get('feed')).toMatch(/^id: \d+\ndata: \{.*\}\n\n[^]*event: end\ndata: \{\}\n/);
  });

  it('looks at cards', () => {
    expect(linesOf('boxes')).toEqual([
      '/v1/rulesets/arena/cards/L02.svg',
      expect.stringMatching(/\w/),
      expect.stringMatching(/^<title>.+<\/title>$/),
    ]);
  });
});
