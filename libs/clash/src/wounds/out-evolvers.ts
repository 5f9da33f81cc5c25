import * as wounds from '#skirmish/wounds';
import type { Evolvers } from '../flow/turn.js';
import { book } from '../rulebook.js';
import { figureOf, findHeroState } from '../table/figures.js';
import { asSide } from '../table/seats.js';

const shared = wounds.outEvolvers(book);

/** Team-up tokens go with their hero, and who has put the super villain out is remembered. */
export const outEvolvers = {
  figureOut(state, event) {
    const { figureId, side } = event;
    shared.figureOut(state, event);
    if (figureOf(state, figureId).superVillain) state.villainBeatenBy = side === null ? null : asSide(side);
    const hero = findHeroState(state, figureId);
    if (hero) Object.assign(hero, { tokens: null, choosesCards: false });
  },
} satisfies Partial<Evolvers>;
