import { atSeat, spectator } from '#kernel';
import { aCreature, aCreatureItem, aGame, aShield, aSpell, given, seenBy } from '../testing/index.js';

const creatures = (count: number): string[] => Array.from({ length: count }, () => aCreature());
const discard = (cardId: string) => ({ type: 'discardExcess', cardId }) as const;

describe('the discard', () => {
  it('GUARD-EX05 GUARD-053 a seat discards down to seven, card by card, and not below', () => {
    const [south, north] = [creatures(10), creatures(8)];
    const scene = given(aGame({ at: 'I_D_DISCARD', seats: [{ hand: south }, { hand: north }] }));
    const three = scene.whenAll(0, south.slice(0, 3).map(discard));
    expect([three.asked, three.happened('excessChosen')[0]?.left]).toEqual([[1], 0]);
    expect(three.refusedBy(0, discard(south[3]!))).toBe('NOT_YOUR_PRIORITY GUARD-133');
    expect(three.player(0).discard).toEqual([]);
    const done = three.until('II_A_DOMINANT').when(1, discard(north[7]!));
    expect(done.refusedBy(0, discard(south[3]!))).toBe('WRONG_STATE GUARD-221');
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
    expect(scene.refusedBy(0, discard(hand[0]!))).toBe('NOT_IN_HAND GUARD-053');
    expect(scene.refusedBy(0, discard('nothing'))).toBe('UNKNOWN_CARD GUARD-226');
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

describe('phase II begins', () => {
  const [bearer, item, other, second] = [aCreature(), aCreatureItem(), aCreature(), aCreature()];
  const shown = (id: string) => ({ instanceId: id, cardId: id });
  const remembered = (first: 0 | 1) => {
    const south = {
      stacks: { c3: { creatures: [other] }, b3: { creatures: [{ card: bearer, item }, second] }, a1: {} },
    };
    const scene = given(aGame({ at: 'I_D_SPLIT', first, seats: [south, {}] })).until('II_A_DOMINANT');
    return scene.goingOn().events.filter(({ type }) => type === 'stacksRemembered');
  };
  const stacks = [
    { space: 'b3', creatures: [{ card: shown(bearer), item: shown(item) }, { card: shown(second) }] },
    { space: 'c3', creatures: [{ card: shown(other) }] },
  ];

  it('GUARD-EX42 GUARD-039 GUARD-228 one event shows each seat what lies under its distant shields, and no other viewer', () => {
    const all = remembered(0);
    expect(all).toEqual([
      { type: 'stacksRemembered', seat: 0, stacks },
      { type: 'stacksRemembered', seat: 1, stacks: [] },
    ]);
    expect(seenBy(atSeat(0), all)).toEqual([all[0], { type: 'stacksRemembered', seat: 1 }]);
    // A seat without a stack gets the event too: its absence would say so.
    expect(seenBy(atSeat(1), all)).toEqual([{ type: 'stacksRemembered', seat: 0 }, all[1]]);
    expect(seenBy(spectator, all)).toEqual([
      { type: 'stacksRemembered', seat: 0 },
      { type: 'stacksRemembered', seat: 1 },
    ]);
  });

  it('GUARD-229 the first seat’s before the other’s, spaces in the order of the board, items after their bearers', () => {
    expect(remembered(1)).toEqual([
      { type: 'stacksRemembered', seat: 1, stacks: [] },
      { type: 'stacksRemembered', seat: 0, stacks },
    ]);
  });

  it('GUARD-229 in I.D the first seat’s cards go before the other’s, in either order of choice', () => {
    const [south, north] = [creatures(8), creatures(8)];
    for (const first of [0, 1] as const) {
      const scene = given(aGame({ at: 'I_D_DISCARD', first, seats: [{ hand: south }, { hand: north }] }));
      const chosen = scene.when(0, discard(south[0]!)).until('II_A_DOMINANT').when(1, discard(north[0]!));
      expect(chosen.happened('excessDiscarded').map(({ seat }) => seat)).toEqual([first, 1 - first]);
      expect(chosen.happened('handSplit').map(({ seat }) => seat)).toEqual([first, 1 - first]);
    }
  });
});
