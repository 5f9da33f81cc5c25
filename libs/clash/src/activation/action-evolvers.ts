import { findPowerCard } from '../content/catalogue.js';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { noteDeed } from '../table/deeds.js';
import { heroBehind } from '../table/figures.js';
import { putOn } from '../table/put-on.js';

const unchanged = (_state: State): void => undefined;

export const actionEvolvers = {
  actionSpent({ active }, { figureId, actions }) {
    if (!active) return;
    if (active.figureId === figureId) active.actions -= actions;
    else active.sidekicks = active.sidekicks.filter((id) => id !== figureId);
  },
  figureMoved(state, { figureId, to, kind }) {
    putOn(state, figureId, to);
    if (kind === 'TRAVEL' || kind === 'REPOSITION' || kind === 'BREAK_AWAY') noteDeed(state, figureId, 'MOVES');
  },
  powerUsed(state, { figureId, powerId, reaction }) {
    const used = heroBehind(state, figureId)?.usedPowers ?? (state.villainPowers[figureId] ??= []);
    if (!used.includes(powerId)) used.push(powerId);
    if (findPowerCard(powerId)?.set === 'WEAKNESS' && !reaction) noteDeed(state, figureId, 'WEAKNESS_PLAYED');
    else noteDeed(state, figureId, reaction ? 'REACTIONS_USED' : 'POWERS_USED');
  },
  reactionDeclined: unchanged,
  specialActionPerformed: unchanged,
  choiceMade: unchanged,
  effectPassedOver: unchanged,
} satisfies Partial<Evolvers>;
