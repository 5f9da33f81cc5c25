import { type CardKey, type NumberedEffect, operation } from '#cards';
import { canonicalJson, type Seat } from '#kernel';
import type { Target } from '../commands.js';
import type { ArenaTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { cancelledBy } from '../totals/conflicts.js';
import type { Use } from './operations/operation-rules.js';
import { operationRules } from './operations/operations.js';
import { rulesOfCombat } from './rules-of-combat.js';

/**
 * What a seat may choose for effects that are used together: at most one target (cards.md 4.4). Empty when one of them finds
 * nothing to act on: then they cannot be used (CARD-13).
 */
export function targetsFor(state: State, seat: Seat, effects: readonly NumberedEffect[]): readonly (Target | null)[] {
  const each = effects.map(({ effect }) => [...operationRules(effect.op).targets(state, seat, effect)]);
  if (each.length === 0 || each.some((targets) => targets.length === 0)) return [];
  return each.find((targets) => !targets.includes(null)) ?? [null];
}

/** True when a target is among the legal ones, in their form (ARENA-ENG-01). */
export const isAmong = (targets: readonly (Target | null)[], target: Target | null): boolean =>
  targets.some((one) => canonicalJson(one) === canonicalJson(target));

/** The uses of some effects of a card by its seat. */
export const usesOf = (
  seat: Seat,
  source: CardKey,
  effects: readonly NumberedEffect[],
  target: Target | null = null,
): Use[] => effects.map(({ index, effect }) => ({ seat, source, index, effect, target }));

/**
 * Makes effects happen one after the other (CARD-15), then settles the conflicts of commands (ARENA-CMD-04), and notes whether
 * anything of it changed the secondary round (CARD-20).
 */
export function useEffects(turn: ArenaTurn, uses: readonly Use[]): void {
  const { state } = turn;
  const before = keysInForce(state);
  const rules = rulesOfCombat(state);
  let changed = false;
  for (const use of uses) {
    if (state.over) return;
    const did = operationRules(use.effect.op).apply(turn, use);
    changed ||= did && operation(use.effect.op).combat === true;
  }
  settleCommands(turn, before);
  if (changed || rulesOfCombat(state) !== rules) changeDuel(turn);
}

/** Cancels what contradicts the commands that have come since these effects were in force. */
function settleCommands(turn: ArenaTurn, before: readonly string[]): void {
  const fresh = keysInForce(turn.state).filter((key) => !before.includes(key));
  const keys = fresh.length > 0 ? cancelledBy(turn.state, fresh) : [];
  if (keys.length > 0) turn.emit({ type: 'commandsCancelled', keys });
}

const keysInForce = ({ combat }: State): string[] => combat?.inForce.map(({ key }) => key) ?? [];

/** The secondary round will be compared: a card effect has changed it (ARENA-SEC-07). */
export function changeDuel(turn: ArenaTurn): void {
  const { combat } = turn.state;
  if (combat?.round === 'SECONDARY' && !combat.engaged) turn.emit({ type: 'duelChanged' });
}
