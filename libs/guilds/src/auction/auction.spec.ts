import { anAuction, bids, refusedBid } from '../testing/auctions.js';
import { aGame, aMage, aSpell, given, seenBy } from '../testing/index.js';
import { theNextTurn } from '../testing/next-turn.js';

const ofDarkness = { side: 'darkness', distance: 1 } as const;
const ofLight = { side: 'light', distance: 1 } as const;

describe('the lots of a turn', () => {
  it('GUILD-031 without a mage in the pile the auction is skipped', () => {
    const scene = theNextTurn();
    expect(scene.happened('lotsOpened')).toEqual([]);
    expect(scene.step).toBe('actions.first');
  });

  it('GUILD-031 GUILD-032 are the pile of the turn before, and the mage that was still face up', () => {
    const [first, second, faceUp] = [aMage(), aMage(), aMage()];
    const scene = theNextTurn({ pile: [first, second], faceUpMage: faceUp });
    expect(scene.happened('guildsRecovered')).toMatchObject([{ sentToAuction: faceUp }]);
    expect(scene.step).toBe('auction.bid');
    expect(scene.view(0)).toMatchObject({ lots: [first, second, faceUp], auctionPile: [] });
    expect(scene.view(0)).not.toHaveProperty('faceUpMage');
  });

  it('GUILD-031 a mage that a card sends to the pile during the auction waits for the next turn', () => {
    const [lot, faceUp, next] = [aMage(), aMage(), aMage()];
    const spell = aSpell('anytime', { effect: 'freshMages' });
    const scene = anAuction([lot], [{ spells: [spell] }, {}], { faceUpMage: faceUp, mageDeck: [next] });
    const fresh = scene.when(0, { type: 'playCard', itemId: spell });
    expect(fresh.view(1)).toMatchObject({ lots: [lot], auctionPile: [faceUp], faceUpMage: next });
    const closed = bids(bids(fresh, 0, lot, 0), 1, lot, 0).whenJobRuns();
    expect(closed.happened('lotUnsold')).toMatchObject([{ mageId: lot }]);
    expect(closed.state.mages.pile).toEqual([faceUp]);
  });
});

