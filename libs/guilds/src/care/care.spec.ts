import { at, aCampaign } from '../testing/fights.js';
import { aGame, aMage, anObject, aQuest, given, type Scene } from '../testing/index.js';
import { theNextTurn } from '../testing/next-turn.js';

const sick = (damage: number, id = aMage()) => ({ id, damage, inCare: true });
const mageOf = (scene: Scene, id: string) =>
  scene.state.guilds.flatMap(({ mages }) => mages).find((one) => one.id === id);
const recover = (mageId: string) => ({ type: 'recoverMage', mageId }) as const;

describe('step 2', () => {
  it('GUILD-024 every mage in the care center loses 1 damage, the others keep theirs', () => {
    const [a, b, c] = [sick(3), sick(2), { id: aMage(), damage: 2 }];
    const scene = theNextTurn({ guilds: [{ mages: [a, c] }, { mages: [b] }] });
    expect(scene.happened('mageHealed').map(({ mageId, points }) => [mageId, points])).toEqual([
      [b.id, 1],
      [a.id, 1],
    ]);
    expect([a, b, c].map(({ id }) => mageOf(scene, id)?.damage)).toEqual([2, 1, 2]);
  });

  it('GUILD-025 a mage whose damage reaches 0 returns at once; without others the step asks no seat', () => {
    const a = sick(1);
    const scene = theNextTurn({ guilds: [{ mages: [a] }, {}] });
    expect(scene.happened('mageHealed')).toMatchObject([{ mageId: a.id, returned: true }]);
    expect(mageOf(scene, a.id)).toMatchObject({ damage: 0, inCare: false });
    expect(scene.step).toBe('actions.first');
  });

  it('EX-15 GUILD-025 GUILD-026 one returns automatically, the other is taken back with the rest', () => {
    const [one, three, other] = [sick(1), sick(3), sick(4)];
    const scene = theNextTurn({ guilds: [{ mages: [one, three] }, { mages: [other] }] });
    expect(scene.step).toBe('care.recover');
    expect(mageOf(scene, one.id)).toMatchObject({ damage: 0, inCare: false });
    const back = scene.when(0, recover(three.id));
    expect(mageOf(back, three.id)).toMatchObject({ damage: 2, inCare: false });
    expect(back.asked).toEqual([1]);
  });

  it('GUILD-026 mages are taken back one by one, as many as the seat likes', () => {
    const [a, b, c] = [sick(2), sick(3), sick(4)];
    const scene = theNextTurn({ guilds: [{ mages: [a, b, c] }, {}] });
    expect(scene.legal(0)).toEqual([...[a, b, c].map(({ id }) => recover(id)), { type: 'endRecovery' }]);
    const one = scene.when(0, recover(b.id));
    expect(one.step).toBe('care.recover');
    const done = one.when(0, { type: 'endRecovery' });
    expect([a, b, c].map(({ id }) => mageOf(done, id)?.inCare)).toEqual([true, false, true]);
    expect(done.step).toBe('actions.first');
  });

  it('GUILD-026 refuses a mage of another guild, and one that is not in the care center', () => {
    const [mine, well, theirs] = [sick(3), aMage(), sick(3)];
    const scene = theNextTurn({ guilds: [{ mages: [mine, well] }, { mages: [theirs] }] });
    expect(scene.refusal(0, recover(theirs.id))).toMatchObject({ code: 'notYours', rule: 'GUILD-026' });
    expect(scene.refusal(0, recover(well))).toMatchObject({ code: 'notAvailable', rule: 'GUILD-026' });
    expect(scene.refusalCode(0, recover(aMage()))).toBe('unknownCard');
    expect(scene.refusalCode(1, { type: 'chooseFirstAction', action: 'work' })).toBe('wrongState');
  });

  it('GUILD-026 GUILD-167 by default the mages stay in the care center', () => {
    const a = sick(3);
    const scene = theNextTurn({ guilds: [{ mages: [a] }, {}] }).whenTimeRunsOut();
    expect(scene.happened('recoveryEnded')).toEqual([{ type: 'recoveryEnded', seat: 0 }]);
    expect(mageOf(scene, a.id)).toMatchObject({ damage: 2, inCare: true });
  });
});

describe('availability', () => {
  it('GUILD-027 a mage in the care center is not placed', () => {
    const [well, ill] = [aMage(), sick(2)];
    const scene = given(aGame({ guilds: [{ mages: [ill, well] }, {}], at: 'placement' }));
    expect(scene.happened('placementOpened')).toEqual([]);
    expect(scene.view(0).own?.placement).toEqual([{ mageId: well }]);
    expect(scene.refusalCode(0, { type: 'placeMages', activeMageIds: [ill.id] })).toBe('notYours');
  });

  it('GUILD-027 nor does it campaign', () => {
    const [well, ill] = [aMage(), sick(2)];
    const scene = given(
      aGame({
        guilds: [{ mages: [...at('active', well, aMage()), ill] }, {}],
        questDeck: [aQuest()],
        resolving: { seat: 0, action: 'quests' },
      }),
    );
    expect(scene.refusalCode(0, { type: 'sendMage', mageId: ill.id, monsterIndex: 1, group: 1 })).toBe('notAvailable');
  });

  it('GUILD-029 a mage taken back early with old damage stays in the guild when a fight does it none', () => {
    const old = aMage({ attack: { fire: 1 } });
    const scene = aCampaign({
      quest: aQuest({ monsters: [{ defense: { fire: 1, water: 1, air: 1, earth: 1 } }] }),
      mages: [],
      guild: { mages: [{ id: old, damage: 3, post: 'active' }] },
    });
    const over = scene.when(0, { type: 'chooseElement', element: 'fire' });
    expect(mageOf(over, old)).toMatchObject({ damage: 3, inCare: false });
    expect(over.state.fight).toBeNull();
  });

  it('GUILD-030 an object in the stock may be given to another mage', () => {
    const [ill, well] = [sick(2), aMage()];
    const ring = anObject();
    const scene = theNextTurn({ guilds: [{ mages: [ill, well], objects: [ring] }, {}] });
    expect(scene.refusalCode(0, { type: 'assignObject', objectId: ring, mageId: ill.id })).toBe('notAvailable');
    expect(scene.when(0, { type: 'assignObject', objectId: ring, mageId: well }).guild(0).objects).toEqual([
      { id: ring, mageId: well },
    ]);
  });
});
