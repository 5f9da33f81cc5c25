import type { LeagueEvent } from '../league/events.js';
import { pointsIn, type Report, type ReportCell, type ReportPlayer } from './report.js';

/** The author and the reason of what a report tells. */
export const REPORTED = { by: 'system', reason: 'As reported.' } as const;
const { by: BY, reason: REASON } = REPORTED;

/** A player, and their cell of a round. */
interface Side {
  readonly player: ReportPlayer;
  readonly cell: ReportCell;
}

/** The events of a round of a report: its pairing, and its results. */
export function roundEvents(report: Report, round: number): readonly LeagueEvent[] {
  const annulled = report.annulled.filter((one) => one.round === round);
  const sides = sidesIn(report, round);
  const duels = duelsIn(sides);
  const gameIdOf = (first: number): string => `${round}-${first}`;
  const paired: LeagueEvent = {
    type: 'roundPaired',
    season: 1,
    round,
    pairings: [
      ...duels.map(([first, second]) => [first.player.number, second.player.number] as const),
      ...annulled.map(({ first, second }) => [first, second] as const),
    ].map(([first, second]) => ({ gameId: gameIdOf(first), players: [String(first), String(second)] })),
    byes: byesIn(report, sides, round),
    startsAt: 0,
    isProposed: false,
    by: BY,
  };
  return [
    paired,
    ...duels.flatMap((duel) => resultOf(report, duel, round, gameIdOf(duel[0].player.number))),
    ...annulled.map(({ first }): LeagueEvent => ({
      type: 'resultAnnulled',
      season: 1,
      gameId: gameIdOf(first),
      by: BY,
      reason: REASON,
    })),
  ];
}

/** The players of a round with their cells, without those of annulled games. */
export function sidesIn({ players, annulled }: Report, round: number): readonly Side[] {
  const gone = new Set(annulled.flatMap((one) => (one.round === round ? [one.first, one.second] : [])));
  return players.flatMap((player): readonly Side[] => {
    const cell = player.cells[round - 1];
    return cell && !gone.has(player.number) ? [{ player, cell }] : [];
  });
}

/** The pairs of a round, the first seat first. */
function duelsIn(sides: readonly Side[]): readonly (readonly [Side, Side])[] {
  const byNumber = new Map(sides.map((side) => [side.player.number, side]));
  return sides.flatMap((side) => {
    const other = side.cell.seat === 'w' ? byNumber.get(side.cell.opponent ?? 0) : undefined;
    return other ? [[side, other] as const] : [];
  });
}

/**
 * Players without an opponent. In a decided round an absence needs no bye; in one that is played, a stated absence was
 * given beforehand. The bye that the pairing allocated comes last.
 */
export function byesIn(report: Report, sides: readonly Side[], round: number) {
  const isDecided = sides.every(({ cell }) => cell.result !== null);
  const last = sides.filter(({ cell }) => cell.result === 'U');
  const ordered = [...sides.filter((side) => !last.includes(side)), ...last];
  return ordered.flatMap(({ player, cell: { opponent, result } }) => {
    if (opponent !== null || result === null) return [];
    const points = pointsIn(report, player.number, round)(result);
    const requested = result === 'H' || result === 'Z';
    if (result === 'Z' && isDecided && points === report.points.absence) return [];
    return [{ player: String(player.number), points, requested }];
  });
}

function resultOf(
  report: Report,
  [first, second]: readonly [Side, Side],
  round: number,
  gameId: string,
): readonly LeagueEvent[] {
  const sides = [first, second];
  if (sides.some(({ cell }) => cell.result === null)) return [];
  const told = { season: 1, gameId, by: BY } as const;
  const scores = sides.map(({ player, cell }) => ({
    player: String(player.number),
    points: pointsIn(report, player.number, round)(cell.result ?? 'Z'),
  }));
  if (sides.every(({ cell: { result } }) => result === '+' || result === '-')) {
    const absent = sides.filter(({ cell }) => cell.result === '-').map(({ player }) => String(player.number));
    return absent.length > 0
      ? [{ type: 'resultForfeited', ...told, absent, scores, reason: REASON }]
      : [{ type: 'resultCorrected', ...told, scores, reason: REASON }];
  }
  const placed = sides.map(({ player }, place) => {
    const [own, its] = [scores[place]?.points ?? 0, scores[1 - place]?.points ?? 0];
    const inGame = report.inGame.find((one) => one.round === round && one.player === player.number)?.points;
    return { player: String(player.number), rank: own < its ? 2 : 1, points: inGame ?? 0 };
  });
  return [{ type: 'resultConfirmed', ...told, gameHash: '', endedAt: 0, placed, scores }];
}
