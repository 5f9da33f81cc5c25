import { readFileSync } from 'node:fs';
import { Random } from '#kernel';
import { sameAgain, seedOf, sizeOf } from '#kernel/testing';
import { checkReport, type ReportCheck } from './check-report.js';
import { generateSeason, type RandomSeason } from './generate-season.js';
import { reportOf } from './report-of.js';
import { readTrf } from './trf-reader.js';
import { writeTrf } from './trf-writer.js';

const published = (name: string): string =>
  readFileSync(new URL(`../testing/published/${name}.trf`, import.meta.url), 'utf8');

function checked(text: string): ReportCheck {
  const { report, faults } = readTrf(text);
  if (!report) throw new Error(JSON.stringify(faults));
  const check = checkReport(report);
  if ('wrong' in check) throw new Error(check.wrong.en);
  return check;
}

const usual: RandomSeason = {
  seed: 'autumn',
  players: 21,
  rounds: 7,
  late: 3,
  withdrawn: 2,
  byes: 0.05,
  forfeits: 0.05,
  odd: 0.02,
  draws: 0.3,
  accelerated: false,
  points: { win: 1, draw: 0.5, loss: 0 },
};

function written(wanted: RandomSeason): string {
  const report = reportOf(generateSeason(wanted), {
    title: 'Random',
    nameOf: (player) => `Player ${player}`,
    dateOf: () => '2026-11-30',
  });
  if (typeof report === 'string') throw new Error(report);
  return writeTrf(report);
}

describe('the check of a report', () => {
  it.each(['small-2', 'small-10', 'small-11', 'small-20', 'small-25', 'mid-1', 'mid-2'])(
    'finds nothing wrong in %s, which another engine has paired',
    (name) => {
      expect(checked(published(name))).toMatchObject({ wrongRounds: [], wrongPlaces: [] });
    },
  );

  it('finds nothing wrong in random seasons of our own', () => {
    const random = Random.from(seedOf('checked'));
    for (let season = 0; season < sizeOf('CHECKED_SEASONS', { here: 10, change: 20, full: 500 }); season += 1) {
      const wanted = {
        ...usual,
        seed: `${seedOf('checked')}-${season}`,
        players: 8 + random.below(30),
        accelerated: random.below(3) === 0,
        points: random.pick([usual.points, { win: 3, draw: 1, loss: 0 }]),
      };
      const again = sameAgain('libs/leagues/src/exchange/check-report', 'CHECKED_SEASONS');
      expect({ again, season, ...checked(written(wanted)) }).toMatchObject({ wrongRounds: [], wrongPlaces: [] });
    }
  });

  it('names the round, and both pairings, where opponents were exchanged', () => {
    const { report } = readTrf(published('small-2'));
    // Round 1 is 1-9, 10-2, …: 1 meets 2 instead, and 10 meets 9.
    const swapped = new Map([
      [1, 2],
      [2, 1],
      [9, 10],
      [10, 9],
    ]);
    const players = report!.players.map((player) => {
      const other = swapped.get(player.number);
      const [first, ...rest] = player.cells;
      return other === undefined || !first ? player : { ...player, cells: [{ ...first, opponent: other }, ...rest] };
    });
    const check = checkReport({ ...report!, players }) as ReportCheck;
    expect(check.wrongRounds[0]).toEqual({
      round: 1,
      found: [
        [1, 2],
        [10, 9],
      ],
      expected: [
        [1, 9],
        [10, 2],
      ],
    });
  });

  it('names the players whose points or places do not follow from the results', () => {
    const text = written(usual);
    const lines = text.split('\r\n');
    const first = lines.findIndex((line) => line.startsWith('001 '));
    const wrongPoints = lines.with(first, `${lines[first]!.slice(0, 80)} 9.5${lines[first]!.slice(84)}`).join('\r\n');
    expect(checked(wrongPoints).wrongPlaces).toEqual([
      { player: 1, what: 'POINTS', found: 9.5, expected: expect.any(Number) },
    ]);
    const wrongPlace = lines.with(first, `${lines[first]!.slice(0, 85)}  21${lines[first]!.slice(89)}`).join('\r\n');
    expect(checked(wrongPlace).wrongPlaces).toEqual([
      { player: 1, what: 'PLACE', found: 21, expected: expect.any(Number) },
    ]);
  });

  it('says what it cannot check', () => {
    const text = written(usual);
    expect(checked(text.replace(/^212.*$/m, '212 PTS,BH,KS')).notes).toEqual([
      'Tie-breaks that seasons do not have: KS. Places are not checked.',
    ]);
    const refused = (changed: string): string => {
      const check = checkReport(readTrf(changed).report!);
      return 'wrong' in check ? check.wrong.en : '';
    };
    expect(refused(text.replace('FIDE_DUTCH', 'FIDE_DUBOV'))).toContain('not “FIDE_DUBOV”');
    expect(refused(`${text}260 002 003    1    2\r\n`)).toContain('Prohibited pairings');
    expect(refused(`${text}XXA    5  1.0\r\n`)).toContain('Baku');
  });
});

describe('a random season', () => {
  it('is the same for the same seed, and has all that was asked for', () => {
    expect(written(usual)).toBe(written(usual));
    expect(written({ ...usual, seed: 'winter' })).not.toBe(written(usual));
    const text = written({ ...usual, players: 60, rounds: 9, odd: 0.1, accelerated: true });
    for (const what of [/0000 - H/, /0000 - U/, /0000 - Z/, /\d [wb] \+/, /\d [wb] -/, /\d [wb] =/, /^250 /m])
      expect(text).toMatch(what);
  });
});
