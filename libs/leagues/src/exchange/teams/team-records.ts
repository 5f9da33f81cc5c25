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
  const number = line.needed(5, 7, 'The number of a team');
  if (number === 0) throw new WrongField(5, 'The number of a team is from 1 to 999, not 0.');
  return {
    number,
    name: line.text(9, 40),
    matchPoints: line.points(55, 60, 'The match points'),
    gamePoints: line.points(62, 67, 'The game points'),
    rank: line.whole(69, 71, 'The rank'),
    players: line.players(74),
  };
}

const lineUpIn = (line: TrfLine): ReportLineUp => ({
  round: line.needed(5, 7, 'The round'),
  team: line.needed(9, 11, 'The number of a team'),
  opponent: line.whole(13, 15, 'The number of the opponent') || null,
  players: line.players(17),
});

function byesIn(line: TrfLine): TeamSection['bye'] {
  const teams: (number | null)[] = [];
  for (let column = 15; column <= line.length; column += 4)
    teams.push(line.whole(column, column + 2, 'The number of a team') || null);
  return {
    points: line.points(5, 8, 'The match points of a bye') ?? 0,
    gamePoints: line.points(10, 13, 'The game points of a bye') ?? 0,
    teams,
  };
}

const ABSENT: Readonly<Record<string, ForfeitedMatch['absent']>> = { '+-': 'SECOND', '-+': 'FIRST', '--': 'BOTH' };

function forfeitIn(line: TrfLine): ForfeitedMatch {
  const kind = line.text(5, 6);
  const absent = Object.hasOwn(ABSENT, kind) ? ABSENT[kind] : undefined;
  if (!absent) throw new WrongField(5, `A forfeited match is one of ${Object.keys(ABSENT).join(' ')}, not “${kind}”.`);
  return {
    round: line.needed(8, 10, 'The round'),
    first: line.needed(12, 14, 'The number of a team'),
    second: line.needed(16, 18, 'The number of a team'),
    absent,
  };
}

function seatsIn(line: TrfLine): TeamSection['seats'] {
  const text = line.text(4).toLowerCase();
  if (!/^[wb]+$/.test(text)) throw new WrongField(5, `The seats of boards are letters W and B, not “${line.text(4)}”.`);
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
    if (!name) throw new WrongField(column, `The result of a match is TW, TD or TL, not “${code}”.`);
    stated[name] = pointsOf(points, column + code.length, `The worth of ${code}`);
  }
  return stated;
}
