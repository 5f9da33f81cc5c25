import type { GameSetup } from '../testing/index.js';
import { aCreature, aGame, aGuardian, aShield, aSpell, aTerrain, given } from '../testing/index.js';
import { stockOf } from './stock-steps.js';

const vector4 = { baseDraw: 3, ldl: 2, mdl: -1, luc: 1 };

const stocks = (setup: GameSetup): number[] => {
  const state = aGame({ at: 'STOCK', ...setup });
  return [stockOf(state, 0), stockOf(state, 1)];
};

describe('the stock', () => {
  it('D4 ARENA-STK-01 ARENA-STK-03 ARENA-STK-04 the guardian, the terrain and the lower dominant say how many', () => {
    const seats = [{ guardian: aGuardian(vector4) }, { guardian: aGuardian(vector4) }] as const;
    expect(stocks({ seats: [...seats], lower: 1, terrain: { card: aTerrain(), owner: 0 } })).toEqual([2, 6]);
    expect(stocks({ seats: [...seats], lower: 1 })).toEqual([3, 4]);
  });

  it('ARENA-STK-02 no seat draws on turn 1', () => {
    const scene = given(aGame({ at: 'STOCK', turn: 1 }))
      .until('RESERVE')
      .goingOn();
    expect(scene.happened('cardsDrawn')).toEqual([]);
  });

  it('D38 ARENA-STK-01 ARENA-STK-05 never fewer than one, and first of all the old dominant', () => {
    const dominant = aShield();
    for (const baseDraw of [2, 1]) {
      const guardian = aGuardian({ baseDraw, ldl: -1 });
      const scene = given(
        aGame({ at: 'STOCK', seats: [{ guardian, dominant }, {}], terrain: { card: aTerrain(), owner: 1 } }),
      )
        .until('RESERVE')
        .goingOn();
      expect(scene.happened('cardsDrawn')[0]).toMatchObject({ seat: 0, count: 1, cards: [{ instanceId: dominant }] });
      expect(scene.player(0)).toMatchObject({ dominant: null, hand: [dominant] });
    }
  });

  it('ARENA-ENG-10 a dominant that is drawn is known to be in that hand', () => {
    const dominant = aShield();
    const scene = given(aGame({ at: 'STOCK', seats: [{ dominant }, {}] }))
      .until('RESERVE')
      .goingOn();
    expect(scene.player(0).known).toEqual([dominant]);
    expect(scene.player(0).hand).toHaveLength(3);
  });

  it('ARENA-STK-05 a dominant that a text took away is not drawn', () => {
    const next = aShield();
    const scene = given(aGame({ at: 'STOCK', seats: [{ dominant: null, pile: [next, aShield(), aShield()] }, {}] }))
      .until('RESERVE')
      .goingOn();
    expect(scene.player(0).hand).toHaveLength(3);
    expect(scene.player(0).hand[0]).toBe(next);
  });

  it('ARENA-STK-06 hand, depot and pen become the reserve hand; what lies on the table does not', () => {
    const [spell, creature, drawn, posted, bearer] = [aSpell(), aCreature(), aShield(), aCreature(), aShield()];
    const scene = given(
      aGame({
        at: 'RESERVE',
        seats: [{ hand: [drawn], depot: [spell], pen: [creature], on: { LEFT: posted }, standardBearer: bearer }, {}],
      }),
    )
      .until('DOMINANT')
      .goingOn();
    expect(scene.player(0)).toMatchObject({ hand: [spell, creature, drawn], depot: [], pen: [] });
    expect(scene.happened('reserveTaken')).toMatchObject([
      { seat: 0, count: 3 },
      { seat: 1, count: 0 },
    ]);
  });
});
