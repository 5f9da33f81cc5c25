import type { Condition } from '../content/vocabulary.js';
import type { Side } from '../words.js';
import { measure, sideOf, type Happening, type Looking } from './measures.js';
import { sum, type Outlook } from './outlook.js';

/** Steps that a condition seems away which nobody here can count. */
const UNKNOWN = 3;

/**
 * How far a condition is from holding, in steps: 0 when it holds. Each count that is missing is a step, of several ways
 * the shortest counts.
 */
export function stepsLeft(outlook: Outlook, condition: Condition, looking: Looking, happened: Happening = {}): number {
  const { atLeast, atMost, and, or, not, villainOut, holds, doorOpen } = condition;
  const inner = (one: Condition): number => stepsLeft(outlook, one, looking, happened);
  if (atLeast) return Math.max(0, atLeast.number - (measure(outlook, atLeast.what, looking, happened) ?? -UNKNOWN));
  if (atMost) return Math.max(0, (measure(outlook, atMost.what, looking, happened) ?? 0) - atMost.number);
  if (and) return sum(and.map(inner));
  if (or) return Math.min(...or.map(inner));
  if (not) return inner(not) > 0 ? 0 : UNKNOWN;
  if (villainOut) return Math.max(0, villainsLeft(outlook) - (happened.villainsGone ?? 0));
  if (holds) return holdsArticle(outlook, holds.article, sideOf(holds.side, looking)) ? 0 : UNKNOWN;
  if (doorOpen !== undefined) {
    return outlook.view.board.doors.some(({ doorId, open }) => doorId === doorOpen && open) ? 0 : 1;
  }
  return UNKNOWN;
}

/** The part of the way to a condition that a happening goes, from 0 to 1; of several ways the one that it helps most. */
export function advanceOf(outlook: Outlook, condition: Condition, looking: Looking, happened: Happening): number {
  const before = stepsLeft(outlook, condition, looking);
  if (before === 0) return 0;
  if (condition.or) return Math.max(...condition.or.map((way) => advanceOf(outlook, way, looking, happened)));
  return (before - stepsLeft(outlook, condition, looking, happened)) / before;
}

/** Figures of the super villain on the board (CLASH-224). */
const villainsLeft = ({ standing }: Outlook): number => standing.filter(({ superVillain }) => superVillain).length;

const holdsArticle = ({ view }: Outlook, article: string, side: Side): boolean =>
  view.sides.some((each) => each.side === side && each.page.some(({ articleId }) => articleId === article));
