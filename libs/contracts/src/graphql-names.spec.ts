import { enumNameOf, graphqlNameOf, isGraphqlName } from './graphql-names.js';

describe('GraphQL names', () => {
  it.each([
    ['fire', 'fire'],
    ['FIRE', 'FIRE'],
    ['two-handed', 'two_handed'],
    ['2x', '_2x'],
    ['true', '_true'],
    ['null', '_null'],
    ['épée', 'epee'],
    ['a.b c', 'a_b_c'],
    ['__type', '_type'],
    ['', '_'],
  ])('the value "%s" is called %s', (value, name) => {
    expect(graphqlNameOf(value)).toBe(name);
    expect(isGraphqlName(name)).toBe(true);
  });

  it.each([
    ['fire', 'FIRE'],
    ['TOO_FAR', 'TOO_FAR'],
    ['towardLight', 'TOWARD_LIGHT'],
    ['auction.bid', 'AUCTION_BID'],
    ['combat.attackLine', 'COMBAT_ATTACK_LINE'],
    ['two-handed', 'TWO_HANDED'],
    ['X2', 'X2'],
    ['2x', '_2X'],
    ['true', 'TRUE'],
    ['épée', 'EPEE'],
    ['', '_'],
  ])('the value "%s" of an enum is called %s', (value, name) => {
    expect(enumNameOf(value)).toBe(name);
    expect(isGraphqlName(name)).toBe(true);
  });
});