describe('bids', () => {
  const [one, two] = [aMage(), aMage()];

  it('GUILD-034 GUILD-171 all lots are open at once, and each seat answers them in order at its own pace', () => {
    const scene = anAuction([one, two], 2);
    expect(refusedBid(scene, 0, two, 1)).toMatchObject({ code: 'notYours', rule: 'GUILD-171' });
    const ahead = bids(bids(scene, 0, one, 1), 0, two, 0);
    expect(ahead.asked).toEqual([1]);
    expect(ahead.view(1).guilds.map(({ answered }) => answered)).toEqual([2, 0]);
    expect(bids(bids(ahead, 1, one, 0), 1, two, 0).waiting).toMatchObject({ rules: 'auction' });
  });

  it('GUILD-171 the number of answers is the number of lots, with any bids', () => {
    for (const amounts of [
      [0, 0],
      [5, 0],
      [2, 3],
    ] as const) {
      const answered = bids(bids(anAuction([one, two], 2), 0, one, amounts[0]), 0, two, amounts[1]);
      expect(answered.view(1).guilds[0]?.answered).toBe(2);
      expect(answered.asked).toEqual([1]);
    }
  });

  it('GUILD-034 an amount is secret: others see only that a lot has been answered', () => {
    const scene = bids(anAuction([one, two], 3), 0, one, 4);
    expect(seenBy(scene, 0)).toEqual([{ type: 'bidPlaced', seat: 0, mageId: one, amount: 4 }]);
    expect(seenBy(scene, 1)).toEqual([{ type: 'bidPlaced', seat: 0, mageId: one }]);
    expect(seenBy(scene, 'spectator')).toEqual([{ type: 'bidPlaced', seat: 0, mageId: one }]);
    expect(scene.view(0).own).toMatchObject({ bids: [{ mageId: one, amount: 4 }], purse: 1 });
    expect(scene.view(1)).toEqual(bids(anAuction([one, two], 3), 0, one, 0).view(1));
  });

  it('GUILD-035 the seat whose action put the mage there may bid on it', () => {
    const [faceUp, ...drawn] = [aMage(), aMage(), aMage()];
    const sent = given(
      aGame({
        guilds: [{ rubies: 9 }, {}],
        firstPlayer: 1,
        faceUpMage: faceUp,
        mageDeck: drawn,
        resolving: { seat: 0, action: 'recruitment', x2: true },
      }),
    )
      .when(0, { type: 'drawMages' })
      .when(0, { type: 'recruitMage', mageId: drawn[0] });
    expect(sent.step).toBe('auction.bid');
    expect(sent.state.auction.lots).toEqual([faceUp, drawn[1]]);
    expect(bids(sent, 0, faceUp, 2).happened('bidPlaced')).toMatchObject([{ seat: 0, amount: 2 }]);
  });

  it('GUILD-036 a bid is at most 999 and at least 1, for every printed price', () => {
    const dear = aMage({ price: 10 });
    const scene = anAuction([dear], [{ rubies: 5000 }, {}]);
    expect(refusedBid(scene, 0, dear, 1000)).toMatchObject({ code: 'outOfRange', rule: 'GUILD-036' });
    expect(refusedBid(scene, 0, dear, -1)).toMatchObject({ code: 'outOfRange', rule: 'GUILD-036' });
    expect(scene.legal(0, 'bidOnLot')).toHaveLength(1000);
    expect(bids(scene, 0, dear, 999).happened('bidPlaced')).toHaveLength(1);
    expect(bids(scene, 0, dear, 1).happened('bidPlaced')).toHaveLength(1);
  });

  it('GUILD-037 a bid may not exceed the rubies less the other bids of the window', () => {
    const scene = anAuction([one, two], [{ rubies: 5 }, {}]);
    expect(refusedBid(scene, 0, one, 6)).toMatchObject({ code: 'notEnoughRubies', rule: 'GUILD-037' });
    const three = bids(scene, 0, one, 3);
    expect(refusedBid(three, 0, two, 3)).toMatchObject({ code: 'notEnoughRubies', rule: 'GUILD-037' });
    expect(three.legal(0, 'bidOnLot').map((command) => 'amount' in command && command.amount)).toEqual([0, 1, 2]);
    expect(bids(three, 0, two, 2).happened('bidPlaced')).toHaveLength(1);
  });

  it('GUILD-038 above 0 only a seat whose alignment meets the requirement may bid', () => {
    const lot = aMage({ requirement: ofDarkness });
    const spell = aSpell('campaign', { effect: 'groupAnyway' });
    const scene = anAuction([lot], [{ alignment: 1, spells: [spell] }, { alignment: -1 }]);
    expect(refusedBid(scene, 0, lot, 1)).toMatchObject({ code: 'requirementNotMet', rule: 'GUILD-038' });
    expect(bids(scene, 0, lot, 0).happened('bidPlaced')).toHaveLength(1);
    expect(bids(scene, 1, lot, 1).happened('bidPlaced')).toHaveLength(1);
  });

  it('GUILD-038 a number in the requirement counts steps', () => {
    const lot = aMage({ category: 3, requirement: { side: 'light', distance: 4 } });
    const scene = anAuction([lot], [{ alignment: 4 }, { alignment: 3, spells: [aSpell('ownAction')] }]);
    expect(scene.asked).toEqual([0, 1]);
    expect(refusedBid(scene, 1, lot, 1).code).toBe('requirementNotMet');
    expect(bids(scene, 0, lot, 1).happened('bidPlaced')).toHaveLength(1);
  });

  it('GUILD-038 GUILD-172 a card may waive requirements for all bids of the turn, also when the lot is resolved', () => {
    const [lot, next] = [1, 2].map(() => aMage({ requirement: ofLight })) as [string, string];
    const open = aSpell('auction', { effect: 'ignoreRequirement', scope: 'allBids' });
    const scene = anAuction([lot, next], [{ spells: [open] }, {}]).when(0, { type: 'playCard', itemId: open });
    expect(scene.view(1).guilds[0]?.ignoresRequirement).toEqual(['allBids']);
    expect(scene.asked).toEqual([0]);
    const sold = bids(bids(scene, 0, lot, 2), 0, next, 1).whenJobRuns();
    expect(sold.happened('lotSold').map(({ winner }) => winner)).toEqual([0, 0]);
  });

  it('GUILD-039 silence is no bid: at the deadline the lots not answered are answered with 0', () => {
    const scene = bids(anAuction([one, two], 2), 0, one, 3).whenTimeRunsOut();
    expect(scene.happened('bidPlaced')).toEqual([
      { type: 'bidPlaced', seat: 0, mageId: two, amount: 0 },
      { type: 'bidPlaced', seat: 1, mageId: one, amount: 0 },
      { type: 'bidPlaced', seat: 1, mageId: two, amount: 0 },
    ]);
    expect(scene.waiting).toMatchObject({ rules: 'auction' });
    expect(scene.whenJobRuns().happened('lotSold')).toMatchObject([{ mageId: one, winner: 0, price: 1 }]);
  });

  it('GUILD-191 an answered lot is not answered again', () => {
    const scene = bids(anAuction([one, two], 2), 0, one, 3);
    expect(refusedBid(scene, 0, one, 2).code).toBe('notYours');
    expect(refusedBid(bids(scene, 0, two, 0), 0, two, 1).code).toBe('notYourDecision');
  });
});

