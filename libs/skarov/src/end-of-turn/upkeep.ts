import { skirmishEvolvers } from '#skirmish/flow';
import type { Evolvers } from '../flow/turn.js';
import { book } from '../rulebook.js';

const shared = skirmishEvolvers(book);

/** Tokens and marks of the turn go (SKAROV-END-11, SKAROV-ACT-06). */
export const upkeepEvolvers = {
  upkeepDone(state, event) {
    shared.upkeepDone(state, event);
    Object.assign(state, { activatedSheets: [], slotsUsed: 0, slotDue: false, endOfTurnItem: null });
    state.overlord.inForce = [];
  },
  /** The phase stays that of the items, of which this is one. */
  cardsInPlayDiscarded(state, event) {
    shared.cardsInPlayDiscarded(state, event);
    state.phase = 'END_OF_TURN';
  },
  woundHealed(state, { heroId, woundId }) {
    const hero = state.heroes.find((each) => each.heroId === heroId);
    if (!hero) return;
    hero.hand = hero.hand.filter((id) => id !== woundId);
    state.woundDiscard.push(woundId);
    if (!state.shownWounds.includes(woundId)) state.shownWounds.push(woundId);
  },
} satisfies Partial<Evolvers>;
