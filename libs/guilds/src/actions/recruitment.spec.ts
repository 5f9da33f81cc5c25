import type { GameSetup, GuildSetup } from '../testing/game-setup.js';
import { aGame, aMage, anObject, aSpell, given, seenBy, type Scene } from '../testing/index.js';
import { theNextTurn } from '../testing/next-turn.js';

const recruiting = (guild: GuildSetup, setup: GameSetup & { readonly x2?: boolean } = {}): Scene => {
  const { x2 = false, ...game } = setup;
  return given(aGame({ ...game, guilds: [guild, {}, {}], resolving: { seat: 0, action: 'recruitment', x2 } }));
};

const draw = { type: 'drawMages' } as const;
const decline = { type: 'declineMages' } as const;
const buy = { type: 'buyFaceUpMage' } as const;
const recruit = (mageId: string) => ({ type: 'recruitMage', mageId }) as const;
const magesOf = (scene: Scene, seat = 0) => scene.guild(seat).mages.map(({ id }) => id);

describe('Recruitment', () => {
  const [m1, m2, m3, m4, m5, m6] = [3, 4, 3, 3, 3, 3].map((price) => aMage({ price })) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];

  it('GUILD-077 with no face-up mage two are drawn, seen by the seat alone, and at most one is recruited', () => {
    const scene = recruiting({}, { mageDeck: [m1, m2, m3] });
    expect(scene.legal(0)).toEqual([draw, { type: 'endAction' }]);
    expect(scene.refusal(0, buy)).toMatchObject({ code: 'nothingThere', rule: 'GUILD-081' });
    const drawn = scene.when(0, draw);
    expect(drawn.step).toBe('resolve.recruitPick');
    expect(drawn.view(0).own).toMatchObject({ mages: [m1, m2] });
    expect(seenBy(drawn, 1)[0]).toEqual({ type: 'magesDrawn', seat: 0, count: 2, sentToAuction: null });
    expect(JSON.stringify(drawn.view(1))).not.toContain(m1);
    const one = drawn.when(0, recruit(m1));
    expect(magesOf(one)).toEqual([m1]);
    expect(one.happened('actionEnded')).toHaveLength(1);
  });

  it('GUILD-077 only one of the two drawn', () => {
    const drawn = recruiting({ mages: [m4] }, { mageDeck: [m1, m2, m3] }).when(0, draw);
    expect(drawn.refusal(0, recruit(m4))).toMatchObject({ code: 'notYours', rule: 'GUILD-077' });
    expect(drawn.refusalCode(0, recruit(m3))).toBe('unknownCard');
  });

  it('GUILD-079 GUILD-003 the printed price is paid in full', () => {
    const drawn = recruiting({ rubies: 4 }, { mageDeck: [m1, m2] }).when(0, draw);
    expect(drawn.when(0, recruit(m2)).guild(0).rubies).toBe(0);
    const poor = recruiting({ rubies: 3 }, { mageDeck: [m1, m2] }).when(0, draw);
    expect(poor.refusal(0, recruit(m2))).toMatchObject({ code: 'notEnoughRubies', rule: 'GUILD-003' });
    const faceUp = recruiting({ rubies: 5 }, { faceUpMage: m2 }).when(0, buy);
    expect(faceUp.happened('mageBought')).toEqual([{ type: 'mageBought', seat: 0, mageId: m2, price: 4 }]);
    expect(faceUp.guild(0).rubies).toBe(1);
  });

  it('GUILD-079 an object may take something off the price, which does not fall below 0', () => {
    const tag = (amount: number) => anObject({ effects: [{ effect: 'discount', what: 'mage', amount }] });
    const price = (amount: number) => recruiting({ objects: [tag(amount)] }, { faceUpMage: m2 }).when(0, buy);
    expect(price(1).guild(0).rubies).toBe(2);
    expect(price(9).guild(0).rubies).toBe(5);
  });

  it('GUILD-078 only if the alignment meets the requirement', () => {
    const light = aMage({ requirement: { side: 'light', distance: 1 } });
    const deep = aMage({ category: 3, requirement: { side: 'darkness', distance: 3 } });
    for (const [mageId, alignment, admitted] of [
      [light, 0, false],
      [light, -1, false],
      [light, 1, true],
      [deep, -2, false],
      [deep, 3, false],
      [deep, -3, true],
    ] as const) {
      const spells = [aSpell('auction', { effect: 'gainRubies', amount: 1 })];
      const shown = recruiting({ alignment, spells }, { faceUpMage: mageId });
      const drawn = recruiting({ alignment }, { mageDeck: [mageId, m1] }).when(0, draw);
      if (admitted) {
        expect(magesOf(shown.when(0, buy))).toEqual([mageId]);
        expect(magesOf(drawn.when(0, recruit(mageId)))).toEqual([mageId]);
      } else {
        expect(shown.refusal(0, buy)).toMatchObject({ code: 'requirementNotMet', rule: 'GUILD-078' });
        expect(drawn.refusal(0, recruit(mageId))).toMatchObject({ code: 'requirementNotMet', rule: 'GUILD-078' });
      }
    }
  });

  it('GUILD-078 later changes of alignment do not make a mage leave', () => {
    const light = aMage({ requirement: { side: 'light', distance: 1 } });
    const fall = aSpell('anytime', { effect: 'shiftAlignment', steps: 9 });
    const scene = recruiting({ alignment: 1, spells: [fall] }, { faceUpMage: light }).when(0, buy);
    const fallen = scene.when(0, { type: 'playCard', itemId: fall, direction: 'towardDarkness' });
    expect(fallen.guild(0).alignment).toBe(-8);
    expect(magesOf(fallen)).toEqual([light]);
  });

  it('GUILD-078 a card may waive it for one recruitment', () => {
    const [light, other] = [1, 2].map(() => aMage({ requirement: { side: 'light', distance: 1 } })) as [string, string];
    const pass = aSpell('ownAction', { effect: 'ignoreRequirement', scope: 'nextRecruitment' });
    const scene = recruiting({ spells: [pass] }, { faceUpMage: light, mageDeck: [other, m1] });
    const waived = scene.when(0, { type: 'playCard', itemId: pass });
    expect(waived.view(1).guilds[0]?.ignoresRequirement).toEqual(['nextRecruitment']);
    const bought = waived.when(0, buy);
    expect(magesOf(bought)).toEqual([light]);
    expect(bought.view(1).guilds[0]?.ignoresRequirement).toEqual([]);
  });

  it('GUILD-080 the drawn mage that is not recruited is face up for the next', () => {
    const scene = recruiting({}, { mageDeck: [m1, m2, m3] })
      .when(0, draw)
      .when(0, recruit(m2));
    expect(scene.view(1)).toMatchObject({ faceUpMage: m1, mageDeck: 1, auctionPile: [] });
    expect(seenBy(scene, 1)[0]).toEqual({ type: 'mageRecruited', seat: 0, mageId: m2, price: 4, faceUp: m1 });
  });

  it('GUILD-081 a face-up mage is bought, and then nothing is drawn', () => {
    const scene = recruiting({ rubies: 9 }, { faceUpMage: m1, mageDeck: [m2, m3] });
    expect(scene.legal(0)).toEqual([buy, draw, { type: 'endAction' }]);
    const bought = scene.when(0, buy);
    expect(magesOf(bought)).toEqual([m1]);
    expect(bought.view(1)).not.toHaveProperty('faceUpMage');
    expect(bought.happened('actionEnded')).toHaveLength(1);
    expect(bought.state.mages.deck).toEqual([m2, m3]);
  });

  it('GUILD-081 or it goes to the auction pile, two are drawn, one recruited and the other face up', () => {
    const drawn = recruiting({ rubies: 9 }, { faceUpMage: m1, mageDeck: [m2, m3], pile: [m6] }).when(0, draw);
    expect(drawn.view(1)).toMatchObject({ auctionPile: [m6, m1], mageDeck: 0 });
    expect(drawn.view(1)).not.toHaveProperty('faceUpMage');
    expect(drawn.refusalCode(0, buy)).toBe('wrongState');
    const done = drawn.when(0, recruit(m3));
    expect(done.view(1)).toMatchObject({ auctionPile: [m6, m1], faceUpMage: m2 });
    expect(magesOf(done)).toEqual([m3]);
  });

  it('GUILD-082 a seat that drew and recruits neither sends the first to the pile, the second is face up', () => {
    const scene = recruiting({}, { mageDeck: [m1, m2, m3] })
      .when(0, draw)
      .when(0, decline);
    expect(scene.view(1)).toMatchObject({ auctionPile: [m1], faceUpMage: m2, mageDeck: 1 });
    expect(seenBy(scene, 1)[0]).toEqual({ type: 'magesDeclined', seat: 0, sentToAuction: m1, faceUp: m2 });
  });

  it('GUILD-082 a seat that neither buys nor draws changes nothing', () => {
    const scene = recruiting({}, { faceUpMage: m1, mageDeck: [m2, m3] }).when(0, { type: 'endAction' });
    expect(scene.view(1)).toMatchObject({ faceUpMage: m1, mageDeck: 2, auctionPile: [] });
  });

  it('GUILD-082 GUILD-167 by default nothing is drawn, and the mages drawn are declined', () => {
    const scene = recruiting({}, { mageDeck: [m1, m2, m3] });
    expect(scene.whenTimeRunsOut().happened('magesDrawn')).toEqual([]);
    expect(scene.when(0, draw).whenTimeRunsOut().happened('magesDeclined')).toHaveLength(1);
  });

  it('GUILD-169 a seat that can pay neither mage still answers itself', () => {
    const drawn = recruiting({ rubies: 0 }, { mageDeck: [m1, m2] }).when(0, draw);
    expect(drawn.asked).toEqual([0]);
    expect(drawn.legal(0)).toEqual([decline]);
  });

  it('GUILD-083 with one card left one is drawn, recruited or placed face up', () => {
    const drawn = recruiting({}, { mageDeck: [m1] }).when(0, draw);
    expect(drawn.view(0).own).toMatchObject({ mages: [m1] });
    expect(drawn.when(0, recruit(m1)).happened('mageRecruited')).toMatchObject([{ faceUp: null }]);
    expect(drawn.when(0, decline).happened('magesDeclined')).toMatchObject([{ sentToAuction: null, faceUp: m1 }]);
  });

  it('GUILD-083 with none drawing is refused; the deck is never refilled', () => {
    const scene = recruiting({ rubies: 9 }, { mageDeck: [], faceUpMage: m1, pile: [m2] });
    expect(scene.refusal(0, draw)).toMatchObject({ code: 'nothingThere', rule: 'GUILD-083' });
    expect(scene.legal(0)).toEqual([buy, { type: 'endAction' }]);
  });

  it('EX-18 GUILD-081 GUILD-082 GUILD-032 GUILD-031 what is left over is auctioned in the next turn', () => {
    const guilds = [0, 1, 2].map(() => ({ firstAction: 'recruitment' as const }));
    let scene = given(aGame({ guilds, at: 'actions.second', mageDeck: [m1, m2, m3, m4, m5, m6] }));
    for (const seat of [0, 1, 2]) scene = scene.when(seat, { type: 'chooseSecondAction', action: 'work' });
    scene = scene.when(0, draw).when(0, recruit(m1)).when(1, draw).when(1, decline);
    expect(scene.view(0)).toMatchObject({ auctionPile: [m2, m3], faceUpMage: m4 });
    scene = scene.when(2, { type: 'endAction' });
    expect(scene.happened('guildsRecovered')).toMatchObject([{ sentToAuction: m4 }]);
    expect(scene.view(0)).toMatchObject({ turn: 2, lots: [m2, m3, m4], mageDeck: 2 });
  });

  it('GUILD-004 a guild may hold any number of mages, and without any the seat goes on choosing actions', () => {
    const many = Array.from({ length: 14 }, () => aMage());
    const scene = theNextTurn({ guilds: [{ mages: many }, { mages: [] }], faceUpMage: m1 });
    expect(scene.asked).toEqual([1, 0]);
    const full = recruiting({ mages: many }, { faceUpMage: m1 }).when(0, buy);
    expect(magesOf(full)).toHaveLength(15);
    expect(theNextTurn({ guilds: [{ mages: many }, { mages: [] }] }).asked).toContain(1);
  });
});
