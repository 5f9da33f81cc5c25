import { fieldWords, worthOfCode } from '../field-words.js';
import {
  standardMatchPoints,
  type ForfeitedMatch,
  type ReportLineUp,
  type ReportTeam,
  type TeamSection,
} from '../report.js';
import { pointsOf, WrongField, type TrfLine } from '../trf-line.js';

/** The part of a report about teams while its lines are read. */
export type TeamDraft = { -readonly [Field in keyof TeamSection]: TeamSection[Field] };

/** A report of teams before its first line. */
export const newTeamDraft = (): TeamDraft => ({
  teams: [],
  seats: null,
  points: standardMatchPoints,
  bye: null,
  lineUps: [],
  forfeits: [],
  boardPoints: [],
});

/** The readers of the records of teams, by their first three letters. Each throws a WrongField. */
export const teamRecords: Readonly<Record<string, (draft: TeamDraft, line: TrfLine) => void>> = {
  '300': (draft, line) => void (draft.lineUps = [...draft.lineUps, lineUpIn(line)]),
  '310': (draft, line) => void (draft.teams = [...draft.teams, teamIn(line)]),
  '320': (draft, line) => void (draft.bye = byesIn(line)),
  '330': (draft, line) => void (draft.forfeits = [...draft.forfeits, forfeitIn(line)]),
  '352': (draft, line) => void (draft.seats = seatsIn(line)),
  '362': (draft, line) => void (draft.points = { ...draft.points, ...pointsIn(line) }),
};

function teamIn(line: TrfLine): ReportTeam {
  const number = line.needed(5, 7, fieldWords.team);
  if (number === 0) throw new WrongField(5, 'outOfRange', { what: fieldWords.team, most: 999, found: 0 });
  return {
    number,
    name: line.text(9, 40),
    matchPoints: line.points(55, 60, fieldWords.matchPoints),
    gamePoints: line.points(62, 67, fieldWords.gamePoints),
    rank: line.whole(69, 71, fieldWords.rank),
    players: line.players(74),
  };
}

const lineUpIn = (line: TrfLine): ReportLineUp => ({
  round: line.needed(5, 7, fieldWords.round),
  team: line.needed(9, 11, fieldWords.team),
  opponent: line.whole(13, 15, fieldWords.opposingTeam) || null,
  players: line.players(17),
});

function byesIn(line: TrfLine): TeamSection['bye'] {
  const teams: (number | null)[] = [];
  for (let column = 15; column <= line.length; column += 4)
    teams.push(line.whole(column, column + 2, fieldWords.team) || null);
  return {
    points: line.points(5, 8, fieldWords.byeMatchPoints) ?? 0,
    gamePoints: line.points(10, 13, fieldWords.byeGamePoints) ?? 0,
    teams,
  };
}

const ABSENT: Readonly<Record<string, ForfeitedMatch['absent']>> = { '+-': 'SECOND', '-+': 'FIRST', '--': 'BOTH' };

function forfeitIn(line: TrfLine): ForfeitedMatch {
  const kind = line.text(5, 6);
  const absent = Object.hasOwn(ABSENT, kind) ? ABSENT[kind] : undefined;
  if (!absent) throw new WrongField(5, 'wrongForfeit', { kinds: Object.keys(ABSENT).join(' '), text: kind });
  return {
    round: line.needed(8, 10, fieldWords.round),
    first: line.needed(12, 14, fieldWords.team),
    second: line.needed(16, 18, fieldWords.team),
    absent,
  };
}

function seatsIn(line: TrfLine): TeamSection['seats'] {
  const text = line.text(4).toLowerCase();
  if (!/^[wb]+$/.test(text)) throw new WrongField(5, 'wrongBoards', { text: line.text(4) });
  return Array.from(text, (seat) => (seat === 'w' ? 'w' : 'b'));
}

const WORTH: Readonly<Record<string, keyof TeamSection['points']>> = { TW: 'win', TD: 'draw', TL: 'loss' };

const RESULT = /([A-Z]+)\s*(\S*)/g;

/** `TW 3.0    TD 1.0`: programs differ in the columns. */
function pointsIn(line: TrfLine): Partial<TeamSection['points']> {
  const stated: Partial<Record<keyof TeamSection['points'], number>> = {};
  for (const { 1: code = '', 2: points = '', index } of line.raw(5).toUpperCase().matchAll(RESULT)) {
    const name = Object.hasOwn(WORTH, code) ? WORTH[code] : undefined;
    const column = 5 + index;
    if (!name) throw new WrongField(column, 'wrongMatchResult', { text: code });
    stated[name] = pointsOf(points, column + code.length, worthOfCode(code));
  }
  return stated;
}
