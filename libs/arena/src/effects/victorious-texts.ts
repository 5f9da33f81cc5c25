import type { InstanceId } from '#cards';
import type { ArenaTurn } from '../flow/turn.js';
import { useText } from './announce.js';
import { textsOf } from './texts.js';

/** Texts `VICTORIOUS` of a creature that has just become so (ARENA-EXT-03). */
export const victoriousTexts = (turn: ArenaTurn, id: InstanceId): void =>
  useText(turn, textsOf(turn.state, [id], ['VICTORIOUS']));
