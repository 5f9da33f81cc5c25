import { readFileSync } from 'node:fs';
import { Random } from '#kernel';
import { seedOf, sizeOf } from '#kernel/testing';
import { checkReport } from './check-report.js';
import { readTrf } from './trf-reader.js';
import type { TrfFault } from './trf-line.js';

const text = readFileSync(new URL('../testing/published/small-2.trf', import.meta.url), 'utf8').replaceAll('\r', '\n');
const lines = text.split('\n');

/** A file with some letters of a line replaced. */
function changed(line: number, column: number, by: string): string {
  const old = lines[line - 1]!;
  return lines.with(line - 1, old.slice(0, column - 1) + by + old.slice(column - 1 + by.length)).join('\n');
}

const faultsIn = (file: string): readonly TrfFault[] => readTrf(file).faults;

describe('a tournament report', () => {
  it('may end its lines with CR, LF or both, and begin with a byte order mark', () => {
    const { report } = readTrf(text);
    for (const end of ['\r', '\r\n']) expect(readTrf(`\uFEFF${text.replaceAll('\n', end)}`).report).toEqual(report);
  });

  it('of 2016 has its rounds, its points, its first seat and its absent players in records of JaVaFo', () => {
    const { report } = readTrf(`${text}\nXXR 11\nXXS W=3 D=1 PAB=2\nXXC black1\nXXP 1 2\nXXA    3  1.0  0.5\n`);
    expect(report).toMatchObject({
      rounds: 11,
      initial: 'b',
      points: { win: 3, draw: 1, loss: 0, absence: 0, bye: 2 },
      prohibited: [{ from: 1, to: 100, players: [1, 2] }],
      accelerations: [
        { points: 1, from: 1, to: 1, first: 3, last: 3 },
        { points: 0.5, from: 2, to: 2, first: 3, last: 3 },
      ],
    });
  });

  it('of 2026 has them in records of its own', () => {
    const own = [
      '142 11',
      '152 B',
      '162  W 3.0    D 1.0    P 2.0',
      '192 FIDE_DUTCH',
      '212 PTS,BH/C1,SB',
      '240 H 010    1    2',
    ];
    expect(readTrf([...lines, ...own, '299 D         1.5  002    1', ''].join('\n')).report).toMatchObject({
      rounds: 11,
      initial: 'b',
      points: { win: 3, draw: 1, loss: 0, absence: 0, bye: 2 },
      type: 'FIDE_DUTCH',
      tieBreaks: ['BH/C1', 'SB'],
      byes: [
        { round: 10, code: 'H', player: 1 },
        { round: 10, code: 'H', player: 2 },
      ],
      abnormal: [{ code: 'D', points: 1.5, round: 2, players: [1] }],
    });
  });

  it.each([
    [changed(2, 5, 'x'), 2, 5, 'whole number'],
    [changed(3, 8, '1'), 3, 5, 'Number 1 is that of the player in line 2'],
    [changed(2, 92, '  99'), 2, 92, 'who does not have opponent 1'],
    [changed(2, 97, 'x'), 2, 97, 'The seat is w, b or -'],
    [changed(2, 97, 'b'), 2, 97, 'both have the seat b'],
    [changed(2, 99, '?'), 2, 99, 'The result is one of'],
    [changed(10, 99, '1'), 10, 99, 'do not go together'],
    [changed(2, 99, 'U'), 2, 99, 'a result without an opponent'],
    [changed(2, 81, ' x.0'), 2, 81, 'a number such as 11.5'],
    [`${text}\n142 0`, lines.length + 1, 5, 'from 1 to 100'],
    [`${text}\n013 India`, lines.length + 1, 1, 'from records 310 alone'],
    [`${text}\n310   1 India`, lines.length + 1, 74, 'Team 1 has no player'],
    ['012 Nothing', 1, 1, 'no player'],
  ] as readonly (readonly [string, number, number, string])[])(
    'has its faults by line and column: %#',
    (file, line, column, message) => {
      expect(faultsIn(file)).toContainEqual({
        line,
        column,
        message: { en: expect.stringContaining(message), fr: expect.any(String) },
      });
      expect(readTrf(file).report).toBeNull();
    },
  );

  it('is read or refused, however it was damaged, and never breaks the reader or the check', () => {
    const random = Random.from(seedOf('damaged reports'));
    const letters = [...Array.from('0123456789 wb-+=HFUZ.\n\r\tx\u00e9'), '\u{1F600}', ''];
    for (let file = 0; file < sizeOf('DAMAGED_REPORTS', { here: 200, change: 300, full: 5_000 }); file += 1) {
      const all = Array.from(
        `${text}\n142 9\n240 H 007    1\n299 D         1.5  002    1\n250      1.0 001 002    1    4\n`,
      );
      for (let hit = 0; hit < 1 + random.below(5); hit += 1) all[random.below(all.length)] = random.pick(letters);
      const { report, faults } = readTrf(all.join(''));
      expect(report === null).toBe(faults.length > 0);
      if (report) expect(checkReport(report)).toBeDefined();
    }
  });
});
