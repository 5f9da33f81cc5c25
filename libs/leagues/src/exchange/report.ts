import { onceFor } from '#kernel';
import { grouped } from './grouped.js';

/** The codes of results in a tournament report (TRF26, 001 records). */
export const resultCodes = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'H', 'F', 'U', 'Z'] as const;

/** The code of a result. */
export type ResultCode = (typeof resultCodes)[number];

/** The record of a player in one round. */
export interface ReportCell {
  /** The number of the opponent; null for a bye or an absence. */
  readonly opponent: number | null;
  /** The first seat is white; null without an opponent. */
  readonly seat: 'w' | 'b' | null;
  /** Null while the game is undecided. */
  readonly result: ResultCode | null;
}

/** A player of a tournament report. */
export interface ReportPlayer {
  /** The starting rank, from 1 to 9999: unique. */
  readonly number: number;
  readonly name: string;
  /** Points and rank as stated in the file; null where it states none. */
  readonly points: number | null;
  readonly rank: number | null;
  /** A cell for each round; null where the file has none. */
  readonly cells: readonly (ReportCell | null)[];
}

/** The worth of each result: record 162. */
export interface ReportPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** An absence, or a game for which the player did not appear. */
  readonly absence: number;
  /** The bye that the pairing allocates. */
  readonly bye: number;
}

/** Points that a result has for some players against record 162: record 299. */
export interface AbnormalPoints {
  readonly code: ResultCode;
  readonly points: number;
  /** Null: in all rounds. */
  readonly round: number | null;
  readonly players: readonly number[];
}

/** A round that a player is known not to play: record 240. */
export interface KnownBye {
  readonly round: number;
  readonly code: 'H' | 'F' | 'Z';
  readonly player: number;
}

