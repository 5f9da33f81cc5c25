import { anAuction, bids, soldFor } from '../testing/auctions.js';
import { aMage, aSpell, seenBy } from '../testing/index.js';
import { aTurnAlmostOver } from '../testing/next-turn.js';

const ofDarkness = { side: 'darkness', distance: 1 } as const;
const ofLight = { side: 'light', distance: 1 } as const;

describe('the resolution', () => {
  it('GUILD-033 GUILD-040 each mage is sold separately, in the order of the pile', () => {
    const [one, two] = [aMage(), aMage()];
    let scene = anAuction([one, two], [{ rubies: 9 }, { rubies: 9 }]);
    for (const [seat, lot, amount] of [
      [0, one, 5],
      [0, two, 1],
      [1, one, 2],
      [1, two, 4],
    ] as const)
      scene = bids(scene, seat, lot, amount);
    scene = scene.whenJobRuns();
    expect(scene.happened('lotSold')).toMatchObject([
      { mageId: one, winner: 0, price: 3 },
      { mageId: two, winner: 1, price: 2 },
    ]);
    expect([scene.guild(0).rubies, scene.guild(1).rubies]).toEqual([6, 7]);
  });

  it('GUILD-040 a bid is void when the seat no longer meets the requirement', () => {
    const lot = aMage({ requirement: ofLight });
    const push = aSpell('anytime', { effect: 'shiftAlignment', steps: 2 });
    const scene = anAuction([lot], [{ alignment: 2, spells: [push] }, { alignment: 1 }]);
    const pushed = bids(scene, 0, lot, 5).when(0, { type: 'playCard', itemId: push, direction: 'towardDarkness' });
    const sold = bids(pushed, 1, lot, 2);
    expect(sold.whenJobRuns().happened('lotSold')).toEqual([
      {
        type: 'lotSold',
        mageId: lot,
        bids: [
          { seat: 0, amount: 5, valid: false },
          { seat: 1, amount: 2, valid: true },
        ],
        winner: 1,
        price: 1,
      },
    ]);
  });

  it('GUILD-040 a bid is void when the seat holds fewer rubies than it', () => {
    const lot = aMage();
    const theft = aSpell('auction', { effect: 'stealRubies', amount: 3 });
    const scene = bids(anAuction([lot], [{ rubies: 5 }, { spells: [theft] }]), 0, lot, 4);
    const robbed = scene.when(1, { type: 'playCard', itemId: theft, targetSeat: 0 });
    const closed = bids(robbed, 1, lot, 0).whenJobRuns();
    expect(closed.happened('lotUnsold')).toMatchObject([{ mageId: lot, bids: [{ seat: 0, amount: 4, valid: false }] }]);
    expect(closed.guild(0).rubies).toBe(2);
  });

  it('GUILD-041 the highest bid wins; among equals the seat first clockwise from the first player', () => {
    expect(soldFor([2, 5, 4]).scene.happened('lotSold')).toMatchObject([{ winner: 1, price: 5 }]);
    expect(soldFor([4, 2, 4], { firstPlayer: 1 }).scene.happened('lotSold')).toMatchObject([{ winner: 2, price: 4 }]);
    expect(soldFor([4, 4, 4], { firstPlayer: 1 }).scene.happened('lotSold')).toMatchObject([{ winner: 1, price: 4 }]);
  });

  it('EX-20 GUILD-042 the winner pays one more than the second highest bid', () => {
    const { scene } = soldFor([6, 3]);
    expect(scene.happened('lotSold')).toMatchObject([{ winner: 0, price: 4 }]);
    expect(scene.guild(0).rubies).toBe(6);
  });

  it('GUILD-042 never more than its own bid, and a sole bidder pays 1', () => {
    expect(soldFor([5, 5]).scene.happened('lotSold')).toMatchObject([{ price: 5 }]);
    expect(soldFor([5, 0]).scene.happened('lotSold')).toMatchObject([{ price: 1 }]);
  });

  it('GUILD-043 the mage joins at once, undamaged, and may be placed active in this turn', () => {
    const { lot, scene } = soldFor([1, 0]);
    expect(scene.guild(0).mages).toEqual([{ id: lot, damage: 0, inCare: false, post: null, used: null }]);
    const choices = [0, 1].reduce((now, seat) => now.when(seat, { type: 'chooseFirstAction', action: 'work' }), scene);
    const placing = [0, 1].reduce((now, seat) => now.when(seat, { type: 'chooseSecondAction', action: 'X2' }), choices);
    expect(placing.step).toBe('placement');
    expect(placing.legal(0, 'placeMages')).toContainEqual({ type: 'placeMages', activeMageIds: [lot] });
  });

  it('GUILD-044 a lot without a valid bid is removed from the game', () => {
    const { lot, scene } = soldFor([0, 0]);
    expect(scene.happened('lotUnsold')).toEqual([{ type: 'lotUnsold', mageId: lot, bids: [] }]);
    expect(scene.view(0).removedMages).toEqual([lot]);
    expect(scene.state.mages.deck).not.toContain(lot);
    expect(scene.step).toBe('actions.first');
  });

  it('GUILD-045 all bids on a lot become public when it is resolved', () => {
    const { scene } = soldFor([2, 3, 0]);
    expect(seenBy(scene, 'spectator')).toContainEqual(
      expect.objectContaining({
        type: 'lotSold',
        bids: [
          { seat: 0, amount: 2, valid: true },
          { seat: 1, amount: 3, valid: true },
        ],
      }),
    );
  });
});

