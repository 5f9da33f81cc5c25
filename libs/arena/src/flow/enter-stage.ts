import type { Seat } from '#kernel';
import type { Stage } from '../words.js';
import type { ArenaTurn } from './turn.js';

/** Comes to a state of the turn. `asked` are the seats of a sealed choice; the game waits until each has chosen. */
export function enterStage(turn: ArenaTurn, stage: Stage, asked: readonly Seat[] = []): void {
  turn.emit({ type: 'stageEntered', stage, asked: [...asked] });
}
