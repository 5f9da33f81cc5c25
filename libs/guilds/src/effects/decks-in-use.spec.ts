import { aGame, aMage, anObject, aSpell, given } from '../testing/index.js';

const letter = () => aSpell('anytime', { effect: 'drawItems', draw: 2, keep: 1 });
const drum = () => anObject({ timing: 'anytime', effects: [{ effect: 'freshMages' }] });

describe('decks in use', () => {
  it('GUILD-188 while a market is open no seat draws items', () => {
    const [mine, theirs] = [letter(), letter()];
    const scene = given(
      aGame({ guilds: [{ spells: [mine] }, { spells: [theirs] }], resolving: { seat: 0, action: 'trade' } }),
    );
    expect(scene.when(1, { type: 'playCard', itemId: theirs }).step).toBe('effect.pick');
    const open = scene.when(0, { type: 'openMarket' });
    expect(open.refusal(0, { type: 'playCard', itemId: mine })).toMatchObject({ rule: 'GUILD-188', code: 'deckInUse' });
    expect(open.refusalCode(1, { type: 'playCard', itemId: theirs })).toBe('deckInUse');
    const itemId = open.view(0).own!.market![0]!;
    const rich = open.with((state) => void (state.guilds[0]!.rubies = 20));
    const closed = rich.when(0, { type: 'buyItem', itemId, useDiscount: false });
    expect(closed.when(1, { type: 'playCard', itemId: theirs }).step).toBe('effect.pick');
  });

  it('GUILD-188 an effect that takes nothing from the deck is played beside an open market', () => {
    const purse = aSpell('anytime', { effect: 'gainRubies', amount: 2 });
    const scene = given(aGame({ guilds: [{ spells: [purse] }, {}], resolving: { seat: 0, action: 'trade' } }));
    const rich = scene.when(0, { type: 'openMarket' }).when(0, { type: 'playCard', itemId: purse });
    expect(rich.guild(0).rubies).toBe(7);
    expect(rich.view(0).resolution).toMatchObject({ marketOpen: true });
  });

  it('GUILD-188 while mages are drawn the face-up place is not changed', () => {
    const [first, second, next, up, object] = [aMage(), aMage(), aMage(), aMage(), drum()];
    const scene = given(
      aGame({
        guilds: [{}, { objects: [object] }],
        mageDeck: [first, second, next],
        faceUpMage: up,
        resolving: { seat: 0, action: 'recruitment' },
      }),
    );
    const drawn = scene.when(0, { type: 'drawMages' });
    expect(drawn.refusal(1, { type: 'playCard', itemId: object })).toMatchObject({
      rule: 'GUILD-188',
      code: 'deckInUse',
    });
    const fresh = scene.when(1, { type: 'playCard', itemId: object });
    expect(fresh.state.mages).toMatchObject({ pile: [up], faceUp: first, deck: [second, next] });
    expect(fresh.refusalCode(1, { type: 'playCard', itemId: object })).toBe('alreadyUsed');
  });

  it('GUILD-190 without a face-up mage there is nothing to replace', () => {
    const object = drum();
    const scene = given(aGame({ guilds: [{ objects: [object] }, {}] }));
    expect(scene.refusal(0, { type: 'playCard', itemId: object })).toMatchObject({
      rule: 'GUILD-190',
      code: 'impossible',
    });
  });
});
