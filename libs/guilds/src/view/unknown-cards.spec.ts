import { aGame, aLeader, aMage, anObject, aQuest, aSpell, given, type Scene } from '../testing/index.js';
import { aTrade } from '../testing/trades.js';

describe('a card that the view of a seat does not show', () => {
  const gold = () => aSpell('anytime', { effect: 'gainRubies', amount: 1 });
  const nowhere = 'no-card-has-this-id';

  it('EX-39 GUILD-195 a spell in another hand and an id that no card has are refused alike, byte for byte', () => {
    const [mine, theirs] = [gold(), gold()];
    const scene = given(aGame({ guilds: [{ spells: [mine] }, { spells: [theirs] }] }));
    const [hidden, none] = [theirs, nowhere].map((itemId) => scene.refusal(0, { type: 'playCard', itemId }));
    expect(hidden).toMatchObject({ code: 'unknownCard', rule: 'GUILD-195' });
    expect(JSON.stringify(hidden)).toBe(JSON.stringify(none));
  });

  it('GUILD-195 in every place where it may lie', () => {
    const [inDeck, inHand] = [gold(), gold()];
    const [mageInDeck, leaderInDeck, questInDeck] = [aMage(), aLeader(), aQuest()];
    const scene = given(
      aGame({
        guilds: [{ objects: [anObject()], mages: [aMage()] }, { spells: [inHand] }],
        itemDeck: [inDeck],
        mageDeck: [mageInDeck],
        leaderDeck: [leaderInDeck],
        questDeck: [aQuest(), questInDeck],
        resolving: { seat: 0, action: 'trade' },
      }),
    );
    const refusals = [inDeck, inHand, mageInDeck, leaderInDeck, questInDeck, nowhere].flatMap((id) => [
      scene.refusal(0, { type: 'playCard', itemId: id }),
      scene.refusal(0, { type: 'sellItem', itemId: id }),
      scene.refusal(0, { type: 'buyHealing', mageId: id, damage: 1, useDiscount: false }),
      scene.refusal(0, { type: 'assignObject', objectId: id }),
      scene.refusal(0, { type: 'assignObject', objectId: scene.guild(0).objects[0]!.id, mageId: id }),
    ]);
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ code: 'unknownCard' });
  });

  it('GUILD-195 a seat that is not at the table is refused in the same way', () => {
    const theft = aSpell('anytime', { effect: 'stealRubies', amount: 1 });
    const scene = given(aGame({ guilds: [{ spells: [theft] }, {}] }));
    expect(scene.refusal(0, { type: 'playCard', itemId: theft, targetSeat: 7 })).toMatchObject({ code: 'unknownCard' });
  });

  it('GUILD-195 a card put under a deck is unknown again, also to the seat that looked at it', () => {
    const [a, b, c] = [anObject(), anObject(), anObject()];
    const left = aTrade({ spells: [gold()] }, { itemDeck: [a, b, c] })
      .when(0, { type: 'openMarket' })
      .when(0, { type: 'endAction' });
    expect(left.refusalCode(0, { type: 'playCard', itemId: b })).toBe('unknownCard');
    expect(left.refusalCode(0, { type: 'playCard', itemId: a })).toBe('notYours');
  });

  it('GUILD-195 what one seat looks at is unknown to the others', () => {
    const [item, mage, leader] = [anObject(), aMage(), aLeader()];
    const holding = { spells: [gold()], objects: [anObject()], mages: [aMage()] };
    const looking = (action: 'trade' | 'recruitment', type: 'openMarket' | 'drawMages' | 'drawLeaders') =>
      given(
        aGame({
          guilds: [{}, holding],
          itemDeck: [item, anObject()],
          mageDeck: [mage, aMage()],
          leaderDeck: [leader],
          resolving: { seat: 0, action, x2: true },
        }),
      ).when(0, { type });
    const looks: readonly (readonly [Scene, string])[] = [
      [looking('trade', 'openMarket'), item],
      [looking('recruitment', 'drawMages'), mage],
      [looking('recruitment', 'drawLeaders'), leader],
    ];
    for (const [scene, id] of looks) {
      expect(scene.refusalCode(1, { type: 'playCard', itemId: id })).toBe('unknownCard');
      expect(scene.refusalCode(0, { type: 'playCard', itemId: id })).toBe('notYours');
    }
  });

  it('GUILD-195 what opens, and who is asked, does not depend on which spells the others hold', () => {
    const hands = [[gold()], [aSpell('campaign', { effect: 'groupAnyway' })]];
    const [one, two] = hands.map((spells) =>
      given(aGame({ guilds: [{}, { spells }], resolving: { seat: 0, action: 'trade' } })),
    );
    expect(one!.view(0)).toEqual(two!.view(0));
    expect(one!.waiting).toEqual(two!.waiting);
    const [after, other] = [one!, two!].map((scene) => scene.when(0, { type: 'endAction' }));
    expect(after!.waiting).toEqual(other!.waiting);
    expect(after!.legal(0)).toEqual(other!.legal(0));
  });
});
