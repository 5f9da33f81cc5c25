/** The steps of a move on the board of Guardians (GUARD-067). */
const STEPS = 2;

/**
 * The most steps that a shield may take which is turned now: one more where the seat has played `EXTRA_STEP` this turn and no
 * shield has used it; never two more, as each gives one shield its third step (cards.md 5.6).
 */
export const mostSteps = (unusedExtraSteps: number): number => STEPS + Math.min(1, unusedExtraSteps);
