import type { z } from 'zod';
import type { placedSchema } from './event-parts.js';
import type { Plan } from './plan.js';
import type { PointSystem } from './point-system.js';

/** The result of a player in a game, as reported by the game. */
export type Placed = Readonly<z.output<typeof placedSchema>>;

/** The points of a player of a league. */
export interface Scored {
  readonly player: string;
  readonly points: number;
}

/** The points for a game of its players, in the given order. */
export function scoresOf({ scoring }: Pick<Plan, 'scoring'>, placed: readonly Placed[]): readonly Scored[] {
  switch (scoring.kind) {
    case 'RESULT': {
      const winners = placed.filter(({ rank }) => rank === 1).length;
      const best = winners === 1 ? scoring.win : scoring.draw;
      return placed.map(({ player, rank }) => ({ player, points: rank === 1 ? best : scoring.loss }));
    }
    case 'RANKS':
      return placed.map(({ player, rank }) => {
        const equals = placed.filter((other) => other.rank === rank).length;
        const places = Array.from({ length: equals }, (_, more) => scoring.byRank[rank - 1 + more] ?? 0);
        return { player, points: places.reduce((sum, each) => sum + each, 0) / equals };
      });
    case 'SCORE':
      return placed.map(({ player, points }) => ({ player, points: points / scoring.per }));
  }
}

/** The points for a game for which some players did not appear. If none appeared, no one has won. */
export const forfeitScores = (
  { forfeitWin, forfeitLoss }: Pick<PointSystem, 'forfeitWin' | 'forfeitLoss'>,
  players: readonly string[],
  absent: readonly string[],
): readonly Scored[] =>
  players.map((player) => ({ player, points: absent.includes(player) ? forfeitLoss : forfeitWin }));
