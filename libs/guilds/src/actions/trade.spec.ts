import type { GuildSetup } from '../testing/game-setup.js';
import { aMage, anObject, aSpell, type Scene } from '../testing/index.js';
import { aTrade, buy, end, heal, openMarket, sell, shift } from '../testing/trades.js';

const sick = (damage: number, id = aMage()) => ({ id, damage, inCare: true });
const mageOf = (scene: Scene, id: string) => scene.guild(0).mages.find((mage) => mage.id === id);
/** The cost of the last command. */
const paid = (scene: Scene) =>
  scene.events.flatMap((event) => ('price' in event && event.type !== 'itemSold' ? [event.price] : []));

describe('Trade', () => {
  const ring = anObject({ price: 2 });

  it('GUILD-067 offers market, alignment and healing, all three in one resolution and in any order', () => {
    const ill = sick(2);
    const spells = [aSpell('auction', { effect: 'gainRubies', amount: 1 })];
    const scene = aTrade({ rubies: 9, mages: [ill], spells }, { itemDeck: [ring, anObject()] });
    const types = new Set(scene.legal(0).map(({ type }) => type));
    expect([...types].sort()).toEqual(['buyAlignment', 'buyHealing', 'endAction', 'openMarket', 'sellItem']);
    const all = scene.when(0, shift(2)).when(0, heal(ill.id, 2)).when(0, openMarket).when(0, buy(ring));
    expect(all.guild(0)).toMatchObject({ rubies: 3, alignment: 2, objects: [{ id: ring }] });
    expect(all.step).toBe('resolve.trade');
    expect(all.when(0, end).happened('actionEnded')).toHaveLength(1);
  });

  it('GUILD-067 each at most once', () => {
    const scene = aTrade({ rubies: 9 }, { itemDeck: [ring, anObject(), anObject()] });
    expect(scene.when(0, shift(1)).refusal(0, shift(1))).toMatchObject({ code: 'alreadyUsed', rule: 'GUILD-067' });
    const open = scene.when(0, openMarket);
    expect(open.refusal(0, openMarket)).toMatchObject({ code: 'alreadyUsed', rule: 'GUILD-067' });
    expect(open.when(0, buy(ring)).refusalCode(0, openMarket)).toBe('alreadyUsed');
  });

  it('GUILD-175 alignment and healing leave the market open', () => {
    const ill = sick(2);
    const scene = aTrade({ rubies: 9, mages: [ill] }, { itemDeck: [ring, anObject()] })
      .when(0, openMarket)
      .when(0, shift(1))
      .when(0, heal(ill.id, 1));
    expect(scene.view(0).resolution).toMatchObject({ marketOpen: true });
    expect(scene.when(0, buy(ring)).guild(0)).toMatchObject({ rubies: 5 });
  });

  it('GUILD-169 a seat that can only end the action is passed, but not with the market open', () => {
    const poor = aTrade({ rubies: 0 }, { itemDeck: [] });
    expect(poor.view(0).resolution).toMatchObject({ seat: 1 });
    const open = aTrade({ rubies: 0 }, { itemDeck: [ring, anObject()] }).when(0, openMarket);
    expect(open.legal(0)).toEqual([end]);
    expect(open.asked).toEqual([0]);
  });
});

describe('alignment for rubies', () => {
  it('GUILD-074 any number of steps in one direction for 1 ruby each; it may cross 0', () => {
    const scene = aTrade({ alignment: -2, rubies: 5 }).when(0, shift(5));
    expect(scene.happened('alignmentBought')).toMatchObject([{ steps: 5, price: 5, alignment: 3 }]);
    expect(scene.guild(0)).toMatchObject({ alignment: 3, rubies: 0 });
    expect(aTrade({ alignment: 2 }).when(0, shift(-4)).guild(0)).toMatchObject({ alignment: -2, rubies: 1 });
  });

  it('GUILD-074 GUILD-143 not past the end of the scale, and not 0 steps', () => {
    const scene = aTrade({ alignment: 8, rubies: 50 });
    expect(scene.refusal(0, shift(3))).toMatchObject({ code: 'outOfRange', rule: 'GUILD-074' });
    expect(scene.refusal(0, shift(-19))).toMatchObject({ code: 'outOfRange', rule: 'GUILD-074' });
    expect(scene.refusal(0, shift(0))).toMatchObject({ code: 'outOfRange', rule: 'GUILD-074' });
    expect(scene.when(0, shift(2)).guild(0).alignment).toBe(10);
    expect(scene.when(0, shift(-18)).guild(0).alignment).toBe(-10);
    expect(scene.legal(0, 'buyAlignment')).toHaveLength(20);
  });

  it('GUILD-074 GUILD-003 a payment that cannot be made in full is refused and changes nothing', () => {
    expect(aTrade({ rubies: 3 }).refusal(0, shift(4))).toMatchObject({ code: 'notEnoughRubies', rule: 'GUILD-003' });
  });
});

