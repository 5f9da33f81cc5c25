import type { Plan } from './plan.js';

/** What each result is worth in a season: the point system of TRF26. */
export interface PointSystem {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** A round without an opponent, which the pairing left over. */
  readonly bye: number;
  /** A round that the player asked not to play. */
  readonly halfBye: number;
  /** A round before the entry, or after the withdrawal. */
  readonly absence: number;
  /** A game whose opponent did not appear, and one for which the player did not appear. */
  readonly forfeitWin: number;
  readonly forfeitLoss: number;
}

type Scored = Pick<Plan, 'scoring' | 'bye' | 'halfBye' | 'absence' | 'forfeit'>;

/** The points of a season: those that its plan states, and else those that follow from its scoring. */
export function pointSystemOf({ scoring, bye, halfBye, absence = 0, forfeit }: Scored): PointSystem {
  const { win, draw, loss } = gamePointsOf(scoring);
  return {
    win,
    draw,
    loss,
    bye: bye ?? win,
    halfBye: halfBye ?? draw,
    absence,
    forfeitWin: forfeit.win ?? win,
    forfeitLoss: forfeit.loss ?? 0,
  };
}

/** A win is the first place. Where the points of games count, none is worth a fixed number: the plan has to state them. */
function gamePointsOf(scoring: Plan['scoring']): Pick<PointSystem, 'win' | 'draw' | 'loss'> {
  switch (scoring.kind) {
    case 'RESULT':
      return scoring;
    case 'RANKS': {
      const [win, loss] = [Math.max(...scoring.byRank), Math.min(...scoring.byRank)];
      return { win, draw: (win + loss) / 2, loss };
    }
    case 'SCORE':
      return { win: 1, draw: 0.5, loss: 0 };
  }
}

/** Whether a plan states the points of a bye and of a walkover, where they do not follow from its scoring. */
export const statesPoints = ({ scoring, bye, forfeit }: Scored): boolean =>
  scoring.kind !== 'SCORE' || (bye !== undefined && forfeit.win !== undefined);

/** A plan that states all points of its season. */
export function withStatedPoints(plan: Plan): Plan {
  const { bye, halfBye, absence, forfeitWin, forfeitLoss } = pointSystemOf(plan);
  return { ...plan, bye, halfBye, absence, forfeit: { win: forfeitWin, loss: forfeitLoss } };
}
