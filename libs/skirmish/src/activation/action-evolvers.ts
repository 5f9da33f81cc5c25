import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { SkirmishState } from '../state.js';
import { noteDeed } from '../table/deeds.js';
import { heroBehind } from '../figures/figures.js';
import { putOn } from '../table/put-on.js';

const unchanged = (_state: SkirmishState): void => undefined;

type ActionEvent = 'actionSpent' | 'figureMoved' | 'powerUsed' | 'reactionDeclined' | 'choiceMade' | 'effectPassedOver';

/** The changes by actions, moves and powers, and the deeds of heroes in them. */
export const actionEvolvers = (book: Rulebook): SkirmishEvolvers<ActionEvent> => ({
  actionSpent({ active }, { figureId, actions }) {
    if (!active) return;
    if (active.figureId === figureId) active.actions -= actions;
    else active.sidekicks = active.sidekicks.filter((id) => id !== figureId);
  },
  figureMoved(state, { figureId, to, kind }) {
    putOn({ state, book }, figureId, to);
    if (kind === 'TRAVEL' || kind === 'REPOSITION' || kind === 'BREAK_AWAY') noteDeed(state, figureId, 'MOVES');
  },
  powerUsed(state, { figureId, powerId, reaction }) {
    const used = heroBehind(state, figureId)?.usedPowers ?? (state.villainPowers[figureId] ??= []);
    if (!used.includes(powerId)) used.push(powerId);
    if (reaction) noteDeed(state, figureId, 'REACTIONS_USED');
    else if (book.findPowerCard(powerId)?.set !== 'WEAKNESS') noteDeed(state, figureId, 'POWERS_USED');
  },
  reactionDeclined: unchanged,
  choiceMade: unchanged,
  effectPassedOver: unchanged,
});
