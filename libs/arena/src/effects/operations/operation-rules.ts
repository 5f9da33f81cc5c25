import type * as effects from '#cards/effects';
import type { OperationName } from '#cards';
import type { Target } from '../../commands.js';
import type { ArenaTurn } from '../../flow/turn.js';

export { nothingToChoose, onlyWhile } from '#cards/effects';

/** The effect that is carried out next: its seat, its card, and the choices for it. */
export type Use = effects.Use<Target>;

/**
 * How one operation of cards.md 5 works in Arena when it happens: `apply` says whether it changed something, which of an operation
 * marked * engages the round (CARD-20).
 */
export type OperationRules = effects.OperationRules<ArenaTurn, Target, boolean>;

/** The rules of some operations, by name. */
export type OperationTable<T extends OperationName = OperationName> = { readonly [K in T]: OperationRules };
