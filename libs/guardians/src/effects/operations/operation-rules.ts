import type * as effects from '#cards/effects';
import type { OperationName } from '#cards';
import type { Target } from '../../commands.js';
import type { GuardiansTurn } from '../../flow/turn.js';

export { nothingToChoose, onlyWhile } from '#cards/effects';

/** The effect that is carried out next: its seat, its card, and the choices for it. */
export type Use = effects.Use<Target>;

/** How one operation of cards.md 5 works in Guardians when it happens. */
export type OperationRules = effects.OperationRules<GuardiansTurn, Target>;

/** The rules of some operations, by name. */
export type OperationTable<T extends OperationName = OperationName> = { readonly [K in T]: OperationRules };
