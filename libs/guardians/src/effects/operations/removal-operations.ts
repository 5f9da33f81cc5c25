import * as effects from '#cards/effects';
import type { InstanceId } from '#cards';
import { isGuardian } from '../../combat/fighters.js';
import type { GuardiansTurn } from '../../flow/turn.js';
import type { State } from '../../state.js';
import { isInGame } from '../../table/cards.js';
import { discard, putUnderPile, sendToPen } from '../../table/movements.js';
import { creaturesMeant, matchedTargets, picked } from './matched.js';
import type { OperationRules, OperationTable, Use } from './operation-rules.js';

type Removal = 'DESTROY' | 'SEND_HOME' | 'UNDER_PILE';

const moves: Readonly<Record<Removal, (turn: GuardiansTurn, cards: readonly InstanceId[]) => void>> = {
  DESTROY: (turn, cards) => discard(turn, cards, 'DESTROYED'),
  SEND_HOME: (turn, cards) => sendToPen(turn, cards, 'EFFECT'),
  UNDER_PILE: (turn, cards) => putUnderPile(turn, cards, 'EFFECT'),
};

/** The cards that a removal takes away now; never a guardian (GUARD-183). */
export const victimsOf = (state: State, use: Use): InstanceId[] =>
  creaturesMeant(state, use).filter((id) => isInGame(state, id));

/** Removes creatures that were named before any of them went (GUARD-125). */
export const removeTogether = (turn: GuardiansTurn, doomed: readonly effects.Doomed[]): void =>
  effects.removeTogether(turn, doomed, moves);

const removal: OperationRules = {
  targets(state, seat, effect) {
    const id = state.combat ? picked(state, seat, effect) : null;
    return id !== null && isGuardian(state, id) ? [] : matchedTargets(state, seat, effect, false);
  },
  apply(turn, use) {
    removeTogether(
      turn,
      victimsOf(turn.state, use).map((id) => ({ id, op: use.effect.op })),
    );
  },
};

/** Taking creatures out of the combat (cards.md 5.3). */
export const removalOperations = {
  DESTROY: removal,
  SEND_HOME: removal,
  UNDER_PILE: removal,
} satisfies OperationTable<effects.Removal>;
