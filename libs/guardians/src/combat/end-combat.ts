import type { GuardiansTurn } from '../flow/turn.js';
import { afterOption } from '../turning/next-shield.js';

/** The combat is over, and with it the option of the shield that moved (GUARD-082). */
export function endCombat(turn: GuardiansTurn): void {
  turn.emit({ type: 'combatEnded' });
  afterOption(turn);
}