describe('healing for rubies', () => {
  it('GUILD-075 heals mages in the care center for 1 ruby a point', () => {
    const [a, b] = [sick(4), sick(2)];
    const scene = aTrade({ mages: [a, b] }).when(0, heal(a.id, 3));
    expect(mageOf(scene, a.id)).toMatchObject({ damage: 1, inCare: true });
    expect(scene.guild(0).rubies).toBe(2);
    expect(mageOf(scene.when(0, heal(b.id, 1)), b.id)?.damage).toBe(1);
  });

  it('GUILD-075 GUILD-058 a mage healed to 0 returns at once, passive', () => {
    const ill = sick(3);
    const scene = aTrade({ mages: [ill] }).when(0, heal(ill.id, 3));
    expect(scene.happened('healingBought')).toMatchObject([{ points: 3, price: 3, returned: true }]);
    expect(mageOf(scene, ill.id)).toMatchObject({ damage: 0, inCare: false, post: 'passive' });
  });

  it('GUILD-174 in several commands, each for one mage and a number of points up to its damage', () => {
    const ill = sick(3);
    const scene = aTrade({ mages: [ill] });
    const twice = scene.when(0, heal(ill.id, 1)).when(0, heal(ill.id, 2));
    expect(mageOf(twice, ill.id)).toMatchObject({ damage: 0, inCare: false });
    for (const damage of [0, 4]) {
      expect(scene.refusal(0, heal(ill.id, damage))).toMatchObject({ code: 'outOfRange', rule: 'GUILD-075' });
    }
  });

  it('GUILD-075 not a mage outside the care center, nor without the rubies', () => {
    const [ill, well] = [sick(3), { id: aMage(), damage: 2 }];
    const scene = aTrade({ rubies: 2, mages: [ill, well] });
    expect(scene.refusal(0, heal(well.id, 1))).toMatchObject({ code: 'notAvailable', rule: 'GUILD-075' });
    expect(scene.refusal(0, heal(ill.id, 3))).toMatchObject({ code: 'notEnoughRubies', rule: 'GUILD-003' });
    expect(scene.refusalCode(0, heal(aMage(), 1))).toBe('unknownCard');
  });
});

