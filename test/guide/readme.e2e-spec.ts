import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { Page } from './guide.js';
import { shells, typedInto } from './shell.js';
import { faultsOf, StandIns } from './stand-ins.js';

const page = new Page('README.md');
const index = new Page('docs/README.md');

interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors?: readonly unknown[];
}

describe.each(shells)('README.md and docs/README.md, typed into %s,', (shell) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    // As a worker does: all due jobs after each commit.
    let work = Promise.resolve();
    api.parts.bus.listen(() => {
      work = work.then(() => api.settle());
    });
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('starts existing programs', async () => {
    const standIns = new StandIns();
    await typedInto(shell, [standIns.block, ['start', page.block('start')], ['servers', index.block('servers')]]);
    const calls = standIns.calls();
    standIns.remove();
    expect(faultsOf(calls)).toEqual([]);
    expect(calls.map(({ words }) => words.join(' '))).toEqual([
      'ci',
      'start',
      'run chronicler migrate',
      'run start:api',
    ]);
    expect(calls[2]!.env).toMatchObject({
      SEED_KEY: expect.stringMatching(/^[0-9a-f]{64}$/),
      MIGRATION_DATABASE_URL: expect.stringMatching(/^postgres:/),
    });
  });

  it('plays the first moves of a first game, and nothing is copied by hand', async () => {
    const { token } = await TestClient.register(api.url, 'Ada');
    const env = { URL: api.url, TOKEN: token! };
    const printed = await typedInto(shell, [['first-game', index.block('first-game')]], { env });
    const answers = printed
      .get('first-game')!
      .trim()
      .split(/\n(?=\{"data)/);
    const [started, looked, played, told] = answers.map((text) => JSON.parse(text) as Answer);
    expect(started).toMatchObject({ data: { startGame: { __typename: 'CommandAccepted' } } });
    expect(looked).toMatchObject({ data: { game: { legalCommands: expect.arrayContaining([expect.anything()]) } } });
    expect(played).toMatchObject({ data: { submitCommand: { events: expect.arrayContaining([expect.anything()]) } } });
    expect(told).toMatchObject({ data: { game: { events: { nodes: expect.arrayContaining([expect.anything()]) } } } });
  });
});

describe('README.md and docs/README.md', () => {
  it('have no other block', () => {
    expect([...page.left('sh'), ...index.left('sh')]).toEqual([]);
  });
});
