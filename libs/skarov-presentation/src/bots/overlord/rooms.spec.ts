import { Random } from '#kernel';
import type { Command } from '#skarov/queries';
import { aGame, type GameSetup, given, type Scene } from '#skarov/testing';
import { overlord } from '../overlord.js';

const answer = (scene: Scene): Command => overlord(scene.sight(scene.overlord, Random.from('overlord')));

/** All heroes have acted: Skarov may activate a room. */
function atTheConsoles(setup: GameSetup, fuel: number): Scene {
  let scene = given(aGame({ at: 'activation', ...setup })).with((state) => {
    for (let number = 1; number <= fuel; number += 1) {
      state.tokens.push({ id: `fuel-${number}`, kindId: 'fuel', spaceId: '6,1' });
    }
  });
  while (scene.step?.startsWith('activation.')) {
    const [seat = 0] = scene.asked;
    scene = scene.when(seat, scene.byDefault(seat));
  }
  return scene;
}

describe('The overlord activates rooms', () => {
  it('SKAROV-END-02 draws a card while nothing is near its end, and fuels missiles that are', () => {
    const heroes = [{ at: '2,3' }];
    expect(atTheConsoles({ heroes }, 0).step).toBe('endOfTurn.room');
    expect(answer(atTheConsoles({ heroes }, 0))).toEqual({ type: 'activateRoom', tileNumber: 2 });
    expect(answer(atTheConsoles({ heroes }, 6))).toEqual({ type: 'activateRoom', tileNumber: 3 });
  });

  it('SKAROV-TILE-13 counts what the traps of a room do to those who stand in it', () => {
    const hurt = { hand: ['sgt-freedom-1', 'wound:1', 'wound:2'], damage: 3, id: 'sgt-freedom' };
    expect(answer(atTheConsoles({ heroes: [{ ...hurt, at: '7,4' }] }, 0))).toEqual({
      type: 'activateRoom',
      tileNumber: 3,
    });
    expect(answer(atTheConsoles({ heroes: [{ ...hurt, at: '2,3' }] }, 0))).toEqual({
      type: 'activateRoom',
      tileNumber: 2,
    });
  });
});
