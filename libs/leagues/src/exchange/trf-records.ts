import { fieldWords, worthOfCode } from './field-words.js';
import type { AbnormalPoints, Acceleration, KnownBye, Report, ReportPoints, ResultCode } from './report.js';
import { standardPoints } from './report.js';
import { teamRecords, type TeamDraft } from './teams/team-records.js';
import { pointsOf, WrongField, type TrfLine } from './trf-line.js';

/** A report while its lines are read. */
export type Draft = { -readonly [Field in Exclude<keyof Report, 'players' | 'points' | 'section'>]: Report[Field] } & {
  /** Null in a file without a team (310). */
  readonly section: TeamDraft | null;
  readonly points: { -readonly [Result in keyof ReportPoints]?: ReportPoints[Result] };
};

/** Takes a line into a draft. Throws a WrongField. */
type Reading = (draft: Draft, line: TrfLine) => void;

/** The reader of each record but 001, by its first three letters; TRF16 with JaVaFo's extensions included. */
export const records: Readonly<Record<string, Reading>> = {
  '012': (draft, line) => void (draft.name = line.text(5)),
  '132': (draft, line) => void (draft.dates = datesIn(line)),
  '142': (draft, line) => void (draft.rounds = roundsIn(line)),
  XXR: (draft, line) => void (draft.rounds = roundsIn(line)),
  '152': (draft, line) => void (draft.initial = seatIn(line)),
  XXC: readConfiguration,
  '162': readPoints,
  XXS: readExtendedPoints,
  '192': (draft, line) => void (draft.type = line.text(5)),
  '202': (draft, line) => void (draft.tieBreaks ??= codesIn(line)),
  '212': (draft, line) => void (draft.tieBreaks = codesIn(line)),
  '240': (draft, line) => void (draft.byes = [...draft.byes, ...byesIn(line)]),
  '250': (draft, line) => void (draft.accelerations = [...draft.accelerations, accelerationIn(draft, line)]),
  XXA: (draft, line) => void (draft.accelerations = [...draft.accelerations, ...extendedAccelerationIn(line)]),
  '260': (draft, line) => {
    const [from, to] = [line.whole(5, 7, fieldWords.firstRound) ?? 1, line.whole(9, 11, fieldWords.lastRound) ?? 100];
    draft.prohibited = [...draft.prohibited, { from, to, players: line.players(13) }];
  },
  XXP: (draft, line) => {
    const players = line.words(5).map(({ text, column }) => pointsOf(text, column, fieldWords.player));
    draft.prohibited = [...draft.prohibited, { from: 1, to: 100, players }];
  },
  '299': (draft, line) => void (draft.abnormal = [...draft.abnormal, abnormalIn(draft, line)]),
  '013': () => {
    throw new WrongField(1, 'oldTeams');
  },
  ...Object.fromEntries(Object.entries(teamRecords).map(([record, reading]) => [record, ofTeams(reading)])),
  '###': readNote,
};

/** Records of teams tell nothing in a file without teams. */
function ofTeams(reading: (draft: TeamDraft, line: TrfLine) => void): Reading {
  return ({ section }, line) => void (section && reading(section, line));
}

function roundsIn(line: TrfLine): number {
  const [first] = line.words(4);
  if (!first || !/^([1-9]\d?|100)$/.test(first.text)) throw new WrongField(first?.column ?? 5, 'wrongRounds');
  return Number(first.text);
}

function seatIn(line: TrfLine): 'w' | 'b' {
  const text = line.text(4).toLowerCase();
  if (text !== 'w' && text !== 'b') throw new WrongField(5, 'wrongFirstSeat', { text });
  return text;
}

function readConfiguration(draft: Draft, line: TrfLine): void {
  for (const { text, column } of line.words(4)) {
    if (text === 'white1') draft.initial = 'w';
    else if (text === 'black1') draft.initial = 'b';
    else throw new WrongField(column, 'wrongConfiguration', { text });
  }
}

const NAMES: Readonly<Record<string, keyof ReportPoints>> = {
  W: 'win',
  D: 'draw',
  L: 'loss',
  A: 'absence',
  Z: 'absence',
  P: 'bye',
};

function readPoints(draft: Draft, line: TrfLine): void {
  for (let column = 6; column <= line.length; column += 9) {
    const code = line.text(column, column).toUpperCase();
    if (code === '' || code === 'X') continue;
    const name = NAMES[code];
    if (!name) throw new WrongField(column, 'wrongPointCode', { text: code });
    const points = line.points(column + 1, column + 4, fieldWords.worth);
    if (points === null) throw new WrongField(column + 1, 'worthMissing', { code });
    draft.points[name] = points;
  }
}

/** JaVaFo's codes; those of seats are read where both seats are worth the same. */
const EXTENDED: Readonly<Record<string, readonly (keyof ReportPoints)[]>> = {
  W: ['win'],
  D: ['draw'],
  WW: ['win'],
  BW: ['win'],
  FW: ['win'],
  FPB: ['win'],
  WD: ['draw'],
  BD: ['draw'],
  HPB: ['draw'],
  WL: ['loss'],
  BL: ['loss'],
  FL: ['absence'],
  ZPB: ['absence'],
  PAB: ['bye'],
};

