import { canonicalJson, type Seat } from '#kernel';
import type { NumberedEffect } from '../engine/effects-in.js';
import type { CardKey } from '../ids.js';
import type { OperationName } from '../schema/operations.js';
import type { Targeting, Use } from './operation-rules.js';

/** The choices of a seat for effects of a card that are used together; empty: they cannot be used. */
export type TargetsFor<State, Target> = (
  state: State,
  seat: Seat,
  source: CardKey,
  effects: readonly NumberedEffect[],
) => readonly (Target | null)[];

/**
 * The choices of a seat for effects of a card that are used together: at most one target (cards.md 4.4). Empty when one of
 * them finds nothing to act on: then they cannot be used (CARD-13).
 * @param rulesOf how an operation works in the game.
 */
export const targetsBy =
  <State, Target>(rulesOf: (op: OperationName) => Targeting<State, Target>): TargetsFor<State, Target> =>
  (state, seat, source, effects) => {
    const each = effects.map(({ effect }) => [...rulesOf(effect.op).targets(state, seat, effect, source)]);
    if (each.length === 0 || each.some((targets) => targets.length === 0)) return [];
    return each.find((targets) => !targets.includes(null)) ?? [null];
  };

/** True when a target is among the legal ones, in their form. */
export const isAmong = <Target>(targets: readonly (Target | null)[], target: Target | null): boolean =>
  targets.some((one) => canonicalJson(one) === canonicalJson(target));

/** The uses of some effects of a card by its seat. */
export const usesOf = <Target>(
  seat: Seat,
  source: CardKey,
  effects: readonly NumberedEffect[],
  target: Target | null = null,
): Use<Target>[] => effects.map(({ index, effect }) => ({ seat, source, index, effect, target }));
