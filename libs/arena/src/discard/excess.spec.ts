import {
  aCorruption,
  aCreature,
  aCreatureItem,
  aGame,
  aHandItem,
  aShield,
  aSpell,
  aStandardBearer,
  aTerrain,
  anUpgrade,
  given,
} from '../testing/index.js';

const shields = (count: number): string[] => Array.from({ length: count }, () => aShield());

/** The enlistment has just closed on these hands. */
const closed = (first: readonly string[], second: readonly string[]) =>
  given(
    aGame({
      seats: [{ hand: first }, { hand: second }],
      state: { window: { holder: 0, passes: 2, moves: 0 } },
    }),
  )
    .until('ENTER_ARENA')
    .goingOn();

const discards = (cardId: string) => ({ type: 'discardExcess', cardId }) as const;

describe('the discard of what is beyond seven', () => {
  it('D3 ARENA-DSC-01 7, 8 and 11 cards: 0, 1 and 4 are discarded, and 7 is not asked', () => {
    expect(closed(shields(7), shields(8)).asked).toEqual([1]);
    expect(closed(shields(7), shields(7)).state.stage).toBe('ENTER_ARENA');
    let scene = closed(shields(11), shields(7));
    for (const left of [3, 2, 1, 0]) {
      scene = scene.until('ENTER_ARENA').when(0, scene.byDefault(0));
      expect(scene.happened('excessChosen')).toMatchObject([{ seat: 0, left }]);
    }
    expect(scene.player(0).discard).toHaveLength(4);
    expect(scene.player(0).pen).toHaveLength(7);
  });

  it('D46 ARENA-DSC-01 ARENA-ENG-11 chosen in secret, then all at once by ascending id', () => {
    const [hand, other] = [shields(10), shields(8)];
    const [a, b, c] = [hand[2]!, hand[7]!, hand[4]!];
    let scene = closed(hand, other);
    expect(scene.asked).toEqual([0, 1]);
    const left: number[] = [];
    for (const cardId of [c, b, a]) {
      scene = scene.when(0, discards(cardId));
      left.push(...scene.happened('excessChosen').map((event) => event.left));
      expect(scene.events).toHaveLength(1);
    }
    expect(left).toEqual([2, 1, 0]);
    expect(scene.refusalCode(0, discards(hand[0]!))).toBe('ALREADY_COMMITTED');
    const done = scene.until('SPLIT').when(1, discards(other[0]!));
    expect(done.happened('cardsDiscarded')).toMatchObject([
      { seat: 0, why: 'EXCESS', cards: [{ instanceId: a }, { instanceId: c }, { instanceId: b }] },
      { seat: 1, cards: [{ instanceId: other[0] }] },
    ]);
  });

  it('ARENA-DSC-01 a card that is chosen cannot be chosen again', () => {
    const hand = shields(9);
    const scene = closed(hand, []).when(0, discards(hand[0]!));
    expect(scene.refusalCode(0, discards(hand[0]!))).toBe('NOT_IN_HAND');
    expect(scene.legal(0, 'discardExcess')).toHaveLength(8);
  });

  it('ARENA-ENG-03 by default the card that came last', () => {
    const hand = shields(8);
    const scene = closed(hand, []).until('SPLIT').whenTimeRunsOut();
    expect(scene.player(0).discard).toEqual([hand[7]]);
  });
});

describe('the split', () => {
  it('ARENA-DSC-02 ARENA-DSC-03 ARENA-DSC-04 by card type to depot and pen; the hand is empty', () => {
    const depot = [aSpell(), aCorruption(), aHandItem()];
    const pen = [aCreature(), aShield(), aStandardBearer(), aTerrain()];
    const more = [aCreatureItem(), anUpgrade(), anUpgrade({ variant: 'DOWNGRADE' })];
    const scene = closed([...depot, ...pen], more);
    expect(scene.player(0)).toMatchObject({ hand: [], depot, pen });
    expect(scene.player(1)).toMatchObject({ hand: [], depot: [], pen: more });
  });

  it('ARENA-DSC-05 what an effect has sent to the pen stays there and does not count', () => {
    const corrupted = aCreature();
    const scene = given(
      aGame({
        seats: [{ hand: shields(7), pen: [corrupted] }, {}],
        state: { window: { holder: 0, passes: 2, moves: 0 } },
      }),
    )
      .until('ENTER_ARENA')
      .goingOn();
    expect(scene.happened('cardsDiscarded')).toEqual([]);
    expect(scene.player(0).pen).toHaveLength(8);
  });

  it('ARENA-DSC-04 after SKIP_TO_SETTLEMENT the arena is left at once', () => {
    const scene = given(aGame({ at: 'SPLIT', marks: { skipToSettlement: true } }))
      .until('EXIT_ARENA')
      .goingOn();
    expect(scene.happened('stageEntered').map(({ stage }) => stage)).toEqual(['EXIT_ARENA']);
  });
});
