import type { GameSetup } from '../testing/game-setup.js';
import { aGuildTile, aLeader, aMage, anObject, aQuest, aSpell, type Scene } from '../testing/index.js';
import { aTurnAlmostOver, idly, idlyUntil, theNextTurn } from '../testing/next-turn.js';

const idleTurn = (scene: Scene): Scene => idlyUntil(scene, ({ state }) => state.turn > scene.state.turn);

const wounded = (id: string, damage: number) => ({ id, damage, inCare: true });

describe('the turn', () => {
  it('GUILD-019 is seven steps in order', () => {
    const [sick, lot] = [aMage(), aMage()];
    const beginning = theNextTurn({
      guilds: [
        { mages: [wounded(sick, 3), aMage()], alignment: -2 },
        { mages: [aMage()], alignment: 1 },
      ],
      pile: [lot],
    });
    const steps: (string | undefined)[] = [];
    const told: string[] = beginning.events.map(({ type }) => type);
    for (let scene = beginning; scene.state.turn === beginning.state.turn; scene = idly(scene)) {
      if (scene !== beginning) told.push(...scene.events.map(({ type }) => type));
      if (steps.at(-1) !== scene.step) steps.push(scene.step);
    }
    expect(steps).toEqual([
      'care.recover',
      'auction.bid',
      undefined,
      'actions.first',
      'actions.darkChange',
      'actions.second',
      'placement',
      'actions.lightChange',
      'resolve.market',
    ]);
    const marks = ['turnBegan', 'incomePaid', 'mageHealed', 'lotsOpened', 'auctionClosed', 'firstActionsRevealed'];
    marks.push('placementsRevealed', 'roundBegan', 'secondActionsRevealed');
    expect(told.filter((type, place) => marks.includes(type) && told.indexOf(type) === place)).toEqual(marks);
  });

  it('GUILD-020 its phases are names: the choice of actions follows the auction, and the first action the placement', () => {
    let scene = theNextTurn({ guilds: [{ mages: [aMage()] }, { mages: [aMage()] }], pile: [aMage()] });
    expect(scene.happened('stepOpened').map(({ step }) => step)).toEqual(['auction.bid']);
    const told = scene.events.map(({ type }) => type);
    while (scene.state.round === 0) {
      scene = idly(scene);
      told.push(...scene.events.map(({ type }) => type));
    }
    expect(told[told.indexOf('auctionClosed') + 1]).toBe('stepOpened');
    expect(told[told.indexOf('placementsRevealed') + 1]).toBe('roundBegan');
  });

  it('GUILD-021 the first player token passes one seat clockwise, in step 7 and only there', () => {
    const over = aTurnAlmostOver({ guilds: 3, firstPlayer: 1 });
    const next = over.when(1, { type: 'endAction' });
    expect(next.happened('turnBegan')).toMatchObject([{ turn: 2, firstPlayer: 2 }]);
    const types = next.events.map(({ type }) => type);
    expect(types.indexOf('guildsRecovered')).toBeLessThan(types.indexOf('turnBegan'));
    expect(idleTurn(next).state.firstPlayer).toBe(0);
  });

  it('EX-23 GUILD-021 four seats, five turns', () => {
    const quiet: GameSetup = { guilds: 4, firstPlayer: 3, turn: 1, options: { stalemateTurns: 50 } };
    let scene = theNextTurn(quiet);
    const firstPlayers: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      firstPlayers.push(scene.state.firstPlayer);
      scene = idleTurn(scene);
    }
    expect(firstPlayers).toEqual([0, 1, 2, 3, 0]);
  });
});

