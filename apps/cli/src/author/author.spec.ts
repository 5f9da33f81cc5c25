import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { jest } from '@jest/globals';
import { until } from '#event-store/testing';
import { heard } from '../testing/heard.js';
import { readRequest } from './arguments.js';
import { author, laws } from './command.js';
import { lawsFileOf } from './laws-file.js';
import { onChanges } from './on-changes.js';
import { sideBySide } from './side-by-side.js';
import { verdictOn } from './verdict.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'author-')));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string): string {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '');
  return join(folder, path);
}

describe('The words of chronicler author', () => {
  it('name a place, a game and a number of games', () => {
    expect(
      readRequest('author', ['.', '--seed', 'laws-3', '--at', '17', '--games', '5', '--law', '4', '--watch']),
    ).toEqual({
      place: '.',
      seed: 'laws-3',
      at: 17,
      games: 5,
      law: 4,
      watch: true,
    });
  });

  it.each([[], ['a', 'b'], ['.', '--games', '0'], ['.', '--seed', 'three'], ['.', '--at', 'x'], ['.', '--loud']])(
    'are explained where they make no sense: %j',
    async (...words) => {
      for (const run of [author, laws])
        expect(await heard(() => run(words))).toEqual([2, expect.stringMatching(/^Usage/mu)]);
    },
  );
});

describe('The file of laws', () => {
  it('is the one that is named, or the only one of a package', async () => {
    const file = write('one/src/one.laws.ts');
    write('one/dist/one.laws.js');
    write('one/node_modules/other/other.laws.js');
    expect(await lawsFileOf(join(folder, 'one'))).toBe(file);
    expect(await lawsFileOf(file)).toBe(file);
  });

  it('is missed, or one of several', async () => {
    mkdirSync(join(folder, 'none'));
    for (const name of ['a', 'b']) write(`two/${name}.laws.ts`);
    expect(await heard(() => laws([join(folder, 'none')]))).toEqual([
      1,
      expect.stringContaining('has no file *.laws.ts'),
    ]);
    expect(await heard(() => laws([join(folder, 'two')]))).toEqual([
      1,
      expect.stringContaining('a.laws.ts, b.laws.ts'),
    ]);
    expect(await heard(() => author([join(folder, 'absent')]))).toEqual([1, expect.stringContaining('There is no')]);
  });
});

describe('A game side by side', () => {
  const command = { type: 'play', seat: 1, command: { type: 'bid', coins: 3 } } as const;
  const commit = (firstVersion: number, hand: readonly number[]) => ({
    firstVersion,
    command,
    sentences: ['seat 1 bids.'],
    views: [{ hand: null, list: [] }, { hand, list: [{ name: 'a rather long name of a card' }] }, { list: [] }],
  });
  const replay = { ruleset: 'toy', seed: 'laws-0', commits: [commit(1, [1]), commit(2, [1]), commit(9, [])] };

  it('has a row for each value that a commit has changed, and a column for each viewer', () => {
    expect(sideBySide(replay).split('\n')).toEqual([
      'toy, seed laws-0',
      '',
      'version 1  seat 1: bid {"coins":3}',
      '  seat 1 bids.',
      '                 seat 0  seat 1                    spectator',
      '    hand         null    [1]',
      '    list         []                                []',
      '    list.0.name          "a rather long name of …',
      '',
      'version 2  seat 1: bid {"coins":3}',
      '  seat 1 bids.',
      '',
      'version 9  seat 1: bid {"coins":3}',
      '  seat 1 bids.',
      '          seat 0  seat 1  spectator',
      '    hand  null    []',
    ]);
  });

  it('is cut to the commits around a version, and ends with the fault of the rules', () => {
    const said = sideBySide({ ...replay, fault: 'Error: lost' }, 10);
    expect(said).not.toContain('version 2');
    expect(said).toMatch(/version 9[^]*\n\nThe game does not go on: Error: lost$/u);
  });
});

describe('The verdict on laws', () => {
  const request = { place: 'ferry', games: 5, law: undefined, seed: undefined, at: undefined, watch: false };
  const report = (number: number, ...violations: readonly string[]) => ({
    law: { number, name: `name ${number}` },
    checks: 1,
    violations,
  });

  it('says that all hold, or which is broken and how to see it', () => {
    expect(verdictOn([report(1), report(2)], request)).toEqual({ ok: true, says: 'All 2 laws hold.' });
    const where =
      'toy, 2 seats, seed "laws-4", commit at version 7: it broke\n    at one\n    at two\n    at three\n    at four';
    const { ok, says } = verdictOn(
      [report(1, where), report(2, where, 'more'), report(3, 'after all games: none')],
      request,
    );
    expect(ok).toBe(false);
    expect(says.split('\n')).toEqual([
      'law 1, name 1',
      ...where
        .split('\n')
        .slice(0, 4)
        .map((line, place) => (place === 0 ? `  ${line}` : line)),
      'law 2, name 2',
      '  the same',
      'law 3, name 3',
      '  after all games: none',
      '',
      'Show the game, with the views of all seats side by side:',
      '  npx chronicler author ferry --seed laws-4 --at 7 --games 5',
    ]);
  });
});

describe('Watching', () => {
  it('runs again after a change, until it is stopped', async () => {
    const said = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
    const stop = new AbortController();
    const file = write('watched/deep/file.ts');
    let runs = 0;
    const watching = onChanges(join(folder, 'watched'), () => Promise.resolve((runs += 1)), stop.signal);
    try {
      await until('it ran', () => runs === 1);
      writeFileSync(file, 'changed');
      await until('it ran again', () => runs === 2);
    } finally {
      stop.abort();
      await watching;
      said.mockRestore();
    }
    expect(runs).toBe(2);
  });
});
