import type { ArenaTurn } from '../flow/step-rules.js';
import type { InstanceId } from '../state.js';

/** Commands of creatures that have come to the combat (ARENA-PRI-04, ARENA-CMD-03). */
export function giveCommands(_turn: ArenaTurn, _ids: readonly InstanceId[]): void {}

/** Their area-of-effect attacks, together (ARENA-AOE-05, ARENA-AOE-06). */
export function strikeAreas(_turn: ArenaTurn, _ids: readonly InstanceId[]): void {}

/** Their other texts that act when played, together (ARENA-PRI-10). */
export function playTexts(_turn: ArenaTurn, _ids: readonly InstanceId[]): void {}
