import type { ArenaTurn } from '../flow/step-rules.js';
import type { InstanceId, State } from '../state.js';

/** What keeps a losing creature from the discard pile, if anything (ARENA-RES-04). */
export const rescueOf = (_state: State, _loser: InstanceId): 'SAVE' | 'HEAL' | null => null;

/** Texts `WON` of a winning creature (cards.md 4.2). */
export function wonTexts(_turn: ArenaTurn, _id: InstanceId): void {}
