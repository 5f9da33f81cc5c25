import * as wounds from '#skirmish/wounds';
import type { Credit } from '#skirmish/machine';
import type { OutCause } from '#skirmish/wounds';
import { winArticle } from '../end-of-game/win-article.js';
import type { ClashTurn } from '../flow/turn.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { figureOf } from '../table/figures.js';
import { doneInClash, inClash } from '../table/in-clash.js';
import type { FigureId } from '../words.js';

/** Wound cards in hand that put a main hero out (CLASH-172, CLASH-195). */
export const woundLimit = (state: State): number => book.woundLimit(state);

export const whoIsOut = inClash(wounds.whoIsOut);

const leave = doneInClash(wounds.putOut);

/** Puts a figure out of action; a hero's side has its discredit article (CLASH-176, CLASH-183, CLASH-250). */
export function putOut(turn: ClashTurn, figureId: FigureId, cause: OutCause, credit?: Credit): void {
  const { side, kind } = figureOf(turn.state, figureId);
  leave(turn, figureId, cause, credit);
  if (kind === 'HERO' && side !== null) winArticle(turn, side, 'DISCREDIT', figureId);
}
