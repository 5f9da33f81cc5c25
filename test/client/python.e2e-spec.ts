import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf, root } from '../guide/guide.js';
import { CuttingProxy } from './cutting-proxy.js';
import { withWorker } from './with-worker.js';

const run = promisify(execFile);
const home = join(root, 'packages/python');

/** Plays a game through connections that are cut again and again, then reads the whole story. */
const PROGRAM = `
import json, os, uuid
from chronicler_client import Client, Refused

client = Client.register(os.environ["CHRONICLER_URL"], f"Python {uuid.uuid4().hex[:8]}", bot=True, backoff=0.01)
game = client.open({"lantern": {}}, [{"me": True}, {"bot": "random"}])["id"]
client.start(game)
sent = []
def choose(asked):
    sent.append(asked.step_id)
    return asked.choices[0]
end = client.play(choose, game_id=game)
story = list(client.follow(game))
try:
    client.start(game)
except Refused as refusal:
    code = refusal.code
print(json.dumps({
    "versions": [event["version"] for event in story],
    "later": [event["version"] for event in client.follow(game, after=4)],
    "steps": sent,
    "own": len([event for event in story if event["type"] == "cardChosen" and event["payload"]["seat"] == end.seat]),
    "code": code,
    "ranks": [place["rank"] for place in end.placings],
}))
`;

describe('The package for Python', () => {
  let api: TestApi;
  let proxy: CuttingProxy;
  const python = async (program: string, url: string): Promise<string> => {
    const environment = { ...process.env, PYTHONPATH: join(home, 'src'), PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout, stderr } = await run('python3', ['-W', 'error', '-c', program], {
      env: { ...environment, CHRONICLER_URL: url },
    });
    expect(stderr).toBe('');
    return stdout;
  };

  beforeAll(async () => {
    api = withWorker(await startTestApi());
    proxy = await CuttingProxy.before(api.url, 2);
  });
  afterAll(async () => {
    await proxy.close();
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('plays a whole game over connections that are cut, with each command once and no event twice or missing', async () => {
    const told = JSON.parse(await python(PROGRAM, proxy.url)) as Record<string, number[]>;
    const { versions = [], later, steps = [], own, code, ranks } = told;
    expect(versions).toEqual(versions.map((_, at) => at + 1));
    expect(later).toEqual(versions.slice(4));
    expect(own).toBe(new Set(steps).size);
    expect([code, ranks?.length]).toEqual(['ALREADY_STARTED', 2]);
    expect(proxy.cut.feeds).toBeGreaterThan(2);
    expect(proxy.cut.answers).toBe(steps.length);
  });

  it('plays the bot of its page, unchanged', async () => {
    const out = await python(blocksOf('packages/python/README.md').get('bot.py')!, api.url);
    expect(out.trim().split('\n').slice(-2)).toEqual(Array(2).fill(expect.stringMatching(/^Seat \d: rank \d$/)));
  });

  it('has types, no dependency, and the version and license of the server', () => {
    const project = readFileSync(join(home, 'pyproject.toml'), 'utf8');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(project).toContain(`version = "${version}"`);
    expect(project).toContain('dependencies = []');
    expect(existsSync(join(home, 'src/chronicler_client/py.typed'))).toBe(true);
    expect(readFileSync(join(home, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });
});
