import { Random } from '#kernel';
import { seedOf, sizeOf } from '#kernel/testing';
import { pairingsOf } from '../../league/state.js';
import { tableOf } from '../../league/season-table.js';
import { checkReport } from '../check-report.js';
import { seasonOf } from '../season-of.js';
import { readTrf } from '../trf-reader.js';

const player = (number: number, ...cells: readonly string[]): string =>
  `001 ${String(number).padStart(4)}      Player ${number}`.padEnd(91) + cells.join('  ');

const team = (number: number, name: string, players: readonly number[]): string =>
  `310 ${String(number).padStart(3)} ${name.padEnd(32)}`.padEnd(73) +
  players.map((one) => `${one}`.padStart(4)).join(' ');

/** As another program may write it: a forfeited match without columns, a reserve on the second board, a bye. */
const lines = [
  '012 Team Cup',
  '142 3',
  '192 CUSTOM_TEAM_SWISS_MP',
  '212 MPTS,GPTS',
  '352 WB',
  '362  TW 3.0    TD 1.0    TL 0.0',
  '320  2.0  0.0 003 002',
  '330 +- 002 001 003',
  '300 001 001 002    1    3',
  player(1, '   4 w 1'),
  player(2),
  player(3, '   5 b ='),
  player(4, '   1 b 0'),
  player(5, '   3 w ='),
  player(6),
  player(7),
  team(1, 'Owls', [1, 2, 3]),
  team(2, 'Foxes', [4, 5]),
  team(3, 'Bears', [6, 7]),
];
const text = lines.join('\r\n');

const changed = (line: number, by: string): string => lines.with(line, by).join('\n');

describe('a report of teams', () => {
  it('has their matches by columns, line-ups and forfeits, and their byes', () => {
    const { report } = readTrf(text);
    const reported = report && seasonOf(report);
    if (!reported || 'wrong' in reported) throw new Error(reported?.wrong.en);
    const { season } = reported;
    expect(season.plan.match).toEqual({ kind: 'BOARDS', boards: 2, swapped: true });
    expect(
      pairingsOf(season).map(({ players, games = [] }) => [players, games.map(({ accounts }) => accounts)]),
    ).toEqual([
      [
        ['1', '2'],
        [
          ['1', '4'],
          ['5', '3'],
        ],
      ],
      [
        ['1', '3'],
        [
          ['1', '6'],
          ['7', '2'],
        ],
      ],
    ]);
    expect(tableOf(season)).toMatchObject([
      { player: '1', points: 6, tieBreaks: [3.5] },
      { player: '2', points: 2, tieBreaks: [0.5] },
      { player: '3', points: 2, tieBreaks: [0] },
    ]);
  });

  it.each([
    ['a team of no number', changed(16, team(1, 'Owls', [1, 2, 3]).replace('  1 Owls', '  0 Owls')), 'from 1 to 999'],
    ['two teams of one number', changed(17, team(1, 'Foxes', [4, 5])), 'that of another team'],
    ['a player in two teams', changed(17, team(2, 'Foxes', [4, 5, 1])), 'Player 1 is in a team already'],
    ['a player of no team', changed(17, team(2, 'Foxes', [5])), 'Player 4 has a game, and is in no team'],
    ['a team that is not there', changed(6, '320  2.0  0.0 009'), 'names team 9'],
    ['an unknown player', changed(8, '300 001 001 002    1    9'), 'names player 9'],
    ['a stranger in a line-up', changed(8, '300 001 001 002    1    6'), 'player 6, who is not in team 1'],
    ['other boards than its line-up', changed(8, '300 001 001 002    3    1'), 'not in the order of their boards'],
    ['more boards', changed(4, '352 WBW'), 'a match has 3 boards'],
    ['a forfeit of no kind', changed(7, '330 ++ 002 001 003'), 'one of +- -+ --'],
    ['seats of no kind', changed(4, '352 WX'), 'letters W and B'],
    ['a result of no kind', changed(5, '362  TX 3.0'), 'TW, TD or TL'],
  ])('is refused with %s', (_what, file, message) => {
    const { report, faults } = readTrf(file);
    expect(report).toBeNull();
    expect(faults.map((fault) => fault.message.en)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    [
      'seats of boards in another order',
      ['352 WWBB', player(1), player(2), team(1, 'Owls', [1, 2])].join('\n'),
      'alternate',
    ],
    ['other points of boards', `${text}\n162  W 2.0    D 1.0`, 'A board is worth 1'],
  ])('is no season with %s', (_what, file, message) => {
    const { report, faults } = readTrf(file);
    const why = report ? seasonOf(report) : faults;
    expect(why).toMatchObject({ wrong: { en: expect.stringContaining(message) } });
  });

  it('is read or refused, however it was damaged, and never breaks the reader or the check', () => {
    const random = Random.from(seedOf('damaged reports of teams'));
    const letters = [...Array.from('0123456789 wb-+=HFUZ.\n\r\tx\u00e9'), ''];
    for (let file = 0; file < sizeOf('DAMAGED_REPORTS', { here: 200, change: 300, full: 5_000 }); file += 1) {
      const all = Array.from(`${text}\n240 H 003    1\n299 Z   1.5       002    1\n260 001 100    1    2\n`);
      for (let hit = 0; hit < 1 + random.below(5); hit += 1) all[random.below(all.length)] = random.pick(letters);
      const { report, faults } = readTrf(all.join(''));
      expect(report === null).toBe(faults.length > 0);
      if (report) expect(checkReport(report)).toBeDefined();
    }
  });
});
