import { localized, type Localized } from '#kernel';
import { grouped } from './grouped.js';
import { pointSystemOf } from '../league/point-system.js';
import { wasPlayed } from '../league/records.js';
import { startersOf } from '../league/proposal.js';
import { tableOf } from '../league/season-table.js';
import { adjustmentOf } from '../league/running/adjustments.js';
import { pairingsOf, type Season } from '../league/state.js';
import { boardsIn } from '../league/running/boards.js';
import { upperHalf } from '../pairings/swiss/baku.js';
import { cellsOf, type Told } from './cells-of.js';
import { tieBreakCodes } from './codes.js';
import { reportOfTeams } from './teams/report-of-teams.js';
import { pairedRounds, type AbnormalPoints, type Acceleration, type KnownBye, type Report } from './report.js';

/** Why a season has no tournament report. */
export type NoReport = 'FORMAT' | 'SCORING' | 'POINTS' | 'BEYOND';

/** The words for each reason. */
export const noReportWords: Readonly<Record<NoReport, Localized>> = {
  FORMAT: localized(
    'Only Swiss seasons and round robins of duels and of teams on boards, of at most 9,999 players and 999 teams, have a tournament report.',
    'Seuls les systèmes suisses et les toutes rondes à deux joueurs ou par équipes sur des tables, jusqu’à 9999 joueurs et 999 équipes, ont un rapport de tournoi.',
  ),
  SCORING: localized(
    'Only seasons that score by win, draw and loss have a tournament report.',
    'Seules les saisons qui comptent victoires, nulles et défaites ont un rapport de tournoi.',
  ),
  BEYOND: localized(
    'A tournament report has no groups, no finals, no matches of several games one after the other and no penalties in points.',
    'Un rapport de tournoi n’a ni groupes, ni phase finale, ni rencontres de plusieurs parties successives, ni pénalités en points.',
  ),
  POINTS: localized(
    'A tournament report has points with one decimal, from -9.9 to 99.9.',
    'Un rapport de tournoi a des points avec une décimale, de -9,9 à 99,9.',
  ),
};

const MOST_PLAYERS = 9_999;

/** What a report says of a season that is not in it. */
export interface ReportNames {
  /** The name of the tournament. */
  readonly title: string;
  /** The name of a participant; null for a deleted account. */
  readonly nameOf: (player: string) => string | null;
  /** The day, as YYYY-MM-DD, of a moment in milliseconds since 1970. */
  readonly dateOf: (moment: number) => string;
}

/** The last round that a record may name: a pairing that is forbidden is so in all rounds. */
const LAST_ROUND = 100;

const prohibitedIn = ({ forbidden = [] }: Season, numbers: ReadonlyMap<string, number>): Report['prohibited'] =>
  forbidden.map(({ players }) => ({
    from: 1,
    to: LAST_ROUND,
    players: players.flatMap((player) => numbers.get(player) ?? []),
  }));

/** The tournament report of a season as it is now; or why it has none. */
export function reportOf(season: Season, { title, nameOf, dateOf }: ReportNames): Report | NoReport {
  const { format, tieBreaks } = season.plan;
  const without = noReport(season);
  if (without) return without;
  if (format.kind !== 'SWISS' && format.kind !== 'ROUND_ROBIN') return 'FORMAT';
  const isOfTeams = boardsIn(season.plan) !== undefined;
  const numbers = numbersOf(season);
  const told = cellsOf(season, numbers);
  const system = pointSystemOf(season.plan);
  const lines = new Map(tableOf(season).map((line) => [line.player, line]));
  const report = withLastPaired(season, {
    name: oneLine(title),
    dates: season.rounds.map(({ startsAt }) => dateOf(startsAt)),
    rounds: format.kind === 'SWISS' ? format.rounds : roundsOfTable(season.entries.length, format.twice),
    initial: format.kind === 'SWISS' && !format.oddFirst ? 'b' : 'w',
    type: typeOf(format, isOfTeams),
    tieBreaks: tieBreaks.map((name) => tieBreakCodes[name]),
    points: { win: system.win, draw: system.draw, loss: system.loss, absence: system.absence, bye: system.bye },
    abnormal: abnormalIn(told),
    byes: withdrawnIn(season, numbers),
    accelerations: accelerationsOf(season, numbers),
    prohibited: prohibitedIn(season, numbers),
    ...annulledIn(season, numbers),
    players: [...numbers].map(([player, number]) => ({
      number,
      name: oneLine(nameOf(player) ?? `Player ${number}`),
      points: lines.get(player)?.points ?? 0,
      rank: lines.get(player)?.rank ?? null,
      cells: (told.get(player) ?? []).map(({ cell }) => cell),
    })),
    lastPaired: 0,
    section: null,
  });
  const whole = isOfTeams
    ? reportOfTeams(season, report, (account, number) => oneLine(nameOf(account) ?? `Player ${number}`))
    : report;
  if (!whole) return 'FORMAT';
  return isWritable(report) && isWritable(whole) ? whole : 'POINTS';
}

/** Why a season has no report; undefined where it has one. */
function noReport(season: Season): NoReport | undefined {
  const { scoring, groups, match } = season.plan;
  if (season.entries.length > MOST_PLAYERS || pairingsOf(season).some(({ players }) => players.length !== 2))
    return 'FORMAT';
  if (scoring.kind !== 'RESULT') return 'SCORING';
  const isSequence = match !== undefined && match.kind !== 'BOARDS';
  const isPenalized = season.entries.some(({ player }) => adjustmentOf(season, player) !== 0);
  return season.finals || groups || isSequence || isPenalized ? 'BEYOND' : undefined;
}