describe('Trade X2', () => {
  const [cheap, ring] = [anObject({ price: 1 }), anObject({ price: 3 })];
  /** A spell in hand keeps the seat from being passed when it can buy nothing more (GUILD-169). */
  const twice = (guild: GuildSetup, itemDeck = [ring, cheap]): Scene =>
    aTrade({ spells: [aSpell('auction', { effect: 'gainRubies', amount: 1 })], ...guild }, { x2: true, itemDeck });

  it('EX-16 GUILD-076 a purchase and a healing with discounts, a step without', () => {
    const ill = sick(1);
    const scene = twice({ rubies: 3, mages: [ill] });
    const bought = scene.when(0, openMarket).when(0, buy(ring, true));
    const healed = bought.when(0, heal(ill.id, 1, true));
    const moved = healed.when(0, shift(1));
    expect([bought, healed, moved].flatMap(paid)).toEqual([1, 0, 1]);
    expect(moved.guild(0)).toMatchObject({ rubies: 1, alignment: 1, objects: [{ id: ring }] });
  });

  it('GUILD-076 two discounts of 2 rubies, and a cost never falls below 0', () => {
    const scene = twice({ rubies: 5 });
    expect(scene.view(1).resolution).toMatchObject({ x2: true, discounts: 2 });
    const bought = scene.when(0, openMarket).when(0, buy(cheap, true));
    expect(paid(bought)).toEqual([0]);
    const moved = bought.when(0, shift(3, true));
    expect(paid(moved)).toEqual([1]);
    expect(moved.view(0).resolution).toMatchObject({ discounts: 0 });
  });

  it('GUILD-076 a third discount is refused, and none exists without X2', () => {
    const ill = sick(3);
    const used = twice({ mages: [ill] })
      .when(0, openMarket)
      .when(0, buy(cheap, true))
      .when(0, shift(1, true));
    expect(used.refusal(0, heal(ill.id, 1, true))).toMatchObject({ code: 'alreadyUsed', rule: 'GUILD-076' });
    expect(aTrade({}).refusal(0, shift(1, true))).toMatchObject({ code: 'illegalChoice', rule: 'GUILD-076' });
  });

  it('GUILD-076 at most one discount for each sub-action', () => {
    const [a, b] = [sick(3), sick(3)];
    const healed = twice({ mages: [a, b] }).when(0, heal(a.id, 1, true));
    expect(healed.refusal(0, heal(b.id, 1, true))).toMatchObject({ code: 'alreadyUsed', rule: 'GUILD-174' });
    expect(healed.view(0).resolution).toMatchObject({ discounts: 1 });
  });

  it('EX-37 GUILD-174 GUILD-058 the discount covers the next 2 rubies of healing', () => {
    const mages = [sick(1), sick(1), sick(1)];
    let scene = twice({ rubies: 1, mages });
    const costs = mages.map(({ id }, place) => {
      scene = scene.when(0, heal(id, 1, place === 0));
      return paid(scene)[0];
    });
    expect(costs).toEqual([0, 0, 1]);
    for (const { id } of mages) expect(mageOf(scene, id)).toMatchObject({ damage: 0, inCare: false, post: 'passive' });
  });

  it('GUILD-174 a discount may be put on a later healing of the same resolution', () => {
    const [a, b] = [sick(3), sick(3)];
    const first = twice({ rubies: 5, mages: [a, b] }).when(0, heal(a.id, 1));
    const second = first.when(0, heal(a.id, 2, true));
    const third = second.when(0, heal(b.id, 3));
    expect([first, second, third].flatMap(paid)).toEqual([1, 0, 3]);
  });

  it('GUILD-174 a discount that one healing uses in part covers the rest of the next', () => {
    const [a, b] = [sick(1), sick(3)];
    const first = twice({ rubies: 5, mages: [a, b] }).when(0, heal(a.id, 1, true));
    const second = first.when(0, heal(b.id, 3));
    expect([first, second].flatMap(paid)).toEqual([0, 2]);
  });

  it('GUILD-076 the discount of an object comes on top', () => {
    const tag = anObject({ effects: [{ effect: 'discount', what: 'item', amount: 1 }] });
    const dear = anObject({ price: 8 });
    const scene = twice({ rubies: 9, objects: [tag] }, [dear, cheap]).when(0, openMarket);
    expect(paid(scene.when(0, buy(dear, true)))).toEqual([5]);
    expect(paid(scene.when(0, buy(dear)))).toEqual([7]);
    expect(paid(scene.when(0, buy(cheap, true)))).toEqual([0]);
  });

  it('GUILD-174 the discount of an object on healing is for all healing of a resolution', () => {
    const tag = anObject({ effects: [{ effect: 'discount', what: 'healing', amount: 2 }] });
    const ill = sick(5);
    const scene = aTrade({ rubies: 9, mages: [ill], objects: [tag] });
    const [one, two, three] = [1, 2, 1];
    const first = scene.when(0, heal(ill.id, one));
    const second = first.when(0, heal(ill.id, two));
    const third = second.when(0, heal(ill.id, three));
    expect([first, second, third].flatMap(paid)).toEqual([0, 1, 1]);
  });

  it('GUILD-071 X2 sells one item too', () => {
    const scene = twice({ objects: [ring], rubies: 0 }, [cheap]).when(0, sell(ring));
    expect(scene.guild(0).rubies).toBe(2);
  });
});
