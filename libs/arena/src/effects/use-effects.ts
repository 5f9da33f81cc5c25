import { targetsBy } from '#cards/effects';
import { operation } from '#cards/schema';
import type { Target } from '../commands.js';
import type { ArenaTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { cancelledBy } from '../totals/conflicts.js';
import type { Use } from './operations/operation-rules.js';
import { operationRules } from './operations/operations.js';
import { rulesOfCombat } from './rules-of-combat.js';

/** The choices of a seat for effects of a card that are used together; empty: they cannot be used (CARD-13). */
export const targetsFor = targetsBy<State, Target>(operationRules);

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