/** Points that count for the pairing alone, for a range of rounds: record 250. */
export interface Acceleration {
  readonly points: number;
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

/** A game that was annulled, which TRF26 cannot tell: a comment. */
export interface AnnulledGame {
  readonly round: number;
  readonly first: number;
  readonly second: number;
}

/** The points of a player in the game itself, which TRF26 cannot tell: a comment. */
export interface InGamePoints {
  readonly round: number;
  readonly player: number;
  readonly points: number;
}

/** A team of a report: record 310. */
export interface ReportTeam {
  /** From 1 to 999: unique. */
  readonly number: number;
  readonly name: string;
  /** As stated in the file; null where it states none. */
  readonly matchPoints: number | null;
  readonly gamePoints: number | null;
  readonly rank: number | null;
  /** The numbers of its players, in the order of boards. */
  readonly players: readonly number[];
}

/** Who plays for a team on its boards, where these are not its first players: record 300. */
export interface ReportLineUp {
  readonly round: number;
  readonly team: number;
  /** Null before the round is paired. */
  readonly opponent: number | null;
  readonly players: readonly number[];
}

/** A match for which a team did not appear: record 330. */
export interface ForfeitedMatch {
  readonly round: number;
  /** The first team has white on the first board. */
  readonly first: number;
  readonly second: number;
  readonly absent: 'FIRST' | 'SECOND' | 'BOTH';
}

/** What a report says of the teams of a tournament on boards. */
export interface TeamSection {
  readonly teams: readonly ReportTeam[];
  /** The seats of the first team from board to board (352); null where the file does not say. */
  readonly seats: readonly ('w' | 'b')[] | null;
  /** The worth of a match: record 362. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  /** The byes that the pairing allocates (320): their worth, and the team of each round or null. */
  readonly bye: {
    readonly points: number;
    readonly gamePoints: number;
    readonly teams: readonly (number | null)[];
  } | null;
  readonly lineUps: readonly ReportLineUp[];
  readonly forfeits: readonly ForfeitedMatch[];
  /** Board points that are not those of the result, which TRF26 cannot tell: a comment. */
  readonly boardPoints: readonly InGamePoints[];
}

/** The points of a match by FIDE's standard system. */
export const standardMatchPoints: TeamSection['points'] = { win: 2, draw: 1, loss: 0 };

/** A tournament report: what TRF26, and TRF16 with its extensions, can say of a tournament of individuals or of teams. */
export interface Report {
  readonly name: string;
  /** The date of each round, as YYYY-MM-DD; empty where the file has none. */
  readonly dates: readonly string[];
  /** The number of rounds of the whole tournament; null where the file does not say. */
  readonly rounds: number | null;
  /** The seat of number 1 in the first round; null where the file does not say. */
  readonly initial: 'w' | 'b' | null;
  /** The code of the type (192), FIDE_DUTCH for instance; null where the file has none. */
  readonly type: string | null;
  /** The codes of the tie-breaks, without PTS; null where the file does not say. */
  readonly tieBreaks: readonly string[] | null;
  readonly points: ReportPoints;
  readonly abnormal: readonly AbnormalPoints[];
  readonly byes: readonly KnownBye[];
  readonly accelerations: readonly Acceleration[];
  /** Groups of players who may not meet in some rounds: record 260. */
  readonly prohibited: readonly { readonly from: number; readonly to: number; readonly players: readonly number[] }[];
  readonly annulled: readonly AnnulledGame[];
  readonly inGame: readonly InGamePoints[];
  /** The last paired round, where its columns do not show it: a round of byes alone. 0 where they do. */
  readonly lastPaired: number;
  readonly players: readonly ReportPlayer[];
  /** The teams, whose numbers byes, abnormal points, accelerations and prohibited pairings then name; null in a tournament of individuals. */
  readonly section: TeamSection | null;
}

/** The points of FIDE's standard system. */
export const standardPoints: ReportPoints = { win: 1, draw: 0.5, loss: 0, absence: 0, bye: 1 };

/** The worth of a result by record 162 alone. */
export function worthOf(code: ResultCode, { win, draw, loss, absence, bye }: ReportPoints): number {
  switch (code) {
    case '1':
    case 'W':
    case '+':
    case 'F':
      return win;
    case '=':
    case 'D':
    case 'H':
      return draw;
    case '0':
    case 'L':
      return loss;
    case '-':
    case 'Z':
      return absence;
    case 'U':
      return bye;
  }
}

/** The kind of a result in record 299, where a game counts as one of three however long it was. */
export const abnormalCode = (code: ResultCode): ResultCode =>
  code === '1' ? 'W' : code === '=' ? 'D' : code === '0' ? 'L' : code;

/** The points of a player in a round, with record 299. */
export function pointsIn(report: Pick<Report, 'points' | 'abnormal'>, player: number, round: number): PointsOf {
  const own = (abnormalByPlayer(report.abnormal).get(player) ?? []).filter(
    (one) => one.round === null || one.round === round,
  );
  return (code) => own.find((one) => one.code === abnormalCode(code))?.points ?? worthOf(code, report.points);
}

const abnormalByPlayer = onceFor((abnormal: Report['abnormal']): ReadonlyMap<number, Report['abnormal']> => {
  const given = abnormal.flatMap((one) => [...new Set(one.players)].map((player) => [player, one] as const));
  const groups = grouped(given, ([player]) => player);
  return new Map([...groups].map(([player, group]) => [player, group.map(([, one]) => one)]));
});

type PointsOf = (code: ResultCode) => number;

/** The number of rounds that were paired: later columns only tell who will not play. */
export const pairedRounds = ({
  players,
  annulled,
  lastPaired,
}: Pick<Report, 'players' | 'annulled' | 'lastPaired'>): number =>
  Math.max(
    lastPaired,
    ...annulled.map(({ round }) => round),
    ...players.map(({ cells }) => 1 + cells.findLastIndex((cell) => cell?.opponent != null || cell?.result === 'U')),
  );

/** The participants that records of both kinds of tournaments name: players, or teams. */
export const namedIn = ({ byes, prohibited, abnormal }: Report): readonly (readonly [string, number])[] => [
  ...byes.map(({ player }) => ['240', player] as const),
  ...prohibited.flatMap((group) => group.players.map((player) => ['260', player] as const)),
  ...abnormal.flatMap((group) => group.players.map((player) => ['299', player] as const)),
];
