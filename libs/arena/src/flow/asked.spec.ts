import { atSeat, Random } from '#kernel';
import { aCreature, aCorruption, aGame, aShield, aTerrain, given } from '../testing/index.js';
import { waiting } from '../waiting.js';
import { resample } from '../view/resample.js';

describe('who is asked', () => {
  it('ARENA-ENG-02 is the same in every world that the other seat cannot tell from this one', () => {
    const hands = [[aCorruption()], [aShield()], [aTerrain()], [aCreature()]];
    for (const hand of hands) {
      const states = [
        aGame({ seats: [{ hand }, {}] }),
        aGame({ at: 'RAID_MOVE', raid: { targets: ['LEFT', 'LEFT'] }, seats: [{ hand }, {}] }),
        aGame({
          at: 'SECONDARY_ACTIONS',
          combat: { round: 'SECONDARY', duellists: [aCreature(), aCreature()] },
          seats: [{ hand }, {}],
        }),
      ].map((state) => given(state).goingOn().state);
      for (const state of states) {
        const other = resample(state, atSeat(1), Random.from('asked'));
        expect(waiting(other)).toEqual(waiting(state));
        expect(waiting(state)).toMatchObject({ seats: [0] });
      }
    }
  });

  it('ARENA-GEN-01 there are two seats and no others', () => {
    const { players, arena } = aGame();
    expect([players.length, arena.length]).toEqual([2, 2]);
  });
});