describe('lots passed', () => {
  it('GUILD-172 without a ready card, a seat without a ruby or outside the requirement is not asked', () => {
    const [free, dark] = [aMage(), aMage({ requirement: ofDarkness })];
    const scene = anAuction([free, dark], [{ rubies: 0, alignment: -3 }, { alignment: 2 }, { alignment: -1 }]);
    expect(scene.asked).toEqual([1, 2]);
    expect(scene.view(0).guilds.map(({ answered }) => answered)).toEqual([2, 0, 0]);
    const next = bids(scene, 1, free, 1);
    expect(next.happened('lotPassed')).toEqual([{ type: 'lotPassed', seat: 1, mageId: dark }]);
    expect(next.asked).toEqual([2]);
  });

  it('GUILD-172 any spell in hand is reason enough to be asked', () => {
    const lot = aMage({ requirement: ofDarkness });
    const spells = [aSpell('campaign', { effect: 'groupAnyway' })];
    expect(anAuction([lot], [{ rubies: 0, spells }, {}]).asked).toEqual([0]);
  });

  it('GUILD-172 what is left after own secret bids does not count', () => {
    const [first, second] = [aMage(), aMage()];
    const spent = bids(anAuction([first, second], [{ rubies: 4 }, {}]), 0, first, 4);
    expect(spent.asked).toEqual([0, 1]);
    expect(spent.legal(0, 'bidOnLot')).toEqual([{ type: 'bidOnLot', mageId: second, amount: 0 }]);
  });

  it('GUILD-172 a lot passed is not reopened', () => {
    const [dark, free] = [aMage({ requirement: ofDarkness }), aMage()];
    const scene = anAuction([dark, free], [{ alignment: 1 }, {}]);
    expect(scene.view(0).guilds[0]?.answered).toBe(1);
    const pushed = scene.with((state) => {
      state.guilds[0]!.alignment = -2;
    });
    expect(refusedBid(pushed, 0, dark, 1).code).toBe('notYours');
    expect(pushed.legal(0, 'bidOnLot')[0]).toEqual({ type: 'bidOnLot', mageId: free, amount: 0 });
  });

  it('GUILD-172 GUILD-044 when every lot is passed for every seat the step does not open', () => {
    const lot = aMage({ requirement: ofLight });
    const scene = theNextTurn({ pile: [lot], guilds: [{ alignment: 0 }, { alignment: -1 }] });
    expect(scene.happened('lotPassed')).toHaveLength(2);
    expect(scene.happened('lotUnsold')).toMatchObject([{ mageId: lot, bids: [] }]);
    expect(scene.step).toBe('actions.first');
    expect(scene.view(0).removedMages).toEqual([lot]);
  });
});
