import { pointSystemOf, type PointSystem } from '../league/point-system.js';
import { recordsOf, wasPlayed } from '../league/records.js';
import type { Pairing, Round, Season } from '../league/state.js';
import type { RoundScore } from '../standings/scores.js';
import { abnormalCode, worthOf, type AbnormalPoints, type ReportCell, type ResultCode } from './report.js';

/** A cell, and its points where they are others than those of its result. */
export interface Told {
  readonly cell: ReportCell | null;
  readonly abnormal: AbnormalPoints | null;
}

interface Column {
  readonly round: Round;
  readonly system: PointSystem;
  readonly numbers: ReadonlyMap<string, number>;
  readonly recordFor: (player: string) => RoundScore | undefined;
}

/** The cells of all players of a season of duels, round by round. */
export function cellsOf(season: Season, numbers: ReadonlyMap<string, number>): ReadonlyMap<string, readonly Told[]> {
  const records = recordsOf(season);
  const system = pointSystemOf(season.plan);
  const columns = season.rounds.map((round) => {
    const recordFor = (player: string): RoundScore | undefined =>
      records.get(player)?.find((record) => record.round === round.number);
    return columnOf({ round, system, numbers, recordFor });
  });
  const nothing: Told = { cell: null, abnormal: null };
  return new Map(season.entries.map(({ player }) => [player, columns.map((column) => column.get(player) ?? nothing)]));
}

function columnOf(column: Column): ReadonlyMap<string, Told> {
  const { round, numbers, recordFor } = column;
  const told = new Map<string, Told>();
  for (const pairing of round.pairings)
    for (const player of pairing.players) told.set(player, paired(column, pairing, player));
  // One bye of a round is the one that the pairing allocates: it comes after those given beforehand.
  const allocated = round.byes.findLast(
    ({ player, points }) => recordFor(player)?.kind === 'BYE' && points === column.system.bye,
  );
  for (const bye of round.byes) {
    const { player, points } = bye;
    const isBye = recordFor(player)?.kind === 'BYE';
    const code = isBye ? (bye === allocated ? 'U' : 'F') : requested(points, column.system);
    told.set(player, cellWith(column, player, { opponent: null, seat: null, result: code }, points));
  }
  if (round.pairings.every(({ outcome }) => outcome !== null))
    for (const player of numbers.keys())
      if (!told.has(player)) told.set(player, { cell: { opponent: null, seat: null, result: 'Z' }, abnormal: null });
  return told;
}

const requested = (points: number, { absence }: PointSystem): ResultCode => (points === absence ? 'Z' : 'H');

function paired(column: Column, { players, outcome, ...pairing }: Pairing, player: string): Told {
  // TRF26 has no word for it: an absence, which a comment tells to have been an annulled game.
  if (outcome?.kind === 'ANNULLED') return cellWith(column, player, { opponent: null, seat: null, result: 'Z' }, 0);
  const [first, second = ''] = players;
  const other = player === first ? second : (first ?? '');
  const cell = { opponent: column.numbers.get(other) ?? null, seat: player === first ? 'w' : 'b' } as const;
  if (!outcome) return { cell: { ...cell, result: null }, abnormal: null };
  const pointsFor = (one: string): number => column.recordFor(one)?.points ?? 0;
  const unplayed = column.recordFor(player)?.kind === 'NO_SHOW' ? '-' : '+';
  const result = wasPlayed({ players, outcome, ...pairing })
    ? gameCode(pointsFor(player), pointsFor(other), column.system)
    : unplayed;
  return cellWith(column, player, { ...cell, result }, pointsFor(player));
}

/** The result by points: of two who have the same, a draw, or a loss of both; of others, who has more has won. */
export function gameCode(
  own: number,
  its: number,
  { win, draw, loss }: Pick<PointSystem, 'win' | 'draw' | 'loss'>,
): ResultCode {
  if (own === its) return own === loss && own !== draw ? '0' : '=';
  const isHalf = Math.max(own, its) === draw && draw !== win;
  return own < its ? '0' : isHalf ? '=' : '1';
}

function cellWith({ round, system, numbers }: Column, player: string, cell: ReportCell, points: number): Told {
  const { result } = cell;
  if (result === null || worthOf(result, system) === points) return { cell, abnormal: null };
  const own = { code: abnormalCode(result), points, round: round.number, players: [numbers.get(player) ?? 0] };
  return { cell, abnormal: own };
}
