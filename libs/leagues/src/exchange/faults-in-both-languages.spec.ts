import { readFileSync } from 'node:fs';
import type { Locale, Localized } from '#kernel';
import { reportFaults } from './fault-words.js';
import { fieldWords, worthOfCode } from './field-words.js';
import { seasonOf } from './season-of.js';
import type { ReportFaultCode } from './tell-fault.js';
import { readTrf } from './trf-reader.js';

const published = readFileSync(new URL('../testing/published/small-2.trf', import.meta.url), 'utf8');
const lines = published.replaceAll('\r', '\n').split('\n');

/** A published report with some letters of a line replaced. */
function changed(line: number, column: number, by: string): string {
  const old = lines[line - 1]!;
  return lines.with(line - 1, old.slice(0, column - 1) + by + old.slice(column - 1 + by.length)).join('\n');
}

/** The same with further lines. */
const and = (...more: readonly string[]): string => [...lines, ...more].join('\n');

const player = (number: number, cell = ''): string =>
  `${`001 ${`${number}`.padStart(4)}      Player`.padEnd(91)}${cell}`;
const team = (number: number, ...players: readonly number[]): string =>
  `310 ${`${number}`.padStart(3)} Team`.padEnd(73) + players.map((one) => `${one}`.padStart(4)).join(' ');

/** A report of two teams with two players each, and further lines. */
const teams = (...more: readonly string[]): string =>
  [...[1, 2, 3, 4].map((number) => player(number)), team(1, 1, 2), team(2, 3, 4), ...more].join('\n');

const group = `260 001 100 ${Array.from({ length: 100 }, (_, place) => `${place + 1}`.padStart(4)).join(' ')}`;
const players = (count: number): readonly string[] => Array.from({ length: count }, (_, place) => player(place + 1));

/** A report with each fault. */
const wrong: Readonly<Record<ReportFaultCode, string>> = {
  tooLong: ' '.repeat(16_000_001),
  noPlayer: '012 Nothing',
  notWhole: changed(2, 5, 'x'),
  notPoints: changed(2, 81, ' x.0'),
  missing: and('240 H'),
  outOfRange: player(0),
  tooManyCells: player(1, ' '.repeat(1_000) + '0000 - Z'),
  wrongSeat: changed(2, 97, 'x'),
  wrongResult: changed(2, 99, '?'),
  ownOpponent: player(1, '   1 w 1'),
  seatMissing: player(1, '   2 - 1'),
  seatAlone: player(1, '0000 w Z'),
  resultOfNoGame: changed(2, 99, 'U'),
  resultOfGame: player(1, '0000 - 1'),
  oldTeams: and('013 India'),
  wrongRounds: and('142 0'),
  wrongFirstSeat: and('152 X'),
  wrongConfiguration: and('XXC grey1'),
  wrongPointCode: and('162  Q 3.0'),
  worthMissing: and('162  W'),
  wrongExtendedCode: and('XXS QQ=1'),
  wrongBye: and('240 Q 001    1'),
  pointsMissing: and('250          001 002    1    4'),
  wrongAbnormal: and('299 Q         1.5  002    1'),
  abnormalMissing: and('299 D              002    1'),
  wrongNote: and('### chronicler sings 1'),
  wrongNoteCount: and('### chronicler paired 1 2'),
  wrongNoteRound: and('### chronicler paired 0'),
  sameNumber: changed(3, 8, '1'),
  tooManyRounds: and('142 1'),
  notMutual: changed(2, 92, '  99'),
  sameSeat: changed(2, 97, 'b'),
  resultsApart: changed(10, 99, '1'),
  secondBye: [player(1, '0000 - U'), player(2, '0000 - U')].join('\n'),
  unknownPlayer: and('240 H 010 9999'),
  wrongForfeit: teams('330 ++ 001 001 002'),
  wrongBoards: teams('352 WX'),
  wrongMatchResult: teams('362  TX 3.0'),
  sameTeam: teams(team(2, 1)),
  inTeamAlready: teams(team(3, 1)),
  emptyTeam: teams(team(3)),
  inNoTeam: [player(1, '   2 w 1'), player(2, '   1 b 0'), team(1, 1)].join('\n'),
  stranger: teams('300 001 001 002    1    3'),
  unknownTeam: teams('320  2.0  0.0 009'),
  ownGame: [player(1, '   2 w 1'), player(2, '   1 b 0'), team(1, 1, 2)].join('\n'),
  boardsOutOfOrder: [
    ...[player(1, '   3 w 1'), player(2, '   4 w 1'), player(3, '   1 b 0'), player(4, '   2 b 0')],
    ...[team(1, 1, 2), team(2, 4, 3)],
  ].join('\n'),
  severalMatches: [
    ...[player(1, '   3 w 1'), player(2, '   4 w 1'), player(3, '   1 b 0'), player(4, '   2 b 0')],
    ...[team(1, 1, 2), team(2, 3), team(3, 4)],
  ].join('\n'),
  wrongBoardCount: [player(1, '   3 w 1'), player(3, '   1 b 0'), team(1, 1), team(2, 3), '352 WB'].join('\n'),
  prohibitedForSome: and('260 001 001    1    2'),
  tooManyProhibited: [...players(100), group, group, '142 1'].join('\n'),
  wrongType: and('192 RAFFLE'),
  wrongMatchBoards: teams('352 W'),
  otherSeats: teams('352 WWBB'),
  otherBoardPoints: teams('352 WB', '162  W 2.0'),
  beyondVirtual: [...players(4), '142 1', '250      1.0 001 999    1 9999'].join('\n'),
  otherVirtual: [player(1, '   2 w 1'), player(2, '   1 b 0'), '250      1.0 001 001    2    2'].join('\n'),
};

/** The messages of a report that is wrong, or is no season. */
function messagesOf(file: string): readonly Localized[] {
  const { report, faults } = readTrf(file);
  if (!report) return faults.map(({ message }) => message);
  const season = seasonOf(report);
  return 'wrong' in season ? [season.wrong] : [];
}

const namesOf = (locale: Locale): readonly string[] =>
  [...Object.values(fieldWords), worthOfCode('W')].map((name) => name[locale]);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a text is a message with its facts in their places; `{what}` is a name of a field in the language. */
function isTold(text: string, code: ReportFaultCode, locale: Locale): boolean {
  const names = namesOf(locale)
    .map((name) => escaped(name))
    .join('|');
  const form = reportFaults[code][locale]
    .split(/(\{\w+\})/)
    .map((part) => (part === '{what}' ? `(?:${names})` : part.startsWith('{') ? '[^{}]*' : escaped(part)));
  return new RegExp(`^${form.join('')}$`, 'u').test(text);
}

describe('the faults of a report', () => {
  it.each(Object.entries(wrong) as [ReportFaultCode, string][])('are told in both languages: %s', (code, file) => {
    const told = messagesOf(file).find(({ en }) => isTold(en, code, 'en'));
    expect(told).toBeDefined();
    expect(isTold(told!.fr, code, 'fr')).toBe(true);
    expect(told!.fr).not.toBe(told!.en);
  });

  it('name each field in both languages', () => {
    for (const { en, fr } of [...Object.values(fieldWords), worthOfCode('W')]) expect(fr).not.toBe(en);
  });
});
