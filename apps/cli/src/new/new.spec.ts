import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { heard } from '../testing/heard.js';
import { newRuleset } from './command.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'new-')));
afterAll(() => rmSync(folder, { recursive: true }));

describe('chronicler new', () => {
  it.each([[[]], [['a', 'b']], [['ferry', '--out', 'x']]])('says how it is asked: %j', async (words) => {
    expect(await heard(() => newRuleset(words))).toEqual([2, expect.stringMatching(/Usage: npx chronicler new NAME/u)]);
  });

  it.each([
    ['Ferry', 'is not one word'],
    ['my-game', 'is not one word'],
    ['guilds', 'There is a ruleset "guilds" already.'],
    ['game', 'Types of the API begin with "game"'],
  ])('refuses the name %s, and writes nothing', async (name, why) => {
    const into = join(folder, 'refused');
    expect(await heard(() => newRuleset([name, '--into', into]))).toEqual([1, expect.stringContaining(why)]);
    expect(existsSync(into)).toBe(false);
  });

  it('writes into a folder that is empty, outside the repository', async () => {
    const inside = join(process.cwd(), '.chronicler', 'inside');
    expect(await heard(() => newRuleset(['ferry', '--into', inside]))).toEqual([
      1,
      expect.stringContaining('inside this repository'),
    ]);
    expect(await heard(() => newRuleset(['ferry', '--into', folder]))).toEqual([
      0,
      expect.stringMatching(/^Written: /u),
    ]);
    expect(existsSync(join(folder, 'src/ferry.laws.ts'))).toBe(true);
    expect(await heard(() => newRuleset(['ferry', '--into', folder]))).toEqual([
      1,
      expect.stringContaining('is not empty'),
    ]);
  });
});
