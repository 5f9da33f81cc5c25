import { aCreature, aGame, aShield, aSpell, given } from '../testing/index.js';

const creatures = (count: number): string[] => Array.from({ length: count }, () => aCreature());
const discard = (cardId: string) => ({ type: 'discardExcess', cardId }) as const;

describe('the discard', () => {
  it('GUARD-EX05 GUARD-053 a seat discards down to seven, card by card, and not below', () => {
    const [south, north] = [creatures(10), creatures(8)];
    const scene = given(aGame({ at: 'I_D_DISCARD', seats: [{ hand: south }, { hand: north }] }));
    const three = scene.whenAll(0, south.slice(0, 3).map(discard));
    expect([three.asked, three.happened('excessChosen')[0]?.left]).toEqual([[1], 0]);
    expect(three.refusalCode(0, discard(south[3]!))).toBe('NOT_YOUR_PRIORITY GUARD-133');
    expect(three.player(0).discard).toEqual([]);
    const done = three.until('II_A_DOMINANT').when(1, discard(north[7]!));
    expect(done.refusalCode(0, discard(south[3]!))).toBe('WRONG_STATE GUARD-221');
    expect(done.player(0)).toMatchObject({ discard: south.slice(0, 3).sort(), pen: south.slice(3), hand: [] });
    expect(done.player(1).discard).toEqual([north[7]]);
  });

  it('GUARD-053 who has seven or fewer discards nothing and is not asked', () => {
    const hand = creatures(7);
    const seats = [{ hand }, { hand: creatures(9) }] as const;
    const scene = given(aGame({ at: 'I_D_DISCARD', asked: [1], seats }));
    expect([scene.asked, scene.legal(0, 'discardExcess')]).toEqual([[1], []]);
  });

  it('GUARD-053 what is chosen already, and what is not in hand, is refused', () => {
    const hand = creatures(9);
    const scene = given(aGame({ at: 'I_D_DISCARD', seats: [{ hand, pen: [] }, {}] })).when(0, discard(hand[0]!));
    expect(scene.refusalCode(0, discard(hand[0]!))).toBe('NOT_IN_HAND GUARD-053');
    expect(scene.refusalCode(0, discard('nothing'))).toBe('UNKNOWN_CARD GUARD-226');
    expect(scene.legal(0, 'discardExcess')).toHaveLength(8);
  });

  it('GUARD-224 by default the card goes that came last', () => {
    const hand = creatures(8);
    const scene = given(aGame({ at: 'I_D_DISCARD', asked: [0], seats: [{ hand }, {}] }));
    expect(scene.until('I_D_SPLIT').whenTimeRunsOut().player(0).discard).toEqual([hand[7]]);
  });

  it('GUARD-008 GUARD-054 single-bordered cards form the pen, double-bordered ones the depot', () => {
    const [spell, shield, creature] = [aSpell(), aShield(), aCreature()];
    const scene = given(aGame({ at: 'I_D_SPLIT', seats: [{ hand: [spell, shield, creature] }, {}] }));
    const split = scene.until('II_A_DOMINANT').goingOn();
    expect(split.player(0)).toMatchObject({ depot: [spell], pen: [shield, creature], hand: [] });
    expect(split.happened('handSplit')).toContainEqual({ type: 'handSplit', seat: 0, depot: 1, pen: 2 });
  });
});
