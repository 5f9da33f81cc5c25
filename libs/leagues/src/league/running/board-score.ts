import type { Placed, Scored } from '../scoring.js';
import type { PairingOutcome } from '../state.js';
import type { DrawnMatch } from './match-plan.js';

type Boards = readonly Pick<PairingOutcome, 'scores'>[];

/** The board points of a game: one for a sole winner; players who share the first place share it. */
export function boardPoints(placed: readonly Placed[]): Scored[] {
  const winners = placed.filter(({ rank }) => rank === 1).length;
  return placed.map(({ player, rank }) => ({ player, points: rank === 1 ? 1 / winners : 0 }));
}

/** The result of a match of teams: ranked by the board points of all boards, which are its points. */
export function boardsPlaced(teams: readonly string[], boards: Boards): Placed[] {
  const points = new Map(teams.map((team) => [team, sumOf(team, boards)]));
  return teams.map((player) => {
    const own = points.get(player) ?? 0;
    return { player, rank: 1 + teams.filter((other) => (points.get(other) ?? 0) > own).length, points: own };
  });
}

/** The winner of a drawn match, by the first of these that decides it; undefined where none does. Boards in their order. */
export const winnerOfDrawn = (
  teams: readonly string[],
  boards: Boards,
  by: readonly DrawnMatch[],
): string | undefined => by.map((each) => deciders[each](teams, boards)).find((winner) => winner !== undefined);

const deciders: Readonly<Record<DrawnMatch, (teams: readonly string[], boards: Boards) => string | undefined>> = {
  BOARD_COUNT: (teams, boards) =>
    best(teams, (team) => -boards.reduce((sum, board, place) => sum + (place + 1) * sumOf(team, [board]), 0)),
  TOP_BOARD: (teams, boards) =>
    firstOf(
      teams,
      boards.map((board) => [board]),
    ),
  BOTTOM_BOARD: (teams, boards) =>
    firstOf(
      teams,
      boards.map((_, fewer) => boards.slice(0, boards.length - fewer)),
    ),
};

/** The team that is ahead in the first of several parts of a match in which one is. */
const firstOf = (teams: readonly string[], parts: readonly Boards[]): string | undefined =>
  parts.map((part) => best(teams, (team) => sumOf(team, part))).find((winner) => winner !== undefined);

/** The team with the most; undefined where teams have the same. */
function best(teams: readonly string[], worthOf: (team: string) => number): string | undefined {
  const most = Math.max(...teams.map(worthOf));
  const first = teams.filter((team) => worthOf(team) === most);
  return first.length === 1 ? first[0] : undefined;
}

const sumOf = (team: string, boards: Boards): number =>
  boards.flatMap(({ scores }) => scores).reduce((sum, { player, points }) => sum + (player === team ? points : 0), 0);
