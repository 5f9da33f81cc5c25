import { aGame } from './a-game.js';
import type { GameSetup } from './game-setup.js';
import { given, type Scene } from './scene.js';

/** All seats are ready with what the setup has planned for their heroes, or their first card. */
export function revealed(setup: GameSetup, picks: readonly unknown[] = []): Scene {
  let scene = given(aGame(setup));
  while (scene.asked.length > 1 || scene.byDefault(scene.asked[0]!).type !== 'declareReady') {
    const seat = scene.asked.find((asked) => scene.byDefault(asked).type !== 'declareReady') ?? scene.asked[0]!;
    scene = scene.when(seat, scene.byDefault(seat));
  }
  return scene.chancing({ picks }).when(scene.asked[0]!, { type: 'declareReady' });
}
