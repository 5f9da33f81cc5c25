import type { CardKey, NumberedEffect } from '#cards';
import { canonicalJson, type Seat } from '#kernel';
import type { Target } from '../commands.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import type { Use } from './operations/operation-rules.js';
import { operationRules } from './operations/operations.js';

/**
 * What a seat may choose for effects of a card that are used together: at most one target (cards.md 4.4). Empty when one of
 * them finds nothing to act on: then they cannot be used (CARD-13).
 */
export function targetsFor(
  state: State,
  seat: Seat,
  source: CardKey,
  effects: readonly NumberedEffect[],
): readonly (Target | null)[] {
  const each = effects.map(({ effect }) => [...operationRules(effect.op).targets(state, seat, effect, source)]);
  if (each.length === 0 || each.some((targets) => targets.length === 0)) return [];
  return each.find((targets) => !targets.includes(null)) ?? [null];
}

/** True when a target is among the legal ones, in their form (GUARD-223). */
export const isAmong = (targets: readonly (Target | null)[], target: Target | null): boolean =>
  targets.some((one) => canonicalJson(one) === canonicalJson(target));

/** The uses of some effects of a card by its seat. */
export const usesOf = (
  seat: Seat,
  source: CardKey,
  effects: readonly NumberedEffect[],
  target: Target | null = null,
): Use[] => effects.map(({ index, effect }) => ({ seat, source, index, effect, target }));

/** Makes effects happen one after the other (CARD-15). */
export function useEffects(turn: GuardiansTurn, uses: readonly Use[]): void {
  for (const use of uses) {
    if (turn.state.over) return;
    operationRules(use.effect.op).apply(turn, use);
  }
}
