import type { z } from 'zod';
import type { placedSchema } from './events.js';
import type { Plan } from './plan.js';

/** How a player did in a game, as the game says it. */
export type Placed = Readonly<z.output<typeof placedSchema>>;

/** What a player of a league gets. */
export interface Scored {
  readonly player: string;
  readonly points: number;
}

/** What a game is worth to those who played it, in the order given. */
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

/** What a game is worth that some did not come to. Where nobody came, nobody has won. */
export const forfeitScores = (
  { forfeit }: Pick<Plan, 'forfeit'>,
  players: readonly string[],
  absent: readonly string[],
): readonly Scored[] =>
  players.map((player) => ({ player, points: absent.includes(player) ? forfeit.loss : forfeit.win }));
