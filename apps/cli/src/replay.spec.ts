import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from './replay.js';
import { runWords } from './run.js';
import { heard } from './testing/heard.js';

/** The transcript beside docs/transcript.md: The Lantern Keepers, of three seats. */
const example = 'docs/transcript/example.chronicle.ndjson';
const told = async (...words: string[]): Promise<string[]> => {
  const [code, text] = await heard(() => runWords(['replay', example, ...words]));
  expect(code).toBe(0);
  return text.trimEnd().split('\n');
};

interface Told {
  readonly version: number;
  readonly type: string;
}
const events = async (...words: string[]): Promise<Told[]> =>
  (await told('--json', '--least', 'DETAIL', ...words)).map((line) => JSON.parse(line) as Told);

describe('chronicler replay', () => {
  it('tells a transcript as a story, in the requested language', async () => {
    expect((await told()).slice(0, 4)).toEqual([
      'Player 1 takes seat 1.',
      'The bot random takes seat 2.',
      'Player 3 takes seat 3.',
      'The game starts with 3 seats.',
    ]);
    expect((await told('--language', 'fr'))[0]).toBe('Player 1 prend la place 1.');
    expect((await told('--least', 'TURNING_POINT')).length).toBeLessThan((await told()).length);
  });

  it('tells a part of it, and the events themselves', async () => {
    const all = await events();
    expect(all.map(({ version }) => version)).toEqual(all.map((_, place) => place + 1));
    expect(all.at(-1)).toMatchObject({ type: 'seedRevealed' });
    expect(await events('--from', '3', '--to', '5')).toEqual(all.slice(2, 5));
  });

  it('tells it as seen by a seat: only its own hand', async () => {
    const dealt = async (...words: string[]) =>
      (await events(...words)).filter(({ type }) => type === 'handDealt').map((event) => 'oils' in event);
    expect(await dealt()).not.toContain(false);
    const seen = await dealt('--seat', '1');
    expect(seen).toContain(true);
    expect(seen).toContain(false);
  });

  it('reports that a file does not verify, and tells it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'replay-'));
    const file = join(folder, 'file');
    await writeFile(file, (await readFile(example, 'utf8')).replace(/"at":\d+/u, '"at":1'));
    const [code, text] = await heard(() => replay([file]));
    expect([code, text.split('\n')[0]]).toEqual([
      1,
      expect.stringContaining(`${file} does not verify: line 2, version 1:`),
    ]);
    expect(text).toContain('The game starts with 3 seats.');
    await rm(folder, { recursive: true });
  });

  it.each([
    [
      ['--from', '1', '--to', '1'],
      /^Nothing to tell between versions 1 and 1 that is at least STORY: --least DETAIL tells everything\.$/u,
    ],
    [['--from', '9999'], /^Nothing to tell: the game ends with version \d+\.$/u],
  ])('reports that there is nothing to tell: %j', async (words, expected) => {
    expect(await told(...words)).toEqual([expect.stringMatching(expected)]);
  });

  it('ends silently when its reader stops', () => {
    const command = `node scripts/run.mjs apps/cli replay ${example} --json --least DETAIL | node -e 'process.exit()'; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: expect.stringMatching(/^0\n$/u), stderr: '' });
  });

  it('reports where a file stops being a transcript', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'replay-'));
    const lines = (await readFile(example, 'utf8')).split(/(?<=\n)/u);
    const read = async (given: readonly string[]) => {
      const file = join(folder, 'file');
      await writeFile(file, given.join(''));
      return heard(() => replay([file]));
    };
    await expect(read(lines.with(3, '{}\n'))).rejects.toThrow('Line 4 is not a line of a transcript');
    await expect(read(lines.toSpliced(0, 1))).rejects.toThrow('Line 1 is not');
    await expect(read([...lines, lines[1]!])).rejects.toThrow(`Line ${lines.length + 1} is not`);
    await expect(read(lines.slice(0, 5))).rejects.toThrow('breaks off after line 5');
    await rm(folder, { recursive: true });
  });

  it.each([
    [[]],
    [['a', 'b']],
    [['a', '--from', 'x']],
    [['a', '--seat', '-1']],
    [['a', '--language', 'de']],
    [['a', '--loud']],
  ])('ends with 2 for invalid arguments: %j', async (words) => {
    expect(await heard(() => replay(words))).toEqual([2, expect.stringContaining('Usage: npx chronicler replay FILE')]);
  });
});
