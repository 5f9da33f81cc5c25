import type { Board } from '#skirmish';
import type { ScenarioPlan } from '../schema.js';
import type { Amount, Condition, Figures } from '../vocabulary.js';

/** The value of a condition before the first act; `undefined` where it depends on heroes and options. */
export type AtStart = boolean | undefined;

/** Whether a condition holds as the pieces are laid out for turn 1. */
export function holdsAtStart(condition: Condition, plan: ScenarioPlan, board: Board): AtStart {
  const { atLeast, atMost, and, or, not, doorOpen } = condition;
  const inner = (part: Condition): AtStart => holdsAtStart(part, plan, board);
  if (atLeast) return compared(amountAtStart(atLeast.what, plan), (amount) => amount >= atLeast.number);
  if (atMost) return compared(amountAtStart(atMost.what, plan), (amount) => amount <= atMost.number);
  if (doorOpen !== undefined) return board.doors.some(({ id, open }) => id === doorOpen && open);
  if (and) return allOf(and.map(inner));
  if (or) return opposite(allOf(or.map((part) => opposite(inner(part)))));
  if (not) return opposite(inner(not));
  // No article is held yet, and the super villain stands on the board.
  return false;
}

const compared = (amount: number | undefined, holds: (amount: number) => boolean): AtStart =>
  amount === undefined ? undefined : holds(amount);

const opposite = (value: AtStart): AtStart => (value === undefined ? undefined : !value);

const allOf = (values: readonly AtStart[]): AtStart => {
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
};

function amountAtStart(
  { count, heroesAtStart, tokens, track, turn, value }: Amount,
  plan: ScenarioPlan,
): number | undefined {
  if (count) return countAtStart(count, plan);
  if (tokens !== undefined) return plan.tokens.filter(({ kind }) => kind === tokens).length;
  if (track) return plan.track?.start ?? 0;
  if (turn) return 1;
  // Nothing has been passed, won, hit or put out.
  return value || heroesAtStart ? undefined : 0;
}

/** Villain figures on the board, where the selector asks for nothing but their sheet. */
function countAtStart({ of, sheet, ...narrowed }: Figures, { figures }: ScenarioPlan): number | undefined {
  if (Object.values(narrowed).some((narrowing) => narrowing !== undefined)) return undefined;
  if (of !== 'SHEET' && of !== 'VILLAINS') return undefined;
  return figures
    .filter((placed) => of === 'VILLAINS' || placed.sheet === sheet)
    .reduce((sum, { count }) => sum + count, 0);
}
