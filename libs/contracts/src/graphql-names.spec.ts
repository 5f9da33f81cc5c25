import { graphqlNameOf, isGraphqlName } from './graphql-names.js';

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
});
