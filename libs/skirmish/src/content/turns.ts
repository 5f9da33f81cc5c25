import type { Condition } from './vocabulary/language.js';

/* Turns that rules of adventures speak of, so that one wording always means the same turns. */

/** "from turn 2 to turn 5" */
export const inTurns = (first: number, last: number) =>
  ({
    and: [{ atLeast: { what: { turn: true }, number: first } }, { atMost: { what: { turn: true }, number: last } }],
  }) as const satisfies Condition;

/** "on turn 5" */
export const onTurn = (turn: number) => inTurns(turn, turn);

/** "on turns 3, 8 and 11" */
export const onTurns = (...turns: readonly number[]) => ({ or: turns.map(onTurn) }) as const satisfies Condition;
