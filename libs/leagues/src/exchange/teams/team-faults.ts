import { namedIn } from '../report.js';
import { tellFault } from '../tell-fault.js';
import type { TrfFault } from '../trf-line.js';
import { matchesIn, type MatchFault, type TeamReport } from './team-matches.js';

/** The faults of a report of teams: what its teams, their players and their matches say of each other. */
export function teamFaults(report: TeamReport, lines: readonly number[]): readonly TrfFault[] {
  const { teams } = report.section;
  const lineOf = new Map(teams.map(({ number }, place) => [number, lines[place] ?? 1]));
  const repeated = repeatedIn(report, lines);
  if (repeated.length > 0) return repeated;
  const unknown = unknownTeams(report);
  if (unknown.length > 0) return unknown;
  const rounds = Math.max(
    0,
    ...report.players.map(({ cells }) => cells.length),
    ...report.section.forfeits.map(({ round }) => round),
  );
  const faults = Array.from({ length: rounds }, (_, place) => matchesIn(report, place + 1).faults).flat();
  return [...strangers(report), ...faults].map(({ team, message }) => ({
    line: lineOf.get(team) ?? 1,
    column: 5,
    message,
  }));
}

/** Teams with the number of another one, and players who are in several teams, or play and are in none. */
function repeatedIn({ section: { teams }, players }: TeamReport, lines: readonly number[]): readonly TrfFault[] {
  const known = new Set<number>();
  const placed = new Set<number>();
  const faults = teams.flatMap(({ number, players: own }, place): readonly TrfFault[] => {
    const line = lines[place] ?? 1;
    const isTwice = known.has(number);
    known.add(number);
    const again = own.find((player, at) => placed.has(player) || own.indexOf(player) !== at);
    for (const player of own) placed.add(player);
    return [
      ...(isTwice ? [{ line, column: 5, message: tellFault('sameTeam', { team: number }) }] : []),
      ...(again === undefined ? [] : [{ line, column: 74, message: tellFault('inTeamAlready', { player: again }) }]),
      ...(own.length === 0 ? [{ line, column: 74, message: tellFault('emptyTeam', { team: number }) }] : []),
    ];
  });
  const lost = players.find(
    ({ number, cells }) => !placed.has(number) && cells.some((cell) => cell !== null && cell.opponent !== null),
  );
  return [
    ...faults,
    ...(lost ? [{ line: 1, column: 1, message: tellFault('inNoTeam', { player: lost.number }) }] : []),
  ];
}

/** Players of a line-up who are not of its team. */
const strangers = ({ section: { teams, lineUps } }: TeamReport): readonly MatchFault[] =>
  lineUps.flatMap(({ round, team, players }) =>
    players
      .filter((player) => !teams.some(({ number, players: own }) => number === team && own.includes(player)))
      .map((player) => ({
        team,
        message: tellFault('stranger', { round, player, team }),
      })),
  );

/** Records that name teams that are not there. Their lines are not kept: the file as a whole is at fault. */
function unknownTeams(report: TeamReport): readonly TrfFault[] {
  const { teams, bye, lineUps, forfeits } = report.section;
  const known = new Set(teams.map(({ number }) => number));
  const named: readonly (readonly [string, number])[] = [
    ...namedIn(report),
    ...(bye?.teams ?? []).flatMap((team) => (team === null ? [] : [['320', team] as const])),
    ...lineUps.map(({ team }) => ['300', team] as const),
    ...forfeits.flatMap(({ first, second }) => [first, second].map((team) => ['330', team] as const)),
  ];
  return named
    .filter(([, team]) => !known.has(team))
    .map(([record, team]) => ({
      line: 1,
      column: 1,
      message: tellFault('unknownTeam', { record, team }),
    }));
}