function readExtendedPoints(draft: Draft, line: TrfLine): void {
  for (const { text, column } of line.words(4)) {
    const [code = '', value = ''] = text.split('=');
    const names = Object.hasOwn(EXTENDED, code) ? EXTENDED[code] : undefined;
    if (!names)
      throw new WrongField(column, 'wrongExtendedCode', { text: code, codes: Object.keys(EXTENDED).join(' ') });
    for (const name of names) draft.points[name] = pointsOf(value, column + code.length + 1, worthOfCode(code));
  }
}

/** All points, where some are not stated. */
export function statedPoints(stated: Partial<ReportPoints>): ReportPoints {
  const win = stated.win ?? standardPoints.win;
  return { ...standardPoints, ...stated, win, bye: stated.bye ?? win };
}

const codesIn = (line: TrfLine): readonly string[] =>
  line
    .text(4)
    .split(/[\s,]+/)
    .filter((code) => !['', 'PTS', 'MPTS'].includes(code));

function datesIn(line: TrfLine): readonly string[] {
  const found: string[] = [];
  for (let column = 92; column <= line.length; column += 10) {
    const date = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(line.text(column, column + 9));
    if (date) found.push(`20${date.slice(1).join('-')}`);
  }
  return found;
}

function byesIn(line: TrfLine): readonly KnownBye[] {
  const code = line.text(5, 5).toUpperCase();
  if (code !== 'H' && code !== 'F' && code !== 'Z') throw new WrongField(5, 'wrongBye', { text: code });
  const round = line.needed(7, 9, fieldWords.round);
  return line.players(11).map((player) => ({ round, code, player }));
}

function accelerationIn({ section }: Draft, line: TrfLine): Acceleration {
  const [from, to] = section ? [5, 8] : [10, 13];
  const points = line.points(from, to, fieldWords.points);
  if (points === null) throw new WrongField(from, 'pointsMissing', { from, to });
  return {
    points,
    from: line.needed(15, 17, fieldWords.firstRound),
    to: line.needed(19, 21, fieldWords.lastRound),
    first: line.needed(23, 26, fieldWords.firstPlayer),
    last: line.needed(28, 31, fieldWords.lastPlayer),
  };
}

function extendedAccelerationIn(line: TrfLine): readonly Acceleration[] {
  const player = line.needed(5, 8, fieldWords.player);
  return line.words(9).flatMap(({ text, column }, place): readonly Acceleration[] => {
    const points = pointsOf(text, column, fieldWords.points);
    return points === 0 ? [] : [{ points, from: place + 1, to: place + 1, first: player, last: player }];
  });
}

const ABNORMAL = ['W', 'D', 'L', 'F', 'H', 'Z', '+', '-'] as const satisfies readonly ResultCode[];

/** In a file of teams, match points. */
function abnormalIn({ section }: Draft, line: TrfLine): AbnormalPoints {
  const text = line.text(5, 5).toUpperCase();
  const code = ABNORMAL.find((one) => one === text);
  if (!code) throw new WrongField(5, 'wrongAbnormal', { codes: ABNORMAL.join(' '), text });
  const [from, to] = section ? [8, 11] : [14, 17];
  const points = line.points(from, to, fieldWords.points);
  if (points === null) throw new WrongField(from, 'abnormalMissing', { from, to });
  return { code, points, round: line.whole(20, 22, fieldWords.round) || null, players: line.players(24) };
}

/** Our own comments, by their first word; all others are passed over. */
const NOTES: Readonly<Record<string, { readonly count: number; readonly take: Noting }>> = {
  annulled: {
    count: 3,
    take: (draft, round, [first = 0, second = 0]) =>
      void (draft.annulled = [...draft.annulled, { round, first, second }]),
  },
  'in-game': {
    count: 3,
    take: (draft, round, [player = 0, points = 0]) =>
      void (draft.inGame = [...draft.inGame, { round, player, points }]),
  },
  'board-points': {
    count: 3,
    take: ({ section }, round, [player = 0, points = 0]) => {
      if (section) section.boardPoints = [...section.boardPoints, { round, player, points }];
    },
  },
  paired: { count: 1, take: (draft, round) => void (draft.lastPaired = round) },
};

type Noting = (draft: Draft, round: number, more: readonly number[]) => void;

function readNote(draft: Draft, line: TrfLine): void {
  const [mark, kind, ...rest] = line.words(4);
  if (mark?.text !== 'chronicler') return;
  const note = kind && Object.hasOwn(NOTES, kind.text) ? NOTES[kind.text] : undefined;
  if (!note) throw new WrongField(5, 'wrongNote', { kinds: Object.keys(NOTES).join(', ') });
  const [round = 0, ...more] = rest.map(({ text, column }) => pointsOf(text, column, fieldWords.number));
  if (rest.length !== note.count) throw new WrongField(5, 'wrongNoteCount', { count: note.count, found: rest.length });
  if (!Number.isInteger(round) || round < 1 || round > 100) throw new WrongField(5, 'wrongNoteRound');
  note.take(draft, round, more);
}