describe('step 1', () => {
  it('GUILD-022 each seat, from the first player on, receives the income of its tile', () => {
    const guilds = [2, 3, 4].map((income) => ({ tileId: aGuildTile({ income }), rubies: 1 }));
    const scene = theNextTurn({ guilds, firstPlayer: 1 });
    expect(scene.happened('incomePaid')).toEqual([
      { type: 'incomePaid', seat: 2, rubies: 4, source: 'income' },
      { type: 'incomePaid', seat: 0, rubies: 2, source: 'income' },
      { type: 'incomePaid', seat: 1, rubies: 3, source: 'income' },
    ]);
    expect(scene.state.guilds.map(({ rubies }) => rubies)).toEqual([3, 4, 5]);
  });

  it('GUILD-023 incomes of quests and leader are not paid in step 1', () => {
    const rich = {
      tileId: aGuildTile({ income: 2 }),
      leaderId: aLeader({ income: 3 }),
      quests: [aQuest({ success: { income: 3 } })],
      rubies: 0,
    };
    expect(theNextTurn({ guilds: [rich, {}] }).guild(0).rubies).toBe(2);
  });

  it('GUILD-186 an object that is always on adds to the income', () => {
    const purse = anObject({ effects: [{ effect: 'extraIncome', amount: 2 }] });
    const scene = theNextTurn({ guilds: [{ tileId: aGuildTile({ income: 2 }), objects: [purse], rubies: 0 }, {}] });
    expect(scene.guild(0).rubies).toBe(4);
  });
});

describe('step 7', () => {
  it('GUILD-154 mages and action cards come back; assignments of objects stay', () => {
    const [active, passive, sick] = [aMage(), aMage(), aMage()];
    const sword = anObject();
    const scene = theNextTurn({
      guilds: [
        {
          mages: [
            { id: active, post: 'active', used: 'quests' },
            { id: passive, post: 'passive', damage: 1 },
            wounded(sick, 3),
          ],
          objects: [{ id: sword, mageId: active }],
        },
        {},
      ],
    });
    expect(scene.guild(0).mages).toEqual([
      { id: active, damage: 0, inCare: false, post: null, used: null },
      { id: passive, damage: 1, inCare: false, post: null, used: null },
      { id: sick, damage: 2, inCare: true, post: null, used: null },
    ]);
    expect(scene.guild(0)).toMatchObject({ firstAction: null, secondAction: null });
    expect(scene.view(1).guilds[0]?.objects).toEqual([{ objectId: sword, mageId: active, uses: 0 }]);
  });

  it('GUILD-154 effects that last for the turn end with it', () => {
    const pass = aSpell('anytime', { effect: 'ignoreRequirement', scope: 'nextRecruitment' });
    const ward = aSpell('anytime', { effect: 'shield', points: 2 });
    const mage = aMage();
    const over = aTurnAlmostOver({ guilds: [{ mages: [mage], spells: [pass, ward] }, {}] })
      .when(0, { type: 'playCard', itemId: pass })
      .when(0, { type: 'playCard', itemId: ward, mageId: mage });
    expect(over.view(1).guilds[0]).toMatchObject({ ignoresRequirement: ['nextRecruitment'], mages: [{ shield: 2 }] });
    const next = over.when(0, { type: 'endAction' }).view(1).guilds[0];
    expect(next).toMatchObject({ ignoresRequirement: [] });
    expect(next?.mages[0]).not.toHaveProperty('shield');
  });

  it('GUILD-154 GUILD-058 a mage that returns in the next turn before step 5 is placed with the others', () => {
    const ill = wounded(aMage(), 3);
    const balm = aSpell('anytime', { effect: 'returnFromCare' });
    const scene = idlyUntil(
      theNextTurn({ guilds: [{ mages: [ill], spells: [balm] }, {}] }),
      ({ step }) => step === 'actions.second',
    ).when(0, { type: 'playCard', itemId: balm, mageId: ill.id });
    expect(scene.guild(0).mages).toMatchObject([{ inCare: false, post: null }]);
  });

  it('GUILD-026 who has ended its recovery is asked again in the next turn', () => {
    const first = theNextTurn({ guilds: [{ mages: [wounded(aMage(), 8)] }, {}] });
    expect(first.step).toBe('care.recover');
    expect(idleTurn(first).step).toBe('care.recover');
  });
});
