import * as skirmish from '#skirmish-presentation';
import type { Amount, Condition, Side } from '#clash/queries';
import { measure, sideOf, type Happening, type Looking } from './measures.js';
import type { Outlook } from './outlook.js';

/** How far a condition is from holding, in steps: 0 when it holds. */
export const stepsLeft = (outlook: Outlook, condition: Condition, looking: Looking, happened: Happening = {}): number =>
  skirmish.stepsLeft(condition, readingOf(outlook, looking, happened));

/** The part of the way to a condition that a happening goes, from 0 to 1; of several ways the one that it helps most. */
export const advanceOf = (outlook: Outlook, condition: Condition, looking: Looking, happened: Happening): number =>
  skirmish.advanceOf(condition, readingOf(outlook, looking, {}), readingOf(outlook, looking, happened));

const readingOf = (outlook: Outlook, looking: Looking, happened: Happening): skirmish.Reading => ({
  measure: (amount) => measure(outlook, amount as Amount, looking, happened),
  isOpen: (door) => outlook.view.board.doors.some(({ doorId, open }) => doorId === door && open),
  further(condition) {
    const { holds, villainOut } = condition as Condition;
    if (villainOut) return Math.max(0, villainsLeft(outlook) - (happened.villainsGone ?? 0));
    return holds && holdsArticle(outlook, holds.article, sideOf(holds.side, looking)) ? 0 : undefined;
  },
});

/** Figures of the super villain on the board (CLASH-224). */
const villainsLeft = ({ standing }: Outlook): number => standing.filter(({ superVillain }) => superVillain).length;

const holdsArticle = ({ view }: Outlook, article: string, side: Side): boolean =>
  view.sides.some((each) => each.side === side && each.page.some(({ articleId }) => articleId === article));
