import * as skirmish from '#skirmish';
import type { Evolvers } from '../flow/turn.js';
import { doneInClash } from '../table/in-clash.js';

export const drawWound = doneInClash(skirmish.drawWound);

/** A card that the pile did not hold is a blank one (CLASH-250). */
export const woundEvolvers = {
  woundDrawn(state, event) {
    if (state.woundPile[0] !== event.woundId) state.blanks += 1;
    skirmish.woundEvolvers.woundDrawn(state, event);
  },
} satisfies Partial<Evolvers>;
