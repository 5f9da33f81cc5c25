import type { GameSetup } from './game-setup.js';
import { aGame, given, type Scene } from './index.js';

/** The last action of a turn is being resolved, by the first seat; when it gives `endAction` the turn is over. */
export const aTurnAlmostOver = (setup: GameSetup = {}): Scene =>
  given(aGame({ ...setup, resolving: { seat: setup.firstPlayer ?? 0, action: 'leaderAction', x2: true } }));

/** The game as it waits next after the end of a turn, with the events of the end and of the new beginning. */
export const theNextTurn = (setup: GameSetup = {}): Scene =>
  aTurnAlmostOver(setup).when(setup.firstPlayer ?? 0, { type: 'endAction' });

/** One answer more: the first seat that is asked does what it would by default, or the job runs that is waited for. */
export function idly(scene: Scene): Scene {
  const [seat] = scene.asked;
  return seat === undefined ? scene.whenJobRuns() : scene.when(seat, scene.byDefault(seat));
}

/** The game as soon as something is so, while every seat does what it would by default. */
export function idlyUntil(scene: Scene, isSo: (scene: Scene) => boolean): Scene {
  let now = scene;
  while (!isSo(now)) now = idly(now);
  return now;
}
