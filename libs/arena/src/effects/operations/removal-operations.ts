import type { InstanceId, OperationName } from '#cards';
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

const removals = Object.keys(moves) as Removal[];

/** True for an operation that takes a creature out of the combat (ARENA-DES-01). */
export const isRemoval = (op: OperationName): op is Removal => (removals as readonly OperationName[]).includes(op);

/** What a removal takes away now. */
export const victimsOf = (state: State, use: Use): InstanceId[] => creaturesMeant(state, use).map(({ id }) => id);

/** Removes creatures that were named before any of them went (ARENA-DES-02). A creature named twice goes once. */
export function removeTogether(
  turn: ArenaTurn,
  doomed: readonly { readonly id: InstanceId; readonly op: OperationName }[],
): void {
  const first = doomed.filter(({ id }, place) => doomed.findIndex((other) => other.id === id) === place);
  for (const op of removals) {
    const cards = first.filter((one) => one.op === op).map(({ id }) => id);
    if (!turn.state.over) moves[op](turn, cards);
  }
}

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
} satisfies OperationTable<Removal>;