function withLastPaired({ rounds }: Season, report: Report): Report {
  return pairedRounds(report) === rounds.length ? report : { ...report, lastPaired: rounds.length };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The numbers of a report are unique and without gaps, in the order in which the season pairs. */
export const numbersOf = ({ entries }: Season): ReadonlyMap<string, number> =>
  new Map([...entries].sort((one, other) => one.number - other.number).map(({ player }, place) => [player, place + 1]));

const roundsOfTable = (players: number, twice: boolean): number =>
  Math.max(1, (players - 1 + (players % 2)) * (twice ? 2 : 1));

/** The Swiss of teams is the Dutch system by match points, not that of FIDE for teams (C.04.6). */
function typeOf(format: Season['plan']['format'], isOfTeams: boolean): string {
  if (isOfTeams) {
    if (format.kind === 'SWISS') return 'CUSTOM_TEAM_SWISS_MP';
    return format.kind === 'ROUND_ROBIN' && format.twice ? 'FIDE_TEAM_DOUBLEROUNDROBIN' : 'FIDE_TEAM_ROUNDROBIN';
  }
  if (format.kind === 'SWISS') return format.accelerated ? 'FIDE_DUTCH_BAKU' : 'FIDE_DUTCH';
  return format.kind === 'ROUND_ROBIN' && format.twice ? 'FIDE_DOUBLEROUNDROBIN' : 'FIDE_ROUNDROBIN';
}

/** The abnormal points of cells, those of one kind in one record. */
function abnormalIn(told: ReadonlyMap<string, readonly Told[]>): readonly AbnormalPoints[] {
  const all = [...told.values()].flatMap((cells) => cells.flatMap(({ abnormal }) => (abnormal ? [abnormal] : [])));
  const kinds = grouped(all, ({ code, points, round }) => `${code} ${points} ${round}`);
  return [...kinds.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, players: group.flatMap(({ players }) => players) }] : [];
  });
}

/** Players who have withdrawn are absent in all rounds that are left. */
function withdrawnIn({ entries, rounds, plan: { format } }: Season, numbers: ReadonlyMap<string, number>): KnownBye[] {
  const gone = entries.filter(({ withdrawnAfter }) => withdrawnAfter !== null);
  const last =
    format.kind === 'SWISS' ? format.rounds : roundsOfTable(entries.length, 'twice' in format && format.twice);
  return Array.from({ length: Math.max(0, last - rounds.length) }, (_, more) => rounds.length + 1 + more).flatMap(
    (round) => gone.map(({ player }) => ({ round, code: 'Z' as const, player: numbers.get(player) ?? 0 })),
  );
}

/** The Baku acceleration as ranges of players and rounds. */
export function accelerationsOf(season: Season, numbers: ReadonlyMap<string, number>): readonly Acceleration[] {
  const { format } = season.plan;
  const starters = startersOf(season);
  if (format.kind !== 'SWISS' || !format.accelerated || !starters) return [];
  const { win, draw } = pointSystemOf(season.plan);
  const upper = upperHalf([...starters].map((player) => ({ player, number: numbers.get(player) ?? 0 })));
  const ranges = rangesOf(upper.map(({ number }) => number));
  const accelerated = Math.ceil(format.rounds / 2);
  const full = Math.ceil(accelerated / 2);
  const parts = [
    { points: win, from: 1, to: full },
    { points: draw, from: full + 1, to: accelerated },
  ].filter(({ points, from, to }) => from <= to && points !== 0);
  return parts.flatMap((part) => ranges.map(([one, other]) => ({ ...part, first: one, last: other })));
}

function rangesOf(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && range[1] + 1 === number) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** What TRF26 cannot tell: annulled games, and the points of games. */
function annulledIn(season: Season, numbers: ReadonlyMap<string, number>): Pick<Report, 'annulled' | 'inGame'> {
  const all = season.rounds.flatMap(({ number, pairings }) =>
    pairings
      .map((pairing) => ({
        round: number,
        pairing,
        players: pairing.players.map((player) => numbers.get(player) ?? 0),
      }))
      .sort(({ players: [one = 0] }, { players: [other = 0] }) => one - other),
  );
  const counts = season.plan.tieBreaks.includes('GAME_POINTS');
  return {
    annulled: all.flatMap(({ round, pairing: { outcome }, players: [first = 0, second = 0] }) =>
      outcome?.kind === 'ANNULLED' ? [{ round, first, second }] : [],
    ),
    inGame: all.flatMap(({ round, pairing, players }) =>
      counts && wasPlayed(pairing)
        ? pairing.players.flatMap((player, place) => {
            const points = pairing.outcome?.placed.find((placed) => placed.player === player)?.points;
            return points === undefined ? [] : [{ round, player: players[place] ?? 0, points }];
          })
        : [],
    ),
  };
}

/** Whether its columns hold all points. */
function isWritable({ points, abnormal, players, inGame }: Report): boolean {
  const worth = [
    ...[points.win, points.draw, points.loss, points.absence, points.bye],
    ...abnormal.map((one) => one.points),
    ...players.map((one) => one.points ?? 0),
  ];
  const isShort = (value: number): boolean =>
    Math.abs(value * 10 - Math.round(value * 10)) < 1e-9 && value > -10 && value < 100;
  return worth.every(isShort) && inGame.every(({ points: own }) => own > -1_000 && own < 10_000);
}
