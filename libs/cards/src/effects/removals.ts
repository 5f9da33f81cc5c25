import type { InstanceId } from '../ids.js';
import type { OperationName } from '../schema/operations.js';

/** The operations that take a creature out of the combat, in the order in which they happen together. */
const removals = ['DESTROY', 'SEND_HOME', 'UNDER_PILE'] as const;
export type Removal = (typeof removals)[number];

/** True for an operation that takes a creature out of the combat. */
export const isRemoval = (op: OperationName): op is Removal => (removals as readonly OperationName[]).includes(op);

/** A creature that goes, and by which operation. */
export interface Doomed {
  readonly id: InstanceId;
  readonly op: OperationName;
}

/** Where the creatures of each removal go, in a game; the game may be over afterwards. */
export type RemovalMoves<T> = Readonly<Record<Removal, (turn: T, cards: readonly InstanceId[]) => void>>;

/** Removes creatures that were named before any of them went. A creature named twice goes once. */
export function removeTogether<T extends { readonly state: { readonly over: unknown } }>(
  turn: T,
  doomed: readonly Doomed[],
  moves: RemovalMoves<T>,
): void {
  const first = doomed.filter(({ id }, place) => doomed.findIndex((other) => other.id === id) === place);
  for (const op of removals) {
    const cards = first.filter((one) => one.op === op).map(({ id }) => id);
    if (!turn.state.over) moves[op](turn, cards);
  }
}
