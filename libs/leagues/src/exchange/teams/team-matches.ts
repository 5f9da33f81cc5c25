import { onceFor, type Localized } from '#kernel';
import { grouped } from '../grouped.js';
import {
  standardPoints,
  worthOf,
  type ForfeitedMatch,
  type Report,
  type ResultCode,
  type TeamSection,
} from '../report.js';
import { tellFault } from '../tell-fault.js';

/** A board of a match: its players in the order of seats, and their results; null while it is undecided. */
export interface ReportBoard {
  readonly players: readonly [number, number];
  readonly results: readonly [ResultCode | null, ResultCode | null];
  /** Their board points. */
  readonly points: readonly [number, number];
  readonly isAnnulled: boolean;
}

/** A match of a round: the first team has the first seat on the first board. */
export interface ReportMatch {
  readonly teams: readonly [number, number];
  readonly boards: readonly ReportBoard[];
  /** The sums of board points of both teams. */
  readonly points: readonly [number, number];
}

/** What is wrong with the games of a team in a round, in a sentence in both languages. */
export interface MatchFault {
  readonly team: number;
  readonly message: Localized;
}

/** The matches of a round, and their faults. */
export interface FoundMatches {
  readonly matches: readonly ReportMatch[];
  readonly faults: readonly MatchFault[];
}

/** A report of teams. */
export type TeamReport = Report & { readonly section: TeamSection };

/** Whether a report is of teams. */
export const isOfTeams = (report: Report): report is TeamReport => report.section !== null;

/** The matches of a round: the games of players of two teams, on as many boards as there are. */
export function matchesIn(report: TeamReport, round: number): FoundMatches {
  const teamOf = teamOfPlayers(report);
  const found = gamesByTeams(report, round).map((games) => matchOf(games, report, round, teamOf));
  const matches = found.flatMap(({ match }) => match ?? []);
  const all = [...matches, ...forfeitedIn(report, round, matches)];
  const boards = boardsIn(report);
  return {
    matches: all,
    faults: [...found.flatMap(({ fault }) => fault ?? []), ...all.flatMap((match) => wrongMatch(match, all, boards))],
  };
}

/** The number of boards: that of the seats in record 352, or else that of the longest match. */
export const boardsIn = onceFor((report: TeamReport): number => {
  const { section, players } = report;
  if (section.seats) return section.seats.length;
  const rounds = Math.max(0, ...players.map(({ cells }) => cells.length));
  const counts = Array.from({ length: rounds }, (_, place) => gamesByTeams(report, place + 1)).flat();
  return Math.max(0, ...counts.map((games) => games.length));
});

const teamOfPlayers = onceFor(
  ({ section: { teams } }: TeamReport): ReadonlyMap<number, number> =>
    new Map(teams.flatMap(({ number, players }) => players.map((player) => [player, number]))),
);

/** The games of a round by the two teams that play them, also those that were annulled. */
function gamesByTeams(report: TeamReport, round: number): readonly (readonly ReportBoard[])[] {
  const teamOf = teamOfPlayers(report);
  const pairOf = ({ players }: ReportBoard): string =>
    players
      .map((player) => teamOf.get(player) ?? 0)
      .sort((one, other) => one - other)
      .join(' ');
  return [...grouped(gamesIn(report, round), pairOf).values()];
}

function gamesIn({ players, annulled, section }: TeamReport, round: number): readonly ReportBoard[] {
  const told = new Map(section.boardPoints.flatMap((one) => (one.round === round ? [[one.player, one.points]] : [])));
  const pointsOf = (player: number, result: ResultCode | null): number =>
    told.get(player) ?? (result === null ? 0 : worthOf(result, standardPoints));
  const cells = new Map(players.map(({ number, cells: own }) => [number, own[round - 1]]));
  const games = players.flatMap(({ number }): readonly ReportBoard[] => {
    const own = cells.get(number);
    if (own?.seat !== 'w' || own.opponent === null) return [];
    const result = cells.get(own.opponent)?.result ?? null;
    const points = [pointsOf(number, own.result), pointsOf(own.opponent, result)] as const;
    return [{ players: [number, own.opponent], results: [own.result, result], points, isAnnulled: false }];
  });
  const gone = annulled.filter((one) => one.round === round);
  return [
    ...games,
    ...gone.map(({ first, second }): ReportBoard => ({
      players: [first, second],
      results: [null, null],
      points: [0, 0],
      isAnnulled: true,
    })),
  ];
}

