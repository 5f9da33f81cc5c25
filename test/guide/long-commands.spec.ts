import { readConfiguration } from '#platform';
import { Page } from './guide.js';
import { shells, typedInto } from './shell.js';
import { faultsOf, StandIns, type Call } from './stand-ins.js';

const contributing = new Page('CONTRIBUTING.md');
const firstHour = new Page('docs/guides/first-hour.md');
const limits = new Page('docs/guides/limits.md');

describe.each(shells)('A command that takes minutes, typed into %s,', (shell) => {
  async function calls(...blocks: readonly (readonly [string, string])[]): Promise<readonly Call[]> {
    const standIns = new StandIns();
    try {
      await typedInto(shell, [standIns.block, ...blocks]);
      return standIns.calls();
    } finally {
      standIns.remove();
    }
  }
  const asTyped = (made: readonly Call[]): readonly string[] =>
    made.map(({ program, words }) => [program, ...words].join(' '));

  it('calls existing programs: the commands of contributors', async () => {
    const names = ['first', 'on-servers', 'worlds', 'golden'];
    const made = await calls(...names.map((name) => [name, contributing.block(name)] as const));
    expect(faultsOf(made)).toEqual([]);
    expect(asTyped(made)).toEqual([
      'npm ci',
      'npm test',
      'npm run check',
      'npm start',
      'bash .ci/run',
      'npm run test:servers',
      'npm test -- test/simulation',
      'npm test -- test/simulation',
      'npm run golden',
      'npm run golden -- --update guilds',
    ]);
    expect(made[5]!.env).toMatchObject({ TEST_REDIS_URL: expect.stringMatching(/^redis:/) });
    expect([made[6]!.env['SIMULATION_WORLDS'], made[7]!.env['SIMULATION_SEED']]).toEqual(['100000', '4711']);
  });

  it('calls existing programs: the first hour', async () => {
    const names = ['install', 'one-test', 'watch', 'server'];
    const made = await calls(...names.map((name) => [name, firstHour.block(name)] as const));
    expect(faultsOf(made)).toEqual([]);
    expect(asTyped(made)).toEqual([
      'npm ci',
      'npm test -- libs/guilds/src/auction/auction.spec.ts',
      'npm test -- libs/guilds/src/auction --testNamePattern=GUILD-037',
      'npm run test:watch -- libs/guilds/src/auction',
      'npm run start:dev',
    ]);
  });

  it('lets pages of other origins in, as the server reads it', async () => {
    const [start] = await calls(['origins', limits.block('origins')]);
    expect(start).toMatchObject({ program: 'npm', words: ['start'] });
    const { ALLOWED_ORIGINS } = start!.env;
    expect(readConfiguration({ ALLOWED_ORIGINS }).allowedOrigins).toEqual([
      'https://play.example',
      'http://localhost:5173',
    ]);
  });

  it('finds calls of missing programs', () => {
    const call = (program: string, words: string): Call => ({ program, words: words.split(' '), env: {} });
    expect(
      faultsOf([
        call('npm', 'run nonsense'),
        call('npm', 'run chronicler -- nonsense'),
        call('npm', 'test -- test/nonsense'),
        call('docker', 'compose up --nonsense'),
        call('docker', 'compose up nonsense'),
        call('docker', 'compose nonsense'),
        call('bash', 'nonsense'),
      ]),
    ).toHaveLength(7);
  });
});

describe('Pages of long commands', () => {
  it('have no other block', () => {
    expect([...contributing.left('sh'), ...firstHour.left('sh'), ...limits.left('sh')]).toEqual([]);
  });
});
