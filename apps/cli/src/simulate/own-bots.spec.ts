import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heard } from '../testing/heard.js';
import { simulate } from './command.js';
import { ownBots } from './own-bots.js';

/** Lay the card with the most oil, and the one with the least. */
const HOARDERS = `
const oil = ({ type, oil }) => (type === 'chooseCard' ? oil : 0);
const by = (order) => ({ legal }) => [...legal].sort((one, other) => order * (oil(other) - oil(one)))[0];
export const greatest = by(1);
export const least = by(-1);
export const stumbling = () => null.card;
export const title = 'no bot';
`;

describe('chronicler simulate --bots', () => {
  let folder: string;
  const file = (name: string): string => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'own-bots-'));
    await writeFile(file('hoarders.mjs'), HOARDERS);
    await writeFile(file('none.mjs'), 'export const title = 1;');
    await writeFile(file('broken.mjs'), 'export const = 1;');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const said = (...words: string[]): Promise<readonly [number, string]> =>
    heard(() => simulate(['lantern', '--games', '3', ...words]));

  it('are the functions that a module exports, by their names', async () => {
    expect(Object.keys(await ownBots(file('hoarders.mjs')))).toEqual(['greatest', 'least', 'stumbling']);
  });

  it('play beside those of the ruleset', async () => {
    const [status, text] = await said('--seats', '3', '--bots', file('hoarders.mjs'), '--bot', 'greatest,least,random');
    expect(status).toBe(0);
    expect(text).toContain('Played by "greatest,least,random"');
    const [, wrong] = await said('--bots', file('hoarders.mjs'), '--bot', 'middle');
    expect(wrong).toMatch(/"lantern" has no bot "middle"\. It has: random, .*greatest, least, stumbling\.\nUsage: /);
  });

  it('fail with the error that they threw, not as a wrong request', async () => {
    await expect(said('--bots', file('hoarders.mjs'), '--bot', 'stumbling')).rejects.toThrow(TypeError);
  });

  it.each(['none.mjs', 'broken.mjs', 'nowhere.mjs'])('report the mistake of %s', async (name) => {
    const [status, text] = await said('--bots', file(name), '--bot', 'greatest');
    expect(status).toBe(2);
    expect(text).toContain(name === 'none.mjs' ? 'exports none.' : 'cannot be read: ');
    expect(text).toContain(file(name));
  });
});