/** The games of two teams as a match, in the order of boards of both. */
function matchOf(
  games: readonly ReportBoard[],
  report: TeamReport,
  round: number,
  teamOf: ReadonlyMap<number, number>,
): { readonly match?: ReportMatch; readonly fault?: MatchFault } {
  const [game] = games;
  const [one = 0, other = 0] = (game?.players ?? []).map((player) => teamOf.get(player) ?? 0);
  if (one === other) return { fault: { team: one, message: tellFault('ownGame', { round, team: one }) } };
  const orders = [one, other].map((team) => orderOf(report, round, team));
  const placeIn = (order: readonly number[], { players }: ReportBoard): number =>
    order.findIndex((player) => players.includes(player));
  const [own = [], its = []] = orders;
  const boards = games.toSorted((left, right) => placeIn(own, left) - placeIn(own, right));
  const places = boards.map((board) => placeIn(its, board));
  const isInOrder = boards.every((board) => placeIn(own, board) >= 0) && isRising(places);
  if (!isInOrder) {
    const message = tellFault('boardsOutOfOrder', { round, team: one, other });
    return { fault: { team: one, message } };
  }
  const isFirst = boards[0]?.players[0] !== undefined && teamOf.get(boards[0].players[0]) === one;
  const sumFor = (team: number): number =>
    boards
      .flatMap(({ players, points }) =>
        players.map((player, seat) => (teamOf.get(player) === team ? (points[seat] ?? 0) : 0)),
      )
      .reduce((sum, each) => sum + each, 0);
  const teams = isFirst ? ([one, other] as const) : ([other, one] as const);
  return { match: { teams, boards, points: [sumFor(teams[0]), sumFor(teams[1])] } };
}

const isRising = (places: readonly number[]): boolean =>
  places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? place)));

/** The players of a team in a round, the first board first: those of record 300, or else of 310. */
const orderOf = ({ section: { teams, lineUps } }: TeamReport, round: number, team: number): readonly number[] =>
  lineUps.find((one) => one.round === round && one.team === team)?.players ??
  teams.find(({ number }) => number === team)?.players ??
  [];

/** Matches of record 330 whose boards are in no column. */
function forfeitedIn(report: TeamReport, round: number, known: readonly ReportMatch[]): readonly ReportMatch[] {
  const isKnown = ({ first, second }: ForfeitedMatch): boolean =>
    known.some(({ teams }) => teams.includes(first) && teams.includes(second));
  return report.section.forfeits
    .filter((one) => one.round === round && !isKnown(one))
    .map(({ first, second, absent }): ReportMatch => {
      const [won, lost] = [absent === 'SECOND', absent === 'FIRST'];
      const sides = [won, lost].map((isWon): Side => (isWon ? ['+', 1] : ['-', 0])) as [Side, Side];
      const orders = [first, second].map((team) => orderOf(report, round, team));
      const { seats } = report.section;
      const boards = Array.from({ length: boardsIn(report) }, (_, board): ReportBoard => {
        const isTurned = seats ? seats[board] !== seats[0] : board % 2 === 1;
        const [one, other] = isTurned ? ([1, 0] as const) : ([0, 1] as const);
        const [white, black] = [sides[one], sides[other]];
        return {
          players: [orders[one]?.[board] ?? 0, orders[other]?.[board] ?? 0],
          results: [white[0], black[0]],
          points: [white[1], black[1]],
          isAnnulled: false,
        };
      });
      return { teams: [first, second], boards, points: [won ? boards.length : 0, lost ? boards.length : 0] };
    });
}

/** The result and the points of a team on each board of a forfeited match. */
type Side = readonly [ResultCode, number];

function wrongMatch({ teams, boards }: ReportMatch, all: readonly ReportMatch[], due: number): readonly MatchFault[] {
  const [first, second] = teams;
  const again = teams.find((team) => all.filter((other) => other.teams.includes(team)).length > 1);
  if (again !== undefined) return [{ team: again, message: tellFault('severalMatches', { team: again }) }];
  const isWhole = boards.length === due && boards.every(({ players }) => players.every((player) => player > 0));
  if (isWhole) return [];
  const message = tellFault('wrongBoardCount', { team: first, other: second, games: boards.length, boards: due });
  return [{ team: first, message }];
}
