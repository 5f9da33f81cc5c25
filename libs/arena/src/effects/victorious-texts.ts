import type { ArenaTurn } from '../flow/step-rules.js';
import type { InstanceId } from '../state.js';

/** Texts `VICTORIOUS` of a creature that has just become so (ARENA-EXT-03). */
export function victoriousTexts(_turn: ArenaTurn, _id: InstanceId): void {}
