import type { GameSetup } from '../testing/game-setup.js';
import { aGame, aGuildTile, aLeader, anObject, aQuest, aSpell, given, type Scene } from '../testing/index.js';

/** Seat 1 ends its second action next; then seat 0 resolves its own. */
const working = (x2: boolean, setup: GameSetup = {}): Scene =>
  given(aGame({ ...setup, resolving: { seat: 0, action: 'work', x2 } }));

const rich = () => ({
  tileId: aGuildTile({ income: 3 }),
  leaderId: aLeader({ income: 2 }),
  quests: [aQuest({ success: { income: 1 } }), aQuest({ success: { income: 2 } }), aQuest()],
  rubies: 0,
});

describe('Work', () => {
  it('GUILD-065 pays the incomes of the tile, the leader and every completed quest', () => {
    const { state } = working(true, { guilds: [rich(), {}], itemDeck: ['a', 'b'].map(() => anObject()) });
    expect(state.guilds[0]?.rubies).toBe(8);
  });

  it('GUILD-065 is over at once, without a question', () => {
    const scene = given(aGame({ guilds: [rich(), {}], firstPlayer: 1, at: 'actions.second' }))
      .when(1, { type: 'chooseSecondAction', action: 'trade' })
      .when(0, { type: 'chooseSecondAction', action: 'recruitment' });
    expect(scene.happened('incomePaid')).toEqual([
      expect.objectContaining({ seat: 1, source: 'work' }),
      { type: 'incomePaid', seat: 0, rubies: 8, source: 'work' },
    ]);
    expect(scene.view(0).resolution).toMatchObject({ seat: 1, action: 'trade' });
  });

  it('GUILD-186 objects that add to the income of step 1 add nothing here', () => {
    const purse = anObject({ effects: [{ effect: 'extraIncome', amount: 2 }] });
    expect(working(true, { guilds: [{ ...rich(), objects: [purse] }, {}] }).guild(0).rubies).toBe(8);
  });
});

describe('Work X2', () => {
  const [ring, lamp, cup] = [anObject({ price: 4 }), anObject({ price: 2 }), anObject()];
  const shopping = (setup: GameSetup = {}) =>
    working(true, { guilds: [{ ...rich(), objects: [cup] }, {}], itemDeck: [ring, lamp], ...setup });

  it('GUILD-066 the sum is paid again, and the market may be visited once', () => {
    const scene = shopping();
    expect(scene.step).toBe('resolve.market');
    expect(scene.legal(0).map(({ type }) => type)).toEqual(['openMarket', 'endAction', 'assignObject'].slice(0, 2));
    const open = scene.when(0, { type: 'openMarket' });
    expect(open.refusalCode(0, { type: 'openMarket' })).toBe('alreadyUsed');
    const bought = open.when(0, { type: 'buyItem', itemId: ring, useDiscount: false });
    expect(bought.events.map(({ type }) => type).slice(0, 2)).toEqual(['objectBought', 'actionEnded']);
    expect(bought.happened('objectBought')).toMatchObject([{ price: 4, faceUp: lamp, discounted: false }]);
  });

  it('GUILD-066 only to buy: no sale, no alignment, no healing, no discount', () => {
    const open = shopping().when(0, { type: 'openMarket' });
    for (const scene of [shopping(), open]) {
      expect(scene.refusalCode(0, { type: 'sellItem', itemId: cup })).toBe('wrongState');
      expect(scene.refusalCode(0, { type: 'buyAlignment', steps: 1, useDiscount: false })).toBe('wrongState');
      expect(scene.refusalCode(0, { type: 'buyHealing', mageId: 'x', damage: 1, useDiscount: false })).toBe(
        'wrongState',
      );
    }
    expect(open.refusalCode(0, { type: 'buyItem', itemId: ring, useDiscount: true })).toBe('illegalChoice');
  });

  it('GUILD-066 nothing need be bought; by default the action ends', () => {
    const left = shopping().when(0, { type: 'openMarket' }).whenTimeRunsOut();
    expect(left.happened('marketLeft')).toEqual([{ type: 'marketLeft', seat: 0, faceUp: ring, under: 1 }]);
    expect(shopping().whenTimeRunsOut().happened('marketOpened')).toEqual([]);
  });

  it('GUILD-066 does not ask when there is no item to look at', () => {
    expect(shopping({ itemDeck: [] }).state.turn).toBe(2);
    expect(shopping({ itemDeck: [], itemDiscard: [ring] }).step).toBe('resolve.market');
    expect(shopping({ itemDeck: [], faceUpItem: ring }).step).toBe('resolve.market');
  });

  it('GUILD-066 nor then a seat that could play a card', () => {
    const spells = [aSpell('anytime', { effect: 'gainRubies', amount: 1 })];
    const guilds = [{ ...rich(), spells }, {}];
    expect(shopping({ guilds, itemDeck: [] }).view(0).turn).toBe(2);
    expect(shopping({ guilds }).step).toBe('resolve.market');
  });
});
