import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audienceOf } from '#kernel';
import type { ZodType } from 'zod';
import { foreignRulesets } from '../../apps/rulesets.js';
import { transcriptOfGolden } from '../audit/golden-transcripts.js';
import { root } from '../guide/guide.js';
import { InstalledPackages } from './installed-packages.js';

let installed: InstalledPackages;

beforeAll(() => {
  installed = InstalledPackages.install('kernel', 'drawing', 'verify', 'create-ruleset');
});
afterAll(() => installed.remove());

/** One program for all packages: each does what it is for. */
const program = (imports: string): string => `${imports}
const seats = [{ seat: 0, bot: null }];
const random = Random.from('test');
const face: number = roll(random, numberedDie(6), 1)[0] ?? 0;
const options: LawOptions = { games: 1, seed: 'test' };
const drawn: string = picture({ width: 20, height: 20, title: 'One', language: 'en', body: icon('cards', 0, 0, 20, '#000000') });
async function judged(text: string): Promise<Verdict> {
  return verifyTranscript([new TextEncoder().encode(text)], { rulesOf: releasedRules });
}
void judged(readFileSync(process.argv[2] ?? '', 'utf8')).then((verdict) => {
  console.log(JSON.stringify({ face, games: options.games, seats: seats.length, svg: drawn.includes('<svg'), ok: verdict.ok, laws: laws.length }));
});
`;

const esm = `import { readFileSync } from 'node:fs';
import { icon, picture } from '@chronicler/drawing';
import { numberedDie, Random, roll } from '@chronicler/kernel';
import { laws, type LawOptions } from '@chronicler/kernel/testing';
import { releasedRules, verifyTranscript, type Verdict } from '@chronicler/verify';
`;

/** Without types, as the compiler leaves it and as people write it by hand. */
const plain = program(`const { readFileSync } = require('node:fs');
const { icon, picture } = require('@chronicler/drawing');
const { numberedDie, Random, roll } = require('@chronicler/kernel');
const { laws } = require('@chronicler/kernel/testing');
const { releasedRules, verifyTranscript } = require('@chronicler/verify');
`).replaceAll(/: (?:number|string|LawOptions|Promise<Verdict>)(?= =|\)| \{)/g, '');

const told = { games: 1, seats: 1, svg: true, ok: true, laws: 27 };

describe('The packages of libraries, packed and installed', () => {
  let transcript: string;

  beforeAll(async () => {
    transcript = installed.write('game.ndjson', (await transcriptOfGolden('guilds', 'two-seats-last-quest')).join(''));
  });

  it.each([
    ['nodenext', 'esm/program.ts', 'module'],
    ['node16', 'cjs16/program.ts', 'commonjs'],
    ['node10', 'cjs10/program.ts', 'commonjs'],
  ] as const)('compile and run under %s', async (how, file, type) => {
    installed.write(file.replace('program.ts', 'package.json'), JSON.stringify({ type }));
    installed.write(file, program(esm));
    expect(installed.compile([file], how)).toEqual([]);
    const { code, out, complaints } = await installed.run(process.execPath, [file.replace('.ts', '.js'), transcript]);
    expect([code, complaints]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject(told);
  });

  it('are required by a plain script', async () => {
    installed.write('plain.cjs', plain);
    const { code, out, complaints } = await installed.run(process.execPath, ['plain.cjs', transcript]);
    expect([code, complaints]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject(told);
  });
});

describe('The verifier, packed and installed', () => {
  const verify = (...words: string[]) =>
    installed.run(process.execPath, [join(installed.package('verify').folder, 'dist/cli.js'), ...words]);

  it('says of each file whether it is sound, and needs nothing of a server', async () => {
    const example = join(root, 'docs/transcript/example.chronicle.ndjson');
    const forged = installed.write(
      'forged.ndjson',
      readFileSync(example, 'utf8').replace(/"signature":"../u, '"signature":"AA'),
    );
    const { code, out, complaints } = await verify(example, forged);
    expect([code, complaints]).toEqual([1, '']);
    expect(out).toMatch(/example\.chronicle\.ndjson: sound: game .*\n.*forged\.ndjson: line \d+: .*signature/u);
    const { dependencies } = installed.package('verify').manifest;
    expect(Object.keys(dependencies!)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/nest|graphql|pg|redis/u)]),
    );
  });

  it('says how it is asked', async () => {
    for (const words of [[], ['--door', 'x'], ['file', '--key', 'none']])
      expect(await verify(...words)).toMatchObject({ code: 2, complaints: expect.stringContaining('Usage:') });
  });
});

describe('npm create @chronicler/ruleset', () => {
  const create = (...words: string[]) =>
    installed.run(process.execPath, [join(installed.package('create-ruleset').folder, 'dist/cli.js'), ...words]);

  it('writes a game that keeps the laws, is built, and is played by a server with the kernel that it brings', async () => {
    expect(await create('ferry')).toMatchObject({ code: 0, complaints: '', out: expect.stringContaining('npm test') });
    const read = (file: string): string => readFileSync(join(installed.folder, 'ferry', file), 'utf8');
    for (const file of ['package.json', 'README.md', 'src/rules.ts', 'src/presentation.ts', 'src/ferry.laws.ts'])
      expect([file, /my ?game|path\/to\/chronicler|'chronicler\/|@@/iu.test(read(file))]).toEqual([file, false]);
    const cli = join(installed.package('kernel').folder, 'dist/cli.js');
    const laws = await installed.run(process.execPath, [cli, 'laws', '.', '--games', '3'], {}, 'ferry');
    expect(laws).toEqual({ code: 0, complaints: '', out: 'All 29 laws hold.\n' });
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    expect(await installed.run(process.execPath, [compiler], {}, 'ferry')).toMatchObject({ code: 0, out: '' });
    const [foreign] = await foreignRulesets({ rulesetModules: [join(installed.folder, 'ferry')] });
    expect(foreign?.ruleset.name).toBe('ferry');
    // The kernel of the server knows what that of the package has declared.
    const { limitDealt } = foreign!.ruleset.schemas.events;
    expect(audienceOf(limitDealt!.shape['limit'] as ZodType)).toEqual({ seat: 'seat' });
  });

  it('refuses a name that is taken, and a folder that is not empty', async () => {
    expect(await create('guilds')).toMatchObject({ code: 1, complaints: expect.stringContaining('"guilds" already') });
    expect(await create('boat', '--into', '.')).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('is not empty'),
    });
    expect(await create()).toMatchObject({ code: 2, complaints: expect.stringContaining('Usage:') });
  });

  it('names versions that this repository has', () => {
    const { folder } = installed.package('create-ruleset');
    const template = readFileSync(join(folder, 'dist/template-for-npm/package.json.txt'), 'utf8');
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
    const { dependencies, devDependencies } = JSON.parse(template) as Record<string, Record<string, string>>;
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      const version = name.startsWith('@chronicler/')
        ? installed.package(name.replace('@chronicler/', '')).manifest.version
        : (own['dependencies']![name] ?? own['devDependencies']![name]);
      expect([name, range]).toEqual([name, `^${version}`]);
    }
  });
});
