import * as effects from '#cards/effects';
import type { InstanceId } from '#cards';
import type { ArenaTurn } from '../../flow/turn.js';
import type { State } from '../../state.js';
import { discard, putUnderPile, sendToPen } from '../../table/moves.js';
import { creaturesMeant, creaturesToPick, picks } from './creatures-meant.js';
import { nothingToChoose, type OperationRules, type OperationTable, type Use } from './operation-rules.js';

type Removal = 'DESTROY' | 'SEND_HOME' | 'UNDER_PILE';

const moves: Readonly<Record<Removal, (turn: ArenaTurn, cards: readonly InstanceId[]) => void>> = {
  DESTROY: (turn, cards) => discard(turn, cards, 'DESTROYED'),
  SEND_HOME: (turn, cards) => sendToPen(turn, cards, 'EFFECT'),
  UNDER_PILE: (turn, cards) => putUnderPile(turn, cards, 'EFFECT'),
};

/** The cards that a removal takes away now. */
export const victimsOf = (state: State, use: Use): InstanceId[] => creaturesMeant(state, use).map(({ id }) => id);

/** Removes creatures that were named before any of them went (ARENA-DES-02). */
export const removeTogether = (turn: ArenaTurn, doomed: readonly effects.Doomed[]): void =>
  effects.removeTogether(turn, doomed, moves);

const removal: OperationRules = {
  targets: (state, seat, effect) => (picks(effect) ? creaturesToPick(state, seat, effect, false) : nothingToChoose()),
  apply(turn, use) {
    const doomed = victimsOf(turn.state, use).map((id) => ({ id, op: use.effect.op }));
    removeTogether(turn, doomed);
    return doomed.length > 0;
  },
};

/** Taking creatures out of the combat (cards.md 5.3). */
export const removalOperations = {
  DESTROY: removal,
  SEND_HOME: removal,
  UNDER_PILE: removal,
} satisfies OperationTable<effects.Removal>;
