import { waitsForSeats } from '#kernel';
import { aCreature, aGame, given } from '../testing/index.js';

const holding = () => given(aGame({ seats: [{ hand: [aCreature()] }, { hand: [aCreature()] }] }));

describe('windows and passes', () => {
  it('D1 ARENA-GEN-04 an action gives the other seat the word; two passes in a row close the window', () => {
    const [first, second] = [aCreature(), aCreature()];
    const more = [aCreature(), aCreature()];
    let scene = given(aGame({ seats: [{ hand: [first, second, ...more] }, { hand: [aCreature()] }] }));
    const places = ['LEFT', 'CENTER'] as const;
    for (const [move, cardId] of [first, second].entries()) {
      scene = scene.when(0, { type: 'placeOnStronghold', cardId, stronghold: places[move]! });
      expect(scene.asked).toEqual([1]);
      scene = scene.when(1, { type: 'pass' });
      expect([scene.asked, scene.state.stage]).toEqual([[0], 'ENLISTMENT']);
    }
    const closed = scene.until('SPLIT').when(0, { type: 'pass' });
    expect(closed.state.stage).toBe('SPLIT');
  });

  it('ARENA-GEN-04 every answer in a window has a time of its own', () => {
    const scene = given(aGame({ seats: [{ hand: [aCreature(), aCreature()] }, { hand: [aCreature()] }] }));
    const later = scene.when(0, { type: 'pass' });
    const again = later.when(1, { type: 'placeOnStronghold', cardId: later.player(1).hand[0]!, stronghold: 'LEFT' });
    const ids = [scene, later, again].map(({ waiting }) => waitsForSeats(waiting) && waiting.stepId);
    expect(new Set(ids).size).toBe(3);
  });

  it('ARENA-GEN-03 a step with an order asks one seat at a time, a step without asks both', () => {
    expect(holding().asked).toEqual([0]);
    const both = given(aGame({ at: 'RAID_HAND', seats: [{ hand: [aCreature()] }, { hand: [aCreature()] }] })).goingOn();
    expect([both.step, both.asked]).toEqual(['RAID_TARGET', [0, 1]]);
  });

  it('ARENA-GEN-10 a seat that is not asked passes automatically, with the same event', () => {
    const scene = given(aGame({ seats: [{ hand: [aCreature()] }, {}] }))
      .until('SPLIT')
      .when(0, { type: 'pass' });
    expect(scene.happened('passed').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('ARENA-GEN-10 a seat declares passes while the other decides, and is not asked in the window any more', () => {
    const declared = holding().when(1, { type: 'declarePasses', until: 'WINDOW' });
    expect(declared.asked).toEqual([0]);
    expect(declared.refusalCode(1, { type: 'declarePasses', until: 'TURN' })).toBe('ALREADY_DECLARED');
    const closed = declared.until('SPLIT').when(0, { type: 'pass' });
    expect(closed.happened('passed').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(closed.player(1).passing).toBeNull();
  });

  it('ARENA-GEN-10 declared for the turn they last through its windows; withdrawn they end', () => {
    const declared = holding().when(1, { type: 'declarePasses', until: 'TURN' });
    expect(declared.until('SPLIT').when(0, { type: 'pass' }).player(1).passing).toBe('TURN');
    const withdrawn = declared.when(1, { type: 'withdrawPasses' });
    expect(withdrawn.player(1).passing).toBeNull();
    expect(withdrawn.when(0, { type: 'pass' }).asked).toEqual([1]);
    expect(withdrawn.refusalCode(1, { type: 'withdrawPasses' })).toBe('NOT_DECLARED');
  });

  it('ARENA-GEN-10 who has to decide declares nothing', () => {
    expect(holding().refusalCode(0, { type: 'declarePasses', until: 'WINDOW' })).toBe('WRONG_STATE');
    expect(holding().legal(0, 'declarePasses')).toEqual([]);
    expect(holding().legal(1, 'declarePasses')).toHaveLength(3);
  });
});
