import type { Seat } from '#kernel';
import { hasUsableAbility } from '../effects/abilities.js';
import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { handOfPhaseThree, refusedCard } from '../table/card-checks.js';
import { leave } from '../table/leave.js';
import { discard } from '../table/moves.js';
import { shownCard } from '../table/faces.js';
import { enterDeployment } from './deployment.js';

/** It holds a card, or may destroy the terrain, or has a usable ability (arena.md 7.1). */
const mayAct = (state: State, seat: Seat): boolean =>
  handOfPhaseThree(state, seat).length > 0 ||
  (state.terrain !== null && !state.marks.terrainDestroyed) ||
  hasUsableAbility(state, seat);

/** State 28: the seat whose creature has become victorious acts until it ends the step (ARENA-TER-01). */
export const terrainSteps = {
  TERRAIN: {
    asked(state) {
      const { victor } = state.marks;
      return victor !== null && mayAct(state, victor) ? [victor] : [];
    },
    proceed: enterDeployment,
    byDefault: () => ({ type: 'endTerrain' }),
  },
} satisfies Record<string, StepRules>;

export const terrainCommands = {
  endTerrain: {
    steps: ['TERRAIN'],
    offers: () => [{ type: 'endTerrain' }],
    check: () => undefined,
    perform: enterDeployment,
  },
  destroyTerrain: {
    steps: ['TERRAIN'],
    offers: () => [{ type: 'destroyTerrain' }],
    check(state) {
      if (state.terrain === null) return refuse('TER-02', 'NO_TERRAIN');
      return state.marks.terrainDestroyed ? refuse('TER-03', 'ALREADY_DONE') : undefined;
    },
    perform(turn, _command, seat) {
      const { terrain } = turn.state;
      turn.emit({ type: 'terrainDestroyed', seat });
      if (terrain !== null) discard(turn, [terrain], 'DESTROYED');
    },
  },
  placeTerrain: {
    steps: ['TERRAIN'],
    *offers(state, seat) {
      for (const cardId of handOfPhaseThree(state, seat)) {
        if (cardOf(state, cardId).type === 'TERRAIN') yield { type: 'placeTerrain', cardId };
      }
    },
    check(state, { cardId }, seat) {
      const refusal = refusedCard(state, seat, cardId, ['TERRAIN']);
      if (refusal) return refusal;
      if (!handOfPhaseThree(state, seat).includes(cardId)) return refuse('TER-04', 'NOT_IN_HAND', { card: cardId });
      if (state.terrain !== null) return refuse('TER-03', 'TERRAIN_IN_PLAY');
      return state.marks.terrainPlaced ? refuse('TER-03', 'ALREADY_DONE') : undefined;
    },
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'terrainPlaced', seat, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;

export const terrainEvolvers = {
  terrainDestroyed(state) {
    state.marks.terrainDestroyed = true;
  },
  terrainPlaced(state, { card }) {
    leave(state, card.instanceId);
    state.terrain = card.instanceId;
    state.marks.terrainPlaced = true;
  },
} satisfies Partial<Evolvers>;