describe('worked examples of the auction', () => {
  it('EX-19 GUILD-037 GUILD-041 GUILD-042 GUILD-044 three lots', () => {
    const [l1, l2, l3] = [aMage(), aMage(), aMage()];
    const [a, b, c] = [0, 1, 2];
    let scene = anAuction([l1, l2, l3], [{ rubies: 6 }, { rubies: 5 }, { rubies: 9 }], { firstPlayer: b });
    const answers: [number, string, number][] = [
      [a, l1, 4],
      [a, l2, 2],
      [a, l3, 0],
      [b, l1, 3],
      [b, l2, 0],
      [b, l3, 0],
      [c, l1, 4],
      [c, l2, 0],
      [c, l3, 0],
    ];
    for (const answer of answers) scene = bids(scene, ...answer);
    scene = scene.whenJobRuns();
    expect(scene.happened('lotSold')).toMatchObject([
      { mageId: l1, winner: c, price: 4 },
      { mageId: l2, winner: a, price: 1 },
    ]);
    expect(scene.happened('lotUnsold')).toMatchObject([{ mageId: l3 }]);
    expect([a, b, c].map((seat) => scene.guild(seat).rubies)).toEqual([5, 5, 5]);
  });

  it('EX-29 GUILD-171 GUILD-172 GUILD-037 GUILD-042 GUILD-044 three answers in all', () => {
    const [l1, l2] = [aMage(), aMage({ requirement: ofDarkness })];
    const [a, b] = [0, 1];
    const scene = anAuction(
      [l1, l2],
      [
        { alignment: 2, rubies: 4 },
        { alignment: -1, rubies: 3 },
      ],
    );
    const afterA = bids(scene, a, l1, 1);
    expect(afterA.asked).toEqual([b]);
    const afterB = bids(afterA, b, l1, 3);
    expect(afterB.asked).toEqual([b]);
    expect(afterB.legal(b, 'bidOnLot')).toEqual([{ type: 'bidOnLot', mageId: l2, amount: 0 }]);
    const sold = bids(afterB, b, l2, 0).whenJobRuns();
    expect(sold.happened('lotSold')).toMatchObject([{ mageId: l1, winner: b, price: 2 }]);
    expect(sold.happened('lotUnsold')).toMatchObject([{ mageId: l2 }]);
    expect(sold.guild(b).rubies).toBe(1);
  });
});

it('GUILD-032 a mage still face up at the end of the game stays there', () => {
  const faceUp = aMage();
  const scene = aTurnAlmostOver({ faceUpMage: faceUp, questDeck: [] }).when(0, { type: 'endAction' });
  expect(scene.state.over).toBe('lastQuest');
  expect(scene.state.mages).toMatchObject({ faceUp, pile: [] });
});
