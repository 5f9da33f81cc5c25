import { localized, type Json } from '#kernel';
import { namedIn, pairedRounds, type Report, type ReportCell, type ReportPlayer } from './report.js';
import { tellFault, type ReportFaultCode } from './tell-fault.js';
import type { TrfFault } from './trf-line.js';
import { columnOf, type PlacedPlayer } from './trf-player.js';
import { teamFaults } from './teams/team-faults.js';
import { isOfTeams } from './teams/team-matches.js';

/**
 * The faults of a report whose lines can be read: what its lines say of each other.
 * @param teams the lines of its teams, in order.
 */
export function faultsOf(
  report: Report,
  placed: readonly PlacedPlayer[],
  teams: readonly number[],
): readonly TrfFault[] {
  if (placed.length === 0) return [{ line: 1, column: 1, message: tellFault('noPlayer') }];
  const repeated = repeatedNumbers(placed);
  if (repeated.length > 0) return repeated;
  const players = new Map(report.players.map((player) => [player.number, player]));
  const own = [
    ...tooManyRounds(report, placed),
    ...placed.flatMap(({ line, player }) => wrongCells(player, players, line)),
    ...unknownNumbers(report, players),
    ...(report.section ? [] : secondByes(placed)),
  ];
  return [...own, ...(own.length === 0 && isOfTeams(report) ? teamFaults(report, teams) : [])].sort(
    (one, other) => one.line - other.line || one.column - other.column,
  );
}

function repeatedNumbers(placed: readonly PlacedPlayer[]): readonly TrfFault[] {
  const lines = new Map<number, number>();
  return placed.flatMap(({ line, player: { number } }) => {
    const first = lines.get(number);
    if (first !== undefined) return [{ line, column: 5, message: tellFault('sameNumber', { number, line: first }) }];
    lines.set(number, line);
    return [];
  });
}

function tooManyRounds(report: Report, [first]: readonly PlacedPlayer[]): readonly TrfFault[] {
  const { rounds } = report;
  const paired = pairedRounds(report);
  if (rounds === null || paired <= rounds) return [];
  const message = tellFault('tooManyRounds', { paired, rounds });
  return [{ line: first?.line ?? 1, column: columnOf(rounds + 1), message }];
}

const COLUMNS = { opponent: 0, seat: 5, result: 7 };
/** The results that two players may have: of a game, also decided by an arbiter, or without one. */
const TOGETHER: ReadonlySet<string> = new Set([
  ...['1 0', '0 1', '= =', '0 0', '= 0', '0 ='],
  ...['+ -', '- +', '- -', '+ +', 'null null'],
]);
/** Where a cell has no result. */
const BLANK = localized('blank', 'vide');
const LIKE: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0' };

function wrongCells(
  player: ReportPlayer,
  players: ReadonlyMap<number, ReportPlayer>,
  line: number,
): readonly TrfFault[] {
  return player.cells.flatMap((cell, place): readonly TrfFault[] => {
    if (cell?.opponent == null) return [];
    const { number } = player;
    const fault = wrongCell(cell, players.get(cell.opponent)?.cells[place], number);
    if (!fault) return [];
    const [what, code, facts] = fault;
    const message = tellFault(code, { round: place + 1, player: number, opponent: cell.opponent, ...facts });
    return [{ line, column: columnOf(place + 1) + COLUMNS[what], message }];
  });
}

function wrongCell(
  { seat, result }: ReportCell,
  other: ReportCell | null | undefined,
  own: number,
): readonly [keyof typeof COLUMNS, ReportFaultCode, Readonly<Record<string, Json>>?] | null {
  if (other === undefined || other?.opponent !== own) return ['opponent', 'notMutual'];
  if (other.seat === seat) return ['seat', 'sameSeat', { color: seat }];
  const [one, its] = [result, other.result].map((code) => (code === null ? 'null' : (LIKE[code] ?? code)));
  if (!TOGETHER.has(`${one} ${its}`))
    return ['result', 'resultsApart', { result: result ?? BLANK, other: other.result ?? BLANK }];
  return null;
}

function secondByes(placed: readonly PlacedPlayer[]): readonly TrfFault[] {
  const first = new Map<number, number>();
  return placed.flatMap(({ line, player }) =>
    player.cells.flatMap((cell, place): readonly TrfFault[] => {
      if (cell?.result !== 'U') return [];
      const known = first.get(place);
      if (known === undefined) {
        first.set(place, player.number);
        return [];
      }
      const message = tellFault('secondBye', { round: place + 1, player: known });
      return [{ line, column: columnOf(place + 1) + COLUMNS.result, message }];
    }),
  );
}

/** Other records that name players who are not there. Their lines are not kept: the file as a whole is at fault. */
function unknownNumbers(report: Report, players: ReadonlyMap<number, ReportPlayer>): readonly TrfFault[] {
  const { section } = report;
  const named: readonly (readonly [string, number])[] = [
    ...(section ? [] : namedIn(report)),
    ...(section?.teams ?? []).flatMap((team) => team.players.map((player) => ['310', player] as const)),
    ...(section?.lineUps ?? []).flatMap((team) => team.players.map((player) => ['300', player] as const)),
    ...(section?.boardPoints ?? []).map(({ player }) => ['###', player] as const),
    ...report.annulled.flatMap(({ first, second }) => [first, second].map((player) => ['###', player] as const)),
    ...report.inGame.map(({ player }) => ['###', player] as const),
  ];
  return named
    .filter(([, player]) => !players.has(player))
    .map(([record, player]) => ({
      line: 1,
      column: 1,
      message: tellFault('unknownPlayer', { record, player }),
    }));
}
