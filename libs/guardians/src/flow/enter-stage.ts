import type { Seat } from '#kernel';
import type { Stage } from '../words.js';
import type { GuardiansTurn } from './turn.js';

/** Comes to a state of the game. `asked` are the seats of a sealed step; the game waits until each has finished. */
export function enterStage(turn: GuardiansTurn, stage: Stage, asked: readonly Seat[] = []): void {
  turn.emit({ type: 'stageEntered', stage, asked: [...asked] });
}
