import type { LeagueEvent } from '../../league/events.js';
import type { Plan } from '../../league/plan.js';
import { boardsPlaced } from '../../league/running/board-score.js';
import { scoresOf, type Scored } from '../../league/scoring.js';
import { byesIn, REPORTED, sidesIn } from '../round-events.js';
import type { Report } from '../report.js';
import { matchesIn, type ReportBoard, type ReportMatch, type TeamReport } from './team-matches.js';

/** What the events of a round follow from. */
interface Telling {
  readonly report: TeamReport;
  /** The same report with its teams as its players. */
  readonly ofTeams: Report;
  readonly plan: Plan;
}

/** The events of a round of matches of teams: its pairing with its boards, their results, and those of the matches. */
export function teamRoundEvents({ report, ofTeams, plan }: Telling, round: number): readonly LeagueEvent[] {
  const { matches } = matchesIn(report, round);
  const paired: LeagueEvent = {
    ...{ type: 'roundPaired', season: 1, round, startsAt: 0, isProposed: false, by: REPORTED.by },
    pairings: matches.map(({ teams, boards }) => ({
      gameId: idOf(round, boards[0]),
      players: teams.map(String),
      boards: boards.map((board) => ({
        gameId: idOf(round, board),
        players: seatedIn(board, report).map(String),
        accounts: board.players.map(String),
      })),
    })),
    byes: byesIn(ofTeams, sidesIn(ofTeams, round), round),
  };
  return [paired, ...matches.flatMap((match) => resultsOf(match, { report, ofTeams, plan }, round))];
}

const idOf = (round: number, board: ReportBoard | undefined): string => `${round}-${board?.players[0] ?? 0}`;

/** The teams of a board in the order of seats. */
const seatedIn = ({ players }: ReportBoard, { section: { teams } }: TeamReport): readonly number[] =>
  players.map((player) => teams.find((team) => team.players.includes(player))?.number ?? 0);

function resultsOf({ teams, boards }: ReportMatch, { report, plan }: Telling, round: number): readonly LeagueEvent[] {
  const decided = boards.map((board) => resultOf(board, report, round));
  const events = decided.flatMap((event) => event ?? []);
  const last = events.at(-1);
  if (!last || events.length < boards.length || boards.every(({ isAnnulled }) => isAnnulled)) return events;
  const placed = boardsPlaced(
    teams.map(String),
    events.map((event) => ({ scores: 'scores' in event ? event.scores : [] })),
  );
  const { season, gameId, by } = last;
  const scores = [...scoresOf(plan, placed)];
  return [...events, { type: 'matchDecided', season, gameId, placed, scores, by }];
}

type BoardEvent = Extract<
  LeagueEvent,
  { readonly type: 'resultConfirmed' | 'resultForfeited' | 'resultCorrected' | 'resultAnnulled' }
>;

/** The result of a board; undefined while it is played. */
function resultOf(board: ReportBoard, report: TeamReport, round: number): BoardEvent | undefined {
  const { results, points, isAnnulled } = board;
  const told = { season: 1, gameId: idOf(round, board), by: REPORTED.by };
  const { reason } = REPORTED;
  if (isAnnulled) return { type: 'resultAnnulled', ...told, reason };
  if (results.includes(null)) return undefined;
  const players = seatedIn(board, report).map(String);
  const scores = players.map((player, seat): Scored => ({ player, points: points[seat] ?? 0 }));
  if (results.every((result) => result === '+' || result === '-')) {
    const absent = players.filter((_, seat) => results[seat] === '-');
    return absent.length > 0
      ? { type: 'resultForfeited', ...told, absent, scores, reason }
      : { type: 'resultCorrected', ...told, scores, reason };
  }
  const most = Math.max(...points);
  const placed = scores.map((one) => ({ ...one, rank: one.points < most ? 2 : 1 }));
  return { type: 'resultConfirmed', ...told, gameHash: '', endedAt: 0, placed, scores };
}
