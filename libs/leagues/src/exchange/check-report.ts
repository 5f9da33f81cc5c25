import { isRefusal } from '#kernel';
import { proposalFor } from '../league/proposal.js';
import { tableOf } from '../league/season-table.js';
import type { Round, Season } from '../league/state.js';
import type { Report } from './report.js';
import { knownTieBreaks, seasonOf } from './season-of.js';
import type { NoSeason } from './tell-fault.js';
import { ofParticipants } from './teams/participants.js';

/** Two players or teams by their numbers, the first seat first; or one with the bye of the round, and null. */
export type ReportPair = readonly [number, number | null];

/** A round whose pairing is not that of the rules. */
export interface WrongRound {
  readonly round: number;
  /** The pairs of the file that the rules do not give. */
  readonly found: readonly ReportPair[];
  /** The pairs by the rules that the file does not have. */
  readonly expected: readonly ReportPair[];
}

/** A player whose points or place are not those of the results. */
export interface WrongPlace {
  readonly player: number;
  readonly what: 'POINTS' | 'PLACE';
  readonly found: number;
  readonly expected: number;
}

/** What is wrong in a report. */
export interface ReportCheck {
  readonly rounds: number;
  readonly wrongRounds: readonly WrongRound[];
  readonly wrongPlaces: readonly WrongPlace[];
  /** What could not be checked, and why: in English, for the command line. */
  readonly notes: readonly string[];
}

/** Pairs each round of a report again from the results before it, and computes its table. Otherwise: why it cannot. */
export function checkReport(report: Report): ReportCheck | NoSeason {
  const reported = seasonOf(report);
  if ('wrong' in reported) return reported;
  const { season, notes } = reported;
  const entries = season.entries.map((entry) => ({ ...entry, withdrawnAfter: null }));
  const wrongRounds = season.rounds.flatMap((round, place) => {
    const before = { ...season, entries, rounds: season.rounds.slice(0, place) };
    return wrongRound(round, before) ?? [];
  });
  return { rounds: season.rounds.length, wrongRounds, wrongPlaces: wrongPlaces(report, season), notes };
}

function wrongRound(round: Round, before: Season): WrongRound | undefined {
  const plays = new Set(round.pairings.flatMap(({ players }) => players));
  const allocated = round.byes.filter(({ requested }) => requested === false).at(-1)?.player;
  if (allocated !== undefined) plays.add(allocated);
  const resting = before.entries
    .filter(({ player }) => !plays.has(player))
    .map(({ player }) => ({ player, points: 0, requested: true }));
  const proposal = proposalFor(before, { pairings: [], byes: resting });
  const away = new Set(resting.map(({ player }) => player));
  const found = pairsOf(round.pairings, allocated === undefined ? [] : [allocated]);
  const expected = isRefusal(proposal)
    ? new Map<string, ReportPair>()
    : pairsOf(
        proposal.pairings,
        proposal.byes.map(({ player }) => player).filter((player) => !away.has(player)),
      );
  const [wrong, missing] = [without(found, expected), without(expected, found)];
  return wrong.length + missing.length === 0 ? undefined : { round: round.number, found: wrong, expected: missing };
}

function pairsOf(
  pairings: readonly { readonly players: readonly string[] }[],
  byes: readonly string[],
): ReadonlyMap<string, ReportPair> {
  const duels = pairings.map(({ players: [first, second] }): ReportPair => [Number(first), Number(second)]);
  return new Map(
    [...duels, ...byes.map((player): ReportPair => [Number(player), null])].map((pair) => [pair.join('-'), pair]),
  );
}

const without = (
  all: ReadonlyMap<string, ReportPair>,
  others: ReadonlyMap<string, ReportPair>,
): readonly ReportPair[] => [...all].filter(([key]) => !others.has(key)).map(([, pair]) => pair);

/** Points always; places where the file states them, by its tie-breaks. */
function wrongPlaces(report: Report, season: Season): readonly WrongPlace[] {
  const table = tableOf(season);
  const lines = new Map(table.map((line) => [Number(line.player), line]));
  const byTieBreaks = report.tieBreaks !== null && knownTieBreaks(report) !== null;
  return ofParticipants(report).players.flatMap(({ number, points, rank }): readonly WrongPlace[] => {
    const line = lines.get(number);
    if (!line) return [];
    const wrong: WrongPlace[] = [];
    if (points !== null && Math.abs(points - line.points) > 0.05)
      wrong.push({ player: number, what: 'POINTS', found: points, expected: line.points });
    if (rank === null || wrong.length > 0) return wrong;
    const equals = byTieBreaks ? [line] : table.filter(({ points: other }) => other === line.points);
    const first = equals[0]?.rank ?? line.rank;
    if (rank < first || rank >= first + equals.length)
      wrong.push({ player: number, what: 'PLACE', found: rank, expected: first });
    return wrong;
  });
}
