import type { GameSetup } from '../testing/game-setup.js';
import { aGame, aGuildTile, aLeader, aMage, anObject, aQuest, aSpell, given } from '../testing/index.js';

/** Seat 0, which may play cards, names a card that is none of its items. */
const naming = (itemId: string, setup: GameSetup): string =>
  given(aGame({ guilds: [{}, {}], ...setup })).refusalCode(0, { type: 'playCard', itemId });

describe('a card that is not the item of a seat', () => {
  const [mage, item, quest, under, tile] = [aMage(), anObject(), aQuest(), aQuest(), aGuildTile()];
  const [leader, spell] = [aLeader(), aSpell('anytime', { effect: 'gainRubies', amount: 1 })];

  it.each<[string, string, GameSetup]>([
    ['the face-up mage', mage, { faceUpMage: mage }],
    ['a mage of the auction pile', mage, { pile: [mage] }],
    ['a mage of another guild', mage, { guilds: [{}, { mages: [mage] }] }],
    ['the face-up item', item, { faceUpItem: item }],
    ['a discarded item', item, { itemDiscard: [item] }],
    ['an object of another guild', item, { guilds: [{}, { objects: [item] }] }],
    ['an object that lies on a quest', item, { questDeck: [quest], onQuests: { [quest]: { objects: [item] } } }],
    ['the leader of another guild', leader, { guilds: [{}, { leaderId: leader }] }],
    ['the face-up quest', quest, { questDeck: [quest] }],
    ['a quest that has been face up', under, { questDeck: [quest, under], onQuests: { [under]: {} } }],
    ['a completed quest', under, { guilds: [{}, { quests: [under] }], questDeck: [quest] }],
    ['the tile of a guild', tile, { guilds: [{}, { tileId: tile }] }],
  ])('GUILD-195 is another one where its view shows it (%s)', (_, card, setup) => {
    expect(naming(card, setup)).toBe('notYours');
  });

  it.each<[string, string, GameSetup]>([
    ['a mage of the deck', mage, { mageDeck: [mage] }],
    ['an item of the deck', item, { itemDeck: [item] }],
    ['a spell of another hand', spell, { guilds: [{}, { spells: [spell] }] }],
    ['a leader of the deck', leader, { leaderDeck: [leader] }],
    ['a quest under the face-up one', under, { questDeck: [quest, under] }],
    ['a tile that no one has', tile, {}],
    ['no card at all', 'nothing', {}],
  ])('GUILD-195 is unknown where its view does not (%s)', (_, card, setup) => {
    expect(naming(card, setup)).toBe('unknownCard');
  });

  it('GUILD-195 a lot, and a mage that is removed from the game, are known', () => {
    const known: string = mage;
    const lots = given(aGame({ guilds: 2, at: 'auction.bid', lots: [mage] }));
    expect(lots.refusalCode(0, { type: 'playCard', itemId: known })).toBe('notYours');
    const removed = given(aGame({ guilds: 2 })).with(({ mages }) => void mages.removed.push(mage));
    expect(removed.refusalCode(0, { type: 'playCard', itemId: known })).toBe('notYours');
  });
});
