import { aGame, anObject, aSpell, given, seenBy, type Scene } from '../testing/index.js';
import { aTrade, buy, end, openMarket, sell } from '../testing/trades.js';

const [a, b, c, d] = [anObject({ price: 3 }), anObject(), anObject(), anObject()];
const spell = aSpell('anytime', { effect: 'gainRubies', amount: 2 });
const seen = (scene: Scene, seat = 0) => scene.view(seat).own?.market;

describe('the market', () => {
  it('GUILD-068 shows the first two of the deck when no item is face up', () => {
    const scene = aTrade({}, { itemDeck: [a, b, c] }).when(0, openMarket);
    expect(seen(scene)).toEqual([a, b]);
    expect(scene.happened('marketOpened')).toMatchObject([{ faceUp: null, drawn: 2, itemIds: [a, b] }]);
  });

  it('GUILD-068 shows the face-up item and the first of the deck', () => {
    const scene = aTrade({}, { itemDeck: [a, b], faceUpItem: c }).when(0, openMarket);
    expect(seen(scene)).toEqual([c, a]);
    expect(seenBy(scene, 1)).toEqual([{ type: 'marketOpened', seat: 0, faceUp: c, drawn: 1 }]);
    expect(JSON.stringify(scene.view(1))).not.toContain(a);
    expect(scene.refusalCode(1, openMarket)).toBe('notYourDecision');
  });

  it('GUILD-069 one of the two is bought at its printed price, the other is then face up', () => {
    const open = aTrade({}, { itemDeck: [a, b, c] }).when(0, openMarket);
    const bought = open.when(0, buy(a));
    expect(bought.happened('objectBought')).toEqual([
      { type: 'objectBought', seat: 0, objectId: a, price: 3, discounted: false, faceUp: b },
    ]);
    expect(bought.guild(0).rubies).toBe(2);
    expect(bought.view(1)).toMatchObject({ faceUpItem: b, itemDeck: 1 });
    expect(bought.refusalCode(0, buy(b))).toBe('notYours');
  });

  it('GUILD-069 GUILD-003 not without the rubies for it, nor another item', () => {
    const open = aTrade({ rubies: 2, objects: [d] }, { itemDeck: [a, b, c] }).when(0, openMarket);
    expect(open.refusal(0, buy(a))).toEqual(
      expect.objectContaining({ code: 'notEnoughRubies', rule: 'GUILD-003', facts: { cost: 3, rubies: 2 } }),
    );
    expect(open.refusalCode(0, buy(c))).toBe('unknownCard');
    expect(open.refusal(0, buy(d))).toMatchObject({ code: 'notYours', rule: 'GUILD-069' });
    expect(aTrade({}, { itemDeck: [a, b], faceUpItem: c }).refusalCode(0, buy(c))).toBe('notYours');
  });

  it('GUILD-070 GUILD-175 when neither is bought the face-up one stays, the other goes under the deck', () => {
    const open = aTrade({}, { itemDeck: [a, b], faceUpItem: c }).when(0, openMarket);
    const left = open.when(0, end);
    expect(left.happened('marketLeft')).toEqual([{ type: 'marketLeft', seat: 0, faceUp: c, under: 1 }]);
    expect(left.state.items).toEqual({ deck: [b, a], discard: [], faceUp: c });
    expect(seenBy(left, 1).find(({ type }) => type === 'marketLeft')).not.toHaveProperty('itemId');
  });

  it('GUILD-070 with none face up the first drawn is face up', () => {
    const left = aTrade({}, { itemDeck: [a, b, c] })
      .when(0, openMarket)
      .when(0, end);
    expect(left.state.items).toEqual({ deck: [c, b], discard: [], faceUp: a });
    expect(left.view(1).faceUpItem).toBe(a);
  });

  it('GUILD-070 an item put under the deck is shown to no one any more', () => {
    const left = aTrade({}, { itemDeck: [a, b, c] })
      .when(0, openMarket)
      .when(0, end);
    expect(JSON.stringify([left.view(0), left.view(1)])).not.toContain(b);
  });

  it('EX-17 GUILD-068 GUILD-070 three visitors', () => {
    const guilds = [0, 1, 2].map(() => ({ firstAction: 'trade' as const }));
    const three = given(aGame({ guilds, at: 'actions.second', itemDeck: [a, b, c, d] }));
    const scene = [0, 1, 2].reduce(
      (now, seat) => now.when(seat, { type: 'chooseSecondAction', action: 'work' }),
      three,
    );
    const one = scene.when(0, openMarket);
    expect(seen(one, 0)).toEqual([a, b]);
    const two = one.when(0, buy(a)).when(0, end).when(1, openMarket);
    expect(seen(two, 1)).toEqual([b, c]);
    const last = two.when(1, end).when(2, openMarket);
    expect(seen(last, 2)).toEqual([b, d]);
    expect(last.state.items.deck).toEqual([c]);
  });

  it('GUILD-071 a seat that buys nothing may sell an object or a spell for 2 rubies, with or without looking', () => {
    for (const look of [true, false]) {
      for (const itemId of [d, spell]) {
        const scene = aTrade({ objects: [d], spells: [spell] }, { itemDeck: [a, b, c] });
        const sold = (look ? scene.when(0, openMarket) : scene).when(0, sell(itemId));
        expect(sold.happened('itemSold')).toEqual([{ type: 'itemSold', seat: 0, itemId, price: 2 }]);
        expect(sold.guild(0).rubies).toBe(7);
        expect(sold.view(1).itemDiscard).toEqual([itemId]);
        expect([...sold.guild(0).objects.map(({ id }) => id), ...sold.guild(0).spells]).not.toContain(itemId);
        expect(sold.happened('marketLeft')).toHaveLength(look ? 1 : 0);
      }
    }
  });

  it('GUILD-071 one item only, of its own, and not after a purchase', () => {
    const scene = aTrade({ objects: [d], spells: [spell] }, { itemDeck: [a, b, c] });
    expect(scene.when(0, sell(d)).refusal(0, sell(spell))).toMatchObject({ code: 'alreadyUsed', rule: 'GUILD-071' });
    expect(scene.when(0, openMarket).when(0, buy(b)).refusalCode(0, sell(d))).toBe('alreadyUsed');
    const theirs = given(
      aGame({ guilds: [{}, { objects: [d], spells: [spell] }], resolving: { seat: 0, action: 'trade' } }),
    );
    expect(theirs.refusal(0, sell(d))).toMatchObject({ code: 'notYours', rule: 'GUILD-071' });
    expect(theirs.refusalCode(0, sell(spell))).toBe('unknownCard');
  });

  it('GUILD-175 selling with the market open means that neither item is bought', () => {
    const scene = aTrade({ objects: [d] }, { itemDeck: [a, b, c] })
      .when(0, openMarket)
      .when(0, sell(d));
    expect(scene.events.map(({ type }) => type)).toEqual(['marketLeft', 'itemSold']);
    expect(scene.state.items).toEqual({ deck: [c, b], discard: [d], faceUp: a });
  });

  it('GUILD-175 after a purchase or a sale the market is not opened again', () => {
    const scene = aTrade({ objects: [d] }, { itemDeck: [a, b, c] });
    for (const used of [scene.when(0, sell(d)), scene.when(0, openMarket).when(0, buy(b))]) {
      expect(used.refusal(0, openMarket)).toMatchObject({ code: 'alreadyUsed', rule: 'GUILD-067' });
    }
  });

  it('GUILD-072 when the deck is empty the discard pile is shuffled into a new one', () => {
    const scene = aTrade({}, { itemDeck: [a], itemDiscard: [b, c, d] });
    const open = scene.chancing({ shuffles: [[d, b, c]] }).when(0, openMarket);
    expect(seen(open)).toEqual([a, d]);
    expect(open.state.items).toMatchObject({ deck: [b, c], discard: [] });
    expect(seenBy(open, 0)[0]).toMatchObject({ type: 'itemDeckShuffled' });
    expect(seenBy(open, 0)[0]).not.toHaveProperty('order');
  });

  it('GUILD-072 a deck that is long enough is not shuffled', () => {
    expect(aTrade({}, { itemDeck: [a, b], itemDiscard: [c] }).when(0, openMarket).state.items.discard).toEqual([c]);
    const onTop = aTrade({}, { itemDeck: [b], itemDiscard: [c], faceUpItem: a }).when(0, openMarket);
    expect(onTop.happened('itemDeckShuffled')).toEqual([]);
  });

  it('GUILD-072 if the pile is empty too, fewer are drawn; without any item there is no market', () => {
    expect(seen(aTrade({}, { itemDeck: [a] }).when(0, openMarket))).toEqual([a]);
    expect(seen(aTrade({}, { itemDeck: [], faceUpItem: a }).when(0, openMarket))).toEqual([a]);
    expect(aTrade({}, { itemDeck: [] }).refusal(0, openMarket)).toMatchObject({
      code: 'nothingThere',
      rule: 'GUILD-068',
    });
    const last = aTrade({}, { itemDeck: [a] })
      .when(0, openMarket)
      .when(0, buy(a));
    expect(last.view(0)).not.toHaveProperty('faceUpItem');
  });

  it('GUILD-073 a bought object goes to the stock, in public', () => {
    const scene = aTrade({}, { itemDeck: [a, b] })
      .when(0, openMarket)
      .when(0, buy(a));
    expect(scene.view(1).guilds[0]?.objects).toEqual([{ objectId: a, uses: 0 }]);
  });

  it('GUILD-073 GUILD-189 a bought spell goes to the hand, hidden; its price is that of every spell', () => {
    const other = aSpell('campaign', { effect: 'groupAnyway' });
    const after = (itemId: string) =>
      aTrade({}, { itemDeck: [itemId, b] })
        .when(0, openMarket)
        .when(0, buy(itemId));
    const scene = after(spell);
    expect(scene.view(0).own?.hand).toEqual([spell]);
    expect(scene.view(1).guilds[0]).toMatchObject({ spells: 1, rubies: 2 });
    expect(scene.view(1)).toEqual(after(other).view(1));
    expect(seenBy(scene, 1)).toEqual([{ type: 'spellBought', seat: 0, price: 3, discounted: false, faceUp: b }]);
    expect(seenBy(scene, 0)).toMatchObject([{ type: 'spellBought', spellId: spell }]);
  });
});
